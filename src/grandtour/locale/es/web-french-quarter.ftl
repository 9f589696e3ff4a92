### Las palabras de la aplicación web para French Quarter: mapa, mazos, hoja, itinerario.

## El mapa
fq-map = Mapa del French Quarter
fq-map-of = El mapa de { $name }. Volver al mío
fq-building = { $name }: { $icons }.
fq-building-mapped = Mapeado con { $value }.
fq-building-empty = Sin mapear.
fq-building-there = Aquí: { $names }.
fq-further = Más lejos de lo que llega la carta: gasta un movimiento más largo.
fq-tourist = Turista de { $name }
fq-closed = { $street } está cortada en esta ronda
fq-way =
    { $way }: marcas { $mine ->
        [one] { $mine } recuadro
       *[other] { $mine } recuadros
    }
fq-letter-north = N
fq-letter-east = E
fq-letter-south = S
fq-letter-west = O

## Lo que se escribiría
fq-fits = { $value } encaja.
fq-fits-mapped = Ya está mapeado: un Paraguas a cambio.
fq-fits-locked = Ya no puedes mapear con { $value }: un Paraguas a cambio.
fq-fits-beside = { $value } no encaja junto a { $beside }: un Paraguas a cambio.

## Cartas y dados
fq-decks = Cartas y dados de esta ronda
fq-die = Dado de { $type }, { $value }. { $said }
fq-die-taken = { $value }, lo tiene { $name }
fq-die-mayor = { $value }, lo tiene el alcalde
fq-reach =
    { $least }–{ $most ->
        [one] { $most } espacio
       *[other] { $most } espacios
    }
fq-reach-one =
    { $most ->
        [one] { $most } espacio
       *[other] { $most } espacios
    }
fq-mayor = El alcalde
fq-mayor-first = empieza
fq-mayor-second = juega en segundo lugar
fq-mayor-order = El alcalde elige el primero de estos dados que siga libre: { $types }

## La hoja
fq-sheet-of = Hoja de { $name }
fq-whose = La hoja de quién
fq-track =
    { $marks } de { $all } marcados, { $times ->
        [0] aún sin multiplicador.
       *[other] multiplicador ×{ $times }.
    }
fq-next-none = Ya no viene nada más.
fq-next-bonus =
    { $marks ->
        [1] Sigue: { $letter }
       *[other] En { $marks }: { $letter }
    }
fq-next-times =
    { $marks ->
        [1] Sigue: ×{ $times }
       *[other] En { $marks }: ×{ $times }
    }
fq-next-choice =
    { $marks ->
        [1] Sigue: { $letter } o ×{ $times }
       *[other] En { $marks }: { $letter } o ×{ $times }
    }
fq-box-crossed = Tachado: no da nada
fq-had = desbloqueada
fq-ladder = Por cada edificio mapeado en { $street }: { $ladder }
fq-of = { $count } de { $all }
fq-performers = Artistas
fq-performers-track = Lo que da cada Artista
fq-performers-next = El siguiente Artista da: { $reward }.
fq-performer =
    { $name }, { $count ->
        [0] sin marcar
        [1] en una fila
       *[other] en las dos filas
    }
fq-reward-map = mapear en { $street }
fq-reward-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
fq-umbrellas = Paraguas
fq-second-line = Segunda Línea
fq-courtyards =
    { $count ->
        [one] { $count } Patio: { $points }
       *[other] { $count } Patios: { $points }
    }
fq-riverwalk = { $name } { $visits } de { $all }: { $points }
fq-gift-shops = Tiendas de Souvenirs: { $values }
fq-longer =
    { $count ->
        [one] Un movimiento más largo
       *[other] { $count } movimientos más largos
    }
fq-other =
    { $count ->
        [one] Otra carta, una vez
       *[other] Otra carta, { $count } veces
    }
fq-w =
    { $count ->
        [one] Una W por escribir
       *[other] { $count } W por escribir
    }
fq-locked = Ya no se mapea con { $value }
fq-vacation =
    Carta de Vacaciones «{ $name }», { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } ({ $condition }):
fq-vacation-secret = Una carta de Vacaciones secreta
fq-score-now =
    Si terminara ahora: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## El turno
fq-you = Tú
fq-ask-circle = Círculo de { $activity }: ¿bonificación o multiplicador?
fq-itinerary = El turno, paso a paso
fq-stop-card = Carta
fq-stop-card-of = Carta de { $type }
fq-stop-move = Mover
fq-stop-to = a { $building }
fq-stop-building = Edificio
fq-stop-map = Mapear
fq-stop-write = escribir { $value }
fq-stop-wrote = { $value } escrito
fq-stop-no-map = un Paraguas a cambio
fq-stop-line = Segunda Línea
fq-choose = elige
fq-gains =
    { $count ->
        [one] { $count } efecto
       *[other] { $count } efectos
    }
fq-as = Elígelo con su propia carta o con otra de las reveladas:
fq-values = Qué valor
fq-write = Escribir { $value }
fq-multiplier = Multiplicador ×{ $times }
fq-multiplier-counts =
    { $street } cuenta: { $buildings ->
        [one] { $buildings } edificio
       *[other] { $buildings } edificios
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } hasta ahora
fq-price = Esta bonificación te perjudica.
fq-points-now =
    { $points ->
        [one] { $points } punto enseguida.
       *[other] { $points } puntos enseguida.
    }

## Pestañas
fq-tabs = Qué mirar
fq-tab-map = Mapa
fq-tab-sheet = Hoja
fq-tab-dice = Dados
fq-tab-log = Historial
fq-tab-asked = (aquí te toca elegir)

## La situación en texto
fq-text-round = Ronda { $round } de { $rounds }
fq-text-line = La Segunda Línea hasta ahora: { $way }.
fq-text-own-line = Línea personal
fq-text-card = Carta
fq-text-move = Movimiento
fq-text-players = Las hojas de los jugadores
fq-text-points = Puntos hasta ahora
fq-text-at = Turista en
fq-text-track =
    { $marks } de { $all }, bonificaciones { $bonuses }, { $times ->
        [0] sin multiplicador
       *[other] ×{ $times }
    }
fq-text-buildings = Lugares
fq-text-stock = Por usar
fq-text-vacation = Carta de Vacaciones
fq-text-building = Edificio
fq-text-icons = Iconos
fq-text-streets = Calles
fq-text-beside = A su lado
fq-text-tracks = Lo que dan los medidores
fq-text-box-bonus = recuadro { $box }: bonificación
fq-text-box-multiplier = recuadro { $box }: multiplicador
fq-text-box-choice = recuadro { $box }: bonificación o multiplicador
