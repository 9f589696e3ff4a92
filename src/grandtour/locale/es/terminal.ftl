### Las palabras propias de la terminal: menús, títulos, ayuda. Las notas están en el archivo inglés.

## Órdenes que se pueden escribir

terminal-command-help = ayuda
terminal-command-board = tablero
terminal-command-tickets = billetes
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
terminal-help-log = lo que ha pasado hasta ahora
terminal-help-undo = retirar tu último paso, mientras no se haya revelado nada
terminal-help-why = por qué no puedes hacer algo, por ejemplo: why claim 34 3black
terminal-help-rules = las reglas, o una sola por su id
terminal-help-more = la página siguiente de un menú largo
terminal-help-back = dejar un submenú o una búsqueda
terminal-help-play = hacer una jugada escrita en notación
terminal-help-quit = dejar la partida

terminal-help = Responde con el número de una opción. Escribe parte del nombre de un lugar para ver solo las rutas de allí. También puedes escribir:
terminal-help-notation = Jugadas en notación: draw · take red · claim 34 2black+1ferry · keep 3+7 · token crab · place crab mission · pass. Los números de las rutas están en el tablero.

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
terminal-why-usage = Escribe después la jugada, por ejemplo: why claim 34 3black
terminal-why-allowed = Eso lo puedes hacer ahora.
terminal-no-such-rule = No hay ninguna regla «{ $rule }». { $rules } las muestra todas.
terminal-no-such-place = Ninguna ruta tiene «{ $part }» en su nombre.
terminal-tickets-draw = Para robar billetes nuevos, elige { $number }.
terminal-undone = Retirado.
terminal-end-of-turn = Intro para seguir, { $undo } para retirarlo:
terminal-quit-sure = ¿Dejar la partida? (s/n)
terminal-left = Has dejado la partida.
terminal-input-ended = No hay más entrada: la partida se detiene aquí.
terminal-bot-failed = { $name } ha fallado ({ $fault }); en su lugar se hace una jugada al azar.
terminal-curtain-close = Pulsa Intro para ocultar tus cartas y pasa el dispositivo a { $name }.
terminal-curtain = Pasa el dispositivo a { $name }.
terminal-curtain-open = { $name }, pulsa Intro cuando solo tú puedas ver la pantalla.
terminal-save = ¿Guardar el registro de esta partida? Nombre del archivo, o Intro para no guardarlo:
terminal-save-no = No se puede escribir { $file }: el nombre ya existe o no es posible, o su carpeta no existe o está protegida.
terminal-saved = El registro está en { $file }.

## Títulos

terminal-opening-commitment = Todo el azar de esta partida quedó fijado antes del primer sorteo. El hash SHA-256 de abajo es la prueba; la semilla (seed) y la sal (salt) se dicen al final.
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

terminal-sf-title = San Francisco
terminal-sf-goal = Reclama rutas con juegos de cartas. Une con tus propias rutas los dos lugares de cada uno de tus billetes secretos, recoge recuerdos por el camino y ten más puntos que nadie cuando se acaben los tranvías.
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
terminal-ways-to-pay = { $count } formas de pago
terminal-how-to-pay = ¿Cómo pagas { $route }?
terminal-route-number = n.º
terminal-from-to = ruta
terminal-length = longitud y color
terminal-owner = dueño
terminal-board-legend = Están libres { $free } de { $all } rutas. Una ruta gris admite cualquier color, pero uno solo.
