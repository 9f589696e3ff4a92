### Las palabras propias de la terminal: menús, títulos, ayuda. Las notas están en el archivo inglés.

## Órdenes que se pueden escribir

terminal-command-help = ayuda
terminal-command-board = tablero
terminal-command-tickets = billetes
terminal-command-route = recorrido
terminal-command-hint = pista
terminal-command-log = historial
terminal-command-undo = deshacer
terminal-command-why = porqué
terminal-command-rules = reglas
terminal-command-more = más
terminal-command-back = volver
terminal-command-play = jugar
terminal-command-quit = salir

## Lo que sigue a una orden

terminal-usage-help = -
terminal-usage-board = [LUGAR]
terminal-usage-tickets = -
terminal-usage-route = -
terminal-usage-hint = -
terminal-usage-log = -
terminal-usage-undo = -
terminal-usage-why = JUGADA
terminal-usage-rules = [ID]
terminal-usage-more = -
terminal-usage-back = -
terminal-usage-play = JUGADA
terminal-usage-quit = -

terminal-help-help = esta página
terminal-help-board = todas las rutas, o las de un lugar: número, longitud, color, dueño
terminal-help-tickets = tus billetes
terminal-help-route = tu mejor recorrido hasta ahora: su camino y sus puntos
terminal-help-hint = lo que haría un buen bot en tu lugar, y por qué
terminal-help-log = lo que ha pasado hasta ahora
terminal-help-undo = deshacer tu último paso, mientras no se haya revelado nada
terminal-help-rules = las reglas, o una sola por su id
terminal-help-more = la página siguiente de un menú largo
terminal-help-back = dejar un submenú o una búsqueda
terminal-help-play = hacer una jugada escrita en notación
terminal-help-quit = dejar la partida

terminal-help = Responde con el número de una opción. Escribe parte del nombre de un lugar para ver solo las rutas de allí. También puedes escribir:

## Preguntas

terminal-ask = Tu respuesta:
terminal-empty = Escribe el número de tu opción, o { $help }.
terminal-no-such-number = No hay opción { $number }; los números llegan hasta { $last }.
terminal-not-understood = «{ $text }» no es ni una opción ni una jugada. Escribe { $help } para ver lo que hay.
terminal-narrowed = Solo con «{ $part }»:
terminal-more-choices =
    { $count ->
        [one] Hay { $count } más: escribe { $more }, o parte del nombre de un lugar.
       *[other] Hay { $count } más: escribe { $more }, o parte del nombre de un lugar.
    }
terminal-go-back = volver
terminal-why-allowed = Eso lo puedes hacer ahora.
terminal-hint = Lo que pensaría un buen bot en tu lugar:
terminal-hint-score =
    { $score ->
        [one] cerca de { $score } punto
       *[other] unos { $score } puntos
    }
terminal-hint-win = { $percent } % de probabilidad de ganar
terminal-hint-no-figures = En esta edición nunca se han medido las probabilidades ni los puntos; por eso no se muestran.
terminal-no-such-rule = No hay ninguna regla «{ $rule }». { $rules } las muestra todas.
terminal-no-such-place = Ninguna ruta tiene «{ $part }» en su nombre.
terminal-tickets-draw = Para robar billetes nuevos, elige { $number }.
terminal-undone = Deshecho.
terminal-end-of-turn = Intro para seguir, { $undo } para deshacerlo:
terminal-quit-sure = ¿Dejar la partida? (s/n)
terminal-left = Has dejado la partida.
terminal-input-ended = No hay más entrada: la partida se detiene aquí.
terminal-bot-failed = { $name } ha fallado ({ $fault }); en su lugar se hace su mejor jugada hasta ahora o la primera legal.
terminal-curtain-close = Pulsa Intro para ocultar tus cartas y pasa el dispositivo a { $name }.
terminal-curtain = Pasa el dispositivo a { $name }.
terminal-curtain-open = { $name }, pulsa Intro cuando solo tú puedas ver la pantalla.
terminal-save = ¿Guardar el registro de esta partida? Nombre del archivo, o Intro para no guardarlo:
terminal-save-no = No se puede escribir { $file }: el nombre ya existe o no es posible, o su carpeta no existe o está protegida.
terminal-saved = El registro está en { $file }.

## Títulos

terminal-opening-commitment = Todo el azar de esta partida quedó fijado antes del primer sorteo. El hash SHA-256 de abajo es la prueba; la semilla (seed) y la sal (salt) se revelan al final.
terminal-opening-players = En la mesa: { $names }.
terminal-opening-help = Escribe { $help } en cualquier momento, { $board } para ver todas las rutas, { $rules } para ver las reglas.
terminal-setting-up = Preparación
terminal-round = Ronda { $number }
terminal-turns-left =
    { $count ->
        [one] Última ronda: queda { $count } turno
       *[other] Última ronda: quedan { $count } turnos
    }
terminal-since = Desde tu último turno
terminal-log =
    { $count ->
        [one] Hasta ahora ({ $count } suceso)
       *[other] Hasta ahora ({ $count } sucesos, el más reciente al final)
    }
terminal-game-over = La partida ha terminado
terminal-winner = Gana { $names }.
terminal-winners = Ganan juntos: { $names }.
terminal-seed-told = Semilla (seed) { $seed }, sal (salt) { $salt }: unidas por dos puntos, tienen el hash SHA-256 que se mostró al principio.
terminal-player = jugador
terminal-you = tú
terminal-first = empieza
terminal-points = puntos
terminal-total = Total
terminal-step = Después del paso { $step } de { $last }

## San Francisco

terminal-sf-help-why = por qué no puedes hacer algo, por ejemplo: why claim { $ex_claim }
terminal-sf-help-notation =
    Jugadas en notación: draw · take { $ex_color } · claim { $ex_claim } · keep { $ex_tickets } · { $symbols ->
        [0] { "" }
       *[other] token { $ex_symbol } · place { $ex_symbol } { $ex_place } ·{ " " }
    }pass. Los números de las rutas están en el tablero.
terminal-sf-why-usage = Escribe después la jugada, por ejemplo: why claim { $ex_claim }
terminal-sf-title = San Francisco
terminal-sf-goal =
    { $symbols ->
        [0] Reclama rutas con juegos de cartas. Une con tus propias rutas los dos lugares de cada uno de tus billetes secretos y ten más puntos que nadie cuando se acaben los tranvías.
       *[other] Reclama rutas con juegos de cartas. Une con tus propias rutas los dos lugares de cada uno de tus billetes secretos, recoge fichas de turista por el camino y ten más puntos que nadie cuando se acaben los tranvías.
    }
terminal-sf-own-map = El mapa y los billetes son diseño nuestro, no los del juego impreso. No tenemos relación con su editorial.
terminal-cars = tranvías
terminal-cards = cartas
terminal-tickets = billetes
terminal-tokens = fichas
terminal-face-up = Boca arriba
terminal-decks = Mazos
terminal-decks-count = cartas: { $deck }, descartadas: { $discards }, billetes: { $tickets }
terminal-stacks = Fichas
terminal-set-aside = apartadas: { $tokens }
terminal-your-hand = Tu mano
terminal-your-tickets = Tus billetes
terminal-offered = Para elegir
terminal-put-back = Devolviste
terminal-done = completado
terminal-count-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
terminal-menu-draw = Robar cartas
terminal-menu-tickets = Billetes
terminal-menu-claim = Reclamar una ruta
terminal-menu-place = Colocar la pila «{ $symbol }» en
terminal-tokens-there = fichas: { $tokens }
terminal-pay = por
terminal-ways-to-pay =
    { $count ->
        [one] { $count } forma de pago
       *[other] { $count } formas de pago
    }
terminal-how-to-pay = ¿Cómo pagas { $route }?
terminal-route-number = n.º
terminal-from-to = ruta
terminal-length = longitud y color
terminal-owner = dueño
terminal-board-legend = Rutas libres: { $free } de { $all }. Una ruta gris admite cualquier color, pero uno solo.

## Explore New York: algunas frases sustituyen a las de arriba

terminal-ny-command-quit = salir
terminal-ny-usage-board = [JUGADOR]
terminal-ny-help-board = los mapas de todos, o el de un jugador por su nombre o número
terminal-ny-help-undo = deshacer tu último paso, mientras no hayas terminado tu turno
terminal-ny-help-why = por qué no puedes hacer algo, por ejemplo: why link 3,4-4,4
terminal-ny-help = Responde con el número de una opción; también está en el mapa. Escribe un cruce como 3,4 para ver solo las calles de allí. También puedes escribir:
terminal-ny-help-notation = Jugadas en notación: discard 4a · block 4,5 · tourist circle · link 3,4-4,4 · end. Una cuadra se escribe con los números de arriba y de la izquierda del mapa; un cruce, con los de abajo y de la derecha, y un enlace, con los cruces de sus dos extremos.
terminal-ny-more-choices =
    { $count ->
        [one] Hay { $count } más: escribe { $more }, o un cruce.
       *[other] Hay { $count } más: escribe { $more }, o un cruce.
    }
terminal-ny-why-usage = Escribe después la jugada, por ejemplo: why link 3,4-4,4
terminal-ny-curtain-close = Pulsa Intro para ocultar tu mapa y pasa el dispositivo a { $name }.
terminal-ny-opening-help = Escribe { $help } en cualquier momento, { $board } para ver los mapas de todos, { $rules } para ver las reglas.
terminal-ny-title = Explore New York
terminal-ny-goal = En cada turno dos tarjetas indican una cuadra: lleva turistas allí y dibuja enlaces por las calles. Al final puntúa el mejor recorrido continuo de tus enlaces, por los turistas, las atracciones y los cafés por los que pasa.
terminal-ny-own-map = El mapa y las tarjetas son diseño nuestro, no los del juego impreso. No tenemos relación con su editorial.
terminal-ny-house-mode = Juegas a solas para lograr la mayor puntuación posible: un modo de la casa que los reglamentos no tienen.
terminal-ny-house-title = { $mode } (modo de la casa)
terminal-ny-turn = Turno { $number } de { $last }
terminal-ny-blocks = cuadras
terminal-ny-links = enlaces
terminal-ny-cafes-used = cafés usados
terminal-ny-best-route = mejor recorrido
terminal-ny-turn-cards = Tarjetas de Turno
terminal-ny-revealed = Reveladas
terminal-ny-deck = Mazo
terminal-ny-deck-count =
    { $count ->
        [one] falta { $count } tarjeta por salir
       *[other] faltan { $count } tarjetas por salir
    }
terminal-ny-best-so-far = Mejor recorrido por ahora
terminal-ny-cafes = cafés
terminal-ny-legend-tourists = turistas
terminal-ny-legend-cafe = café
terminal-ny-legend-used = café usado
terminal-ny-legend-link = enlace
terminal-ny-legend-turn = enlace del último turno
terminal-ny-legend-route = enlace del recorrido, con su lugar en él
terminal-ny-legend-numbers = Números de arriba y de la izquierda: cuadras; de abajo y de la derecha: calles, para los cruces
terminal-ny-no-such-player = Nadie se llama «{ $part }». En la mesa: { $names }.
terminal-ny-not-ended = { $name } no ha terminado el turno; este es el mapa de antes.
terminal-ny-no-route = Todavía no hay enlaces, así que no hay recorrido.
terminal-ny-walk = Camino
terminal-ny-passes = Pasa por
terminal-ny-then-fallback = luego: elección libre de cualquier cuadra vacía
terminal-ny-then-many =
    { $count ->
        [one] luego: { $count } cuadra
       *[other] luego: { $count } cuadras a elegir
    }
terminal-ny-then-blocks = luego: { $blocks }
terminal-ny-menu-sides = Junto a tu cuadra { $block }
terminal-ny-menu-on = Unidos a lo que has dibujado este turno
terminal-ny-menu-older = Unidos a tus otros enlaces
terminal-ny-menu-elsewhere = En otro lugar
terminal-ny-menu-others =
    { $count ->
        [one] Y { $count } más: escribe el número que está en su calle, o un cruce como { $example }.
       *[other] Y { $count } más: escribe el número que está en una calle, o un cruce como { $example }.
    }
terminal-ny-cafe-there = café { $cafe }

## French Quarter: algunas frases sustituyen a las de arriba

terminal-fq-command-map = mapa
terminal-fq-command-sheet = hoja
terminal-fq-command-cards = cartas
terminal-fq-usage-map = -
terminal-fq-usage-sheet = -
terminal-fq-usage-cards = -
terminal-fq-help-map = tu mapa, con lo que significan sus signos
terminal-fq-help-sheet = tu hoja, con lo que hace cada bonificación
terminal-fq-help-cards = las cartas y los dados de la mesa
terminal-fq-usage-board = [PARTE|JUGADOR]
terminal-fq-help-board = las cartas, y el mapa y la hoja de todos; o una sola parte (mapa, hoja, cartas), o lo de un jugador por su nombre o número. El mapa explica sus signos; la hoja, lo que hace cada bonificación
terminal-fq-help-why = por qué no puedes hacer algo, por ejemplo: why go { $ex_building }
terminal-fq-help =
    Responde con el número de una opción; el de un edificio o una calle está también en el mapa. O escribe una palabra: parte del nombre de un edificio, { $ex_word } para el dado de { $ex_die }, { $ex_mark } para { $ex_activity }{ $choices ->
        [0] { "" }
       *[other] , + o x para la bonificación o el multiplicador
    }, n e s o para una dirección, p para renunciar. Lo que solo encaja con una opción se hace en el acto. También puedes escribir:
terminal-fq-help-notation = Jugadas en notación: { $ex_moves }.
terminal-fq-more-choices =
    { $count ->
        [one] Hay { $count } más: escribe { $more }, o parte de un nombre.
       *[other] Hay { $count } más: escribe { $more }, o parte de un nombre.
    }
terminal-fq-why-usage = Escribe después la jugada, por ejemplo: why go { $ex_building }
terminal-fq-curtain-close = Pulsa Intro para ocultar tus hojas y pasa el dispositivo a { $name }.
terminal-fq-opening-help = Escribe { $help } en cualquier momento, { $board } para ver las cartas y las hojas de todos, { $rules } para ver las reglas.
terminal-fq-title = French Quarter
terminal-fq-goal =
    Elige un dado y con él una carta: sus iconos marcan tus medidores, tu turista se mueve y visita un edificio, y tú lo mapeas con el valor del dado. Los edificios mapeados dan puntos en las calles de las cinco actividades{ $line_points ->
        [0] { "" }
       *[other] { " " }y por donde pasa la Segunda Línea
    }.
terminal-fq-own-map = Las hojas y las cartas son diseño nuestro, no las del juego impreso. No tenemos relación con su editorial.
terminal-fq-turn = Ronda { $number } de { $last }
terminal-fq-closed = { $street } está cortada
terminal-fq-tourist-at = turista en
terminal-fq-mapped = mapeados
terminal-fq-second-line = Segunda Línea
terminal-fq-points-so-far =
    { $count ->
        [one] Por ahora: { $count } punto
       *[other] Por ahora: { $count } puntos
    }
terminal-fq-without-vacation = (sin la carta de Vacaciones)
terminal-fq-next-circle = en { $count }: { $what }
terminal-fq-track-full = completo
terminal-fq-no-circle = no quedan círculos
terminal-fq-crossed-out = un círculo tachado
terminal-fq-umbrellas = Paraguas
terminal-fq-performers = Artistas
terminal-fq-top-row = fila superior
terminal-fq-bottom-row = fila inferior
terminal-fq-track = medidor
terminal-fq-line-row = fila { $number } de { $last }
terminal-fq-places = Lugares
terminal-fq-courtyards = Patios { $seen }/{ $all } = { $points } ({ $more })
terminal-fq-gift-shops = Tiendas de Souvenirs
terminal-fq-vacation = Vacaciones
terminal-fq-bonuses = Bonificaciones
terminal-fq-locked-value = el valor { $value }
terminal-fq-steps =
    { $most ->
        [one] { $steps } espacio
       *[other] { $steps } espacios
    }
terminal-fq-reach =
    { $count ->
        [one] { $count } edificio al alcance
       *[other] { $count } edificios al alcance
    }
terminal-fq-reach-none = sin adónde ir: un Paraguas
terminal-fq-menu-other-card = Jugar otra carta con este dado ({ $bonus })
terminal-fq-menu-further = Más lejos, con { $bonus }
terminal-fq-way =
    { $count ->
        [one] por { $street } hasta { $across }: cuenta entonces { $count } edificio tuyo
       *[other] por { $street } hasta { $across }: cuentan entonces { $count } edificios tuyos
    }
terminal-fq-mayor-closes = Alcalde: { $street } está cortada.
terminal-fq-mayor-none = Alcalde: no hay ninguna Calle Cortada.
terminal-fq-mayor-begins = Empieza el alcalde.
terminal-fq-mayor-second = Empiezas tú.
terminal-fq-mayor-order = Los dados del alcalde, del preferido al último: { $types }
terminal-fq-legend-courtyard = Patio
terminal-fq-legend-gift-shop = Tienda de Souvenirs
terminal-fq-legend-riverwalk = { $riverwalk }
terminal-fq-legend-mapped = mapeado
terminal-fq-legend-start = puntos de inicio
terminal-fq-legend-own-line = línea personal
terminal-fq-legend-closed = cortada
terminal-fq-legend-boxes =
    círculos: { $bonus } bonificación, { $multiplier } multiplicador{ $choices ->
        [0] { "" }
       *[other] , { $choice } una de las dos cosas
    }{ $crossing ->
        [0] { "" }
       *[other] , { $crossed } tachado
    }
terminal-fq-no-such-player = No hay «{ $part }». En la mesa: { $names }. Partes: { $parts }.
terminal-fq-still = Después:
terminal-fq-todo-travel = moverte ({ $type })
terminal-fq-todo-building = iconos del edificio
terminal-fq-todo-map = mapearlo
terminal-fq-todo-other-performer = segundo Artista
terminal-fq-todo-neighbour = un edificio adyacente a { $building }
terminal-fq-todo-street-neighbour = un edificio adyacente a uno en { $street }
terminal-fq-todo-arrest = directo a { $building }
terminal-fq-todo-own-line = línea personal ({ $name })
terminal-fq-todo-parade = puntuar la línea ({ $name })
