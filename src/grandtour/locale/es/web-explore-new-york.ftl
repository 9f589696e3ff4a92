### Explore New York en el navegador: su mapa, sus paneles y el modo texto. Las frases sobre el juego mismo están en
### explore-new-york.ftl. $block, $kind, $where, $cafe y $tourists llegan en palabras.

## El mapa

ny-map-own = Tu mapa de Nueva York
ny-map-of = El mapa de Nueva York de { $player }
# $block es «(4,5) Times Square», $kind es «círculo rojo».
ny-block = Cuadra { $block }, { $kind }: { $tourists }
ny-block-empty = Cuadra { $block }, { $kind }: vacía
# $where es «entre (4,4) y (4,5)» o «encima de (3,1)».
ny-road = Calle { $where }
ny-road-drawn = Calle { $where }: ahí está tu enlace
# $cafe es «Café Inwood (1 círculo y 1 cuadrado)».
ny-road-cafe = Calle { $where }, lleva a { $cafe }
ny-count-circle =
    { $n ->
        [one] { $n } círculo
       *[other] { $n } círculos
    }
ny-count-square =
    { $n ->
        [one] { $n } cuadrado
       *[other] { $n } cuadrados
    }
ny-count-triangle =
    { $n ->
        [one] { $n } triángulo
       *[other] { $n } triángulos
    }
ny-nobody = nadie

## Tarjetas

ny-cards = Tarjetas de Turno
ny-cards-none = Están a punto de revelarse tarjetas nuevas.
ny-cards-over = Se han jugado todos los turnos.
# Una etiqueta pequeña en una tarjeta: un enlace más.
ny-plus = + enlace
ny-turn = Turno { $turn } de { $turns }
ny-deck =
    { $cards ->
        [one] Queda { $cards } tarjeta
       *[other] Quedan { $cards } tarjetas
    }
ny-deck-left = Tarjetas que quedan, por número
ny-alone = Caza de puntos: juegas a solas para lograr todos los puntos que puedas.
ny-tourist = ¿Qué turista?

## Si terminara ahora

ny-now = Si terminara ahora
ny-now-red =
    { $tourists ->
        [one] { $tourists } turista × { $attractions }
       *[other] { $tourists } turistas × { $attractions }
    }
ny-now-green =
    { $tourists ->
        [one] { $tourists } turista × { $attractions }
       *[other] { $tourists } turistas × { $attractions }
    }
ny-now-blue =
    { $tourists ->
        [one] { $tourists } turista × { $attractions }
       *[other] { $tourists } turistas × { $attractions }
    }
ny-now-cafes =
    { $count ->
        [one] { $count } café
       *[other] { $count } cafés
    }
ny-now-yellow =
    { $count ->
        [one] { $count } cuadra
       *[other] { $count } cuadras
    }
ny-now-grey =
    { $count ->
        [one] { $count } cuadra
       *[other] { $count } cuadras
    }
ny-best = Mejor recorrido ahora
ny-route-show = Ver el recorrido

## Otro recorrido, al terminar la partida

ny-try = Probar otro recorrido
ny-try-title = Otro recorrido
ny-try-how = Toca los enlaces uno tras otro.
ny-try-behind =
    { $points ->
        [0] Tan bueno como el mejor
        [one] Un punto menos que el mejor
       *[other] { $points } puntos menos que el mejor
    }
ny-try-clear = Vaciar
ny-try-best = Mejor recorrido
ny-try-no-route = Estos enlaces no forman un recorrido.

## Los demás

ny-others = Compañeros de viaje
ny-others-open = sus mapas están a la vista
ny-maps = Mapas
ny-enlarge = Ver este mapa en grande
ny-back = Volver a tu mapa
ny-done = listo
ny-log = Lo que ha pasado
ny-tab-now = Tarjetas
ny-tab-maps = Mapas
ny-tab-log = Historial

## Modo texto

ny-text-turn = La cuadra de este turno: { $block }
ny-text-blocks = Cuadra
ny-text-kind = Tipo
ny-text-tourists = Turistas
ny-text-no-tourists = Aún no hay turistas.
ny-text-links =
    { $links ->
        [0] Aún no hay enlaces
        [one] { $links } enlace
       *[other] { $links } enlaces
    }
ny-text-used = Cafés usados: { $cafes }
ny-text-city = La ciudad
# $kind es la palabra para una cuadra sin atracción: «blanca».
ny-text-grid = X va de 1 a { $width }, de izquierda a derecha; Y va de 1 a { $height }, de arriba abajo. Toda cuadra que no está en esta tabla es { $kind }.
ny-text-route = Los enlaces del mejor recorrido, por orden:
ny-text-cafes = Cafés
# $roads: las calles que se encuentran allí, «encima de (4,1), encima de (5,1) y entre (4,1) y (5,1)».
ny-text-cafe = { $cafe }, donde se encuentran estas calles: { $roads }
