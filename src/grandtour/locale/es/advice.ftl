### Por qué una pista propone una acción, en una línea corta. Las notas sobre los argumentos están en el archivo inglés.

## Partes de frases

advice-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
advice-routes =
    { $routes ->
        [one] { $routes } ruta
       *[other] { $routes } rutas
    }
advice-buildings =
    { $buildings ->
        [one] { $buildings } edificio
       *[other] { $buildings } edificios
    }
advice-color =
    { $kind_id ->
        [red] rojo
        [green] verde
       *[blue] azul
    }

## San Francisco

advice-sf-completes = Completa { $tickets }.
advice-sf-last-turn = { advice-points } al momento, en tu último turno.
advice-sf-on-the-way = Te ayuda a completar { $ticket }.
advice-sf-last-round = Inicia la última ronda, con todos tus billetes completados.
advice-sf-token = Da una ficha que aún no tienes: { $symbol }.
advice-sf-long = Una ruta larga: { advice-points }.
advice-sf-points = { advice-points } al momento.
advice-sf-ferry-route = { $route } pide al menos una { $wild_card }.
advice-sf-ferry = Una { $wild_card } vale por cualquier color.
advice-sf-needed = Para { $route }. Cartas de este color que te faltan: { $missing }.
advice-sf-needed-later = Para { $route }, que merece la pena aparte de tus billetes.
advice-sf-collect =
    Con ella tienes { $have ->
        [one] { $have } carta
       *[other] { $have } cartas
    } de este color.
advice-sf-spare = Un color nuevo en la mano abre más rutas.
advice-sf-draw = Ya tienes las cartas para tu plan; con más tendrás dónde elegir.
advice-sf-draw-missing = Cartas que aún le faltan a tu plan: { $missing }.
advice-sf-draw-blind = Ninguna carta boca arriba te sirve para tu plan. Cartas que le faltan: { $missing }.
advice-sf-tickets = Has completado todos tus billetes y queda tiempo para otro.
advice-sf-tickets-more = Queda tiempo para un billete más.
advice-sf-tickets-late = Apenas queda tiempo para un billete nuevo.
advice-sf-keep-least = Si no da tiempo a completarlo, pierdes: { advice-points }.
advice-sf-keep-free = No pide más rutas que las que ya planeas.
advice-sf-keep-together =
    Comparten parte del camino: { $routes ->
        [one] alrededor de { $routes } ruta
       *[other] unas { $routes } rutas
    } más.
advice-sf-keep = { advice-points } por { advice-routes }, más o menos.
advice-sf-token-later = La otra puede esperar: tu plan vuelve a pasar por { $location }.
advice-sf-token-left = Fichas de este símbolo que quedan: { $left }.
advice-sf-place = Rutas de tu plan que llegan allí: { $routes }.
advice-sf-place-apart = Tu plan no pasa por allí. Rutas que llegan allí: { $routes }.
advice-sf-pass = No hay otra acción posible.

## Explore New York

advice-ny-keep-block = Las tarjetas que quedan van bien para la cuadra { $block }.
advice-ny-keep-any = Con las tarjetas que quedan puedes elegir cualquier cuadra vacía.
advice-ny-fallback = Deja las mejores cuadras para turnos posteriores.
advice-ny-aside = Fuera de tu recorrido: las buenas cuadras quedan para mejores tarjetas.
advice-ny-tourists =
    { $tourists } para { $blocks ->
        [one] { $blocks } cuadra de color { advice-color }
       *[other] { $blocks } cuadras de color { advice-color }
    } de tu recorrido.
advice-ny-tourists-pair =
    { $tourists } para { $blocks ->
        [one] { $blocks } cuadra de color { advice-color }
       *[other] { $blocks } cuadras de color { advice-color }
    }, y sitio para dos enlaces de tu recorrido.
advice-ny-pair = Aquí caben dos enlaces de tu recorrido.
advice-ny-beside = Está junto a tu recorrido.
advice-ny-tourist =
    Tu recorrido pasa por { $blocks ->
        [one] { $blocks } cuadra de color { advice-color }
       *[other] { $blocks } cuadras de color { advice-color }
    }.
advice-ny-gain = Suma { advice-points } a tu mejor recorrido.
advice-ny-joins = Une dos trozos de tu recorrido.
advice-ny-cafe = Llega a { $cafes }.
advice-ny-grey = Una cuadra gris más en el recorrido: { $count } en total.
advice-ny-yellow = Una cuadra amarilla más en el recorrido: { $count } en total.
advice-ny-spare = No está en el recorrido que más promete.
advice-ny-attraction =
    Una cuadra más de color { advice-color }, para { $count ->
        [one] { $count } turista
       *[other] { $count } turistas
    } de su tipo.
advice-ny-collects = Añade a tu recorrido una cuadra con turistas.
advice-ny-extends = Alarga tu recorrido.
advice-ny-starts = El primer trozo de un recorrido prometedor.
advice-ny-end = Tu turno está completo.

## French Quarter

advice-fq-there = A { $building }. { $reason }
advice-fq-multiplier = { $street } cuenta ×{ $times }. Edificios mapeados allí: { $buildings }.
advice-fq-bonus = Desbloquea { $bonus }: { $what }.
advice-fq-street =
    { $building_is ->
        [here] En { $streets }, que puntúa.
       *[other] Mapea además { $building }, en { $streets }.
    }
advice-fq-streets =
    { $building_is ->
        [here] En calles que puntúan: { $streets }.
       *[other] Mapea además { $building }, en { $streets }.
    }
advice-fq-second-line =
    { $building_is ->
        [here] Junto a la Segunda Línea.
       *[other] Mapea además { $building }, junto a la Segunda Línea.
    }
advice-fq-gift-shop =
    { $left ->
        [0] Completa las Tiendas de Souvenirs.
       *[other] Mapea una Tienda de Souvenirs. Faltan aún: { $left }.
    }
advice-fq-vacation =
    { $building_is ->
        [here] Está en tu carta de Vacaciones.
       *[other] Mapea además { $building }, que está en tu carta de Vacaciones.
    }
advice-fq-courtyard = Patios visitados: { $count } de { $all }.
advice-fq-riverwalk = { $riverwalk }: visita { $count } de { $all }.
advice-fq-performers =
    Artistas en la fila { $row ->
        [1] superior
       *[other] inferior
    }: { $count }.
advice-fq-wild = Llega al siguiente Comodín del medidor de Paraguas.
advice-fq-circle = Recuadros hasta el próximo círculo ({ $activity }): { $ahead }.
advice-fq-icons = Da los iconos que mejor le van a tu hoja.
advice-fq-best = Es lo que mejor deja tu hoja.
advice-fq-touches =
    La línea toca entonces { $buildings ->
        [one] { $buildings } edificio mapeado
       *[other] { $buildings } edificios mapeados
    } más.
advice-fq-ahead = Edificios que has mapeado junto a los próximos tramos: { $buildings }.
advice-fq-stay = Lo mejor es dejar tu línea donde está.
advice-fq-save-w = Guarda la W para un edificio mejor.
advice-fq-without = Nada de lo que se ofrece ayuda a tu hoja.
