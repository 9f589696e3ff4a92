### El reglamento y las lecciones de la aplicación web: lo que rodea a las reglas y a la profesora.

## El reglamento

help-rulebook = Reglamento
help-rulebook-of = Reglamento: { $game }
help-rulebook-about = Todas las reglas con nuestras palabras y con su número, para consultarlas y enlazarlas. Donde las reglas impresas no dicen nada, damos nuestra interpretación y lo indicamos.
help-open = Leer las reglas
help-open-game = Leer las reglas de { $game }
help-idea-explore-new-york = Dos tarjetas por turno, iguales para todos: lleva turistas a una cuadra de tu mapa, dibuja enlaces por sus calles y, al final, encuentra el mejor recorrido por ellos.
help-idea-french-quarter = Elige un dado, sigue su carta por las calles, mapea edificios con números que encajen lado a lado y haz que la Segunda Línea pase junto a todos los que puedas.
help-idea-san-francisco = Reúne cartas, reclama rutas por la ciudad con tus tranvías, une los dos lugares de cada uno de tus billetes y recoge fichas de turista por el camino.
help-games = Juegos
help-contents = Índice
help-search = Busca una palabra o regla
help-found =
    { $count ->
        [0] Ninguna regla coincide.
        [one] { $count } regla
       *[other] { $count } reglas
    }
help-nothing-found = Ninguna regla contiene todas esas palabras.
help-show-all = Mostrar todas las reglas
help-print = Imprimir las reglas
help-copy-link = Copiar el enlace a { $rule }
help-changes-with = Cambia con la opción «{ $option }».
help-try = Pruébalo
help-try-about = Una partida en el tablero de verdad, donde alguien te dice qué hacer y por qué.
help-lesson = Jugar la lección
help-played-with = Se juega con
help-edition = Edición

## Apartados de los reglamentos

help-section-box = Lo que hay en la caja
help-section-set-up = Preparación
help-section-cards = Robar cartas
help-section-routes = Reclamar rutas
help-section-tickets = Billetes, pasar
help-section-end = El final y la puntuación
help-section-turn = Un turno
help-section-block = Elegir una cuadra
help-section-tourists = Turistas
help-section-links = Dibujar enlaces
help-section-cafes = Cafés
help-section-map = El mapa
help-section-round = Una ronda
help-section-icons = Iconos
help-section-movement = Movimiento
help-section-mapping = Mapear
help-section-second-line = La Segunda Línea
help-section-bonuses = Bonificaciones
help-section-variants = Alcalde, solitario, Turismo
help-section-finer-icons = Nuestras interpretaciones: iconos y medidores
help-section-finer-movement = Nuestras interpretaciones: movimiento
help-section-finer-mapping = Nuestras interpretaciones: mapear
help-section-finer-line = Nuestras interpretaciones: Segunda Línea y variantes
help-section-table = En todas las mesas
help-section-symbols = Símbolos

## Símbolos

help-signs-sf-colors = Cartas y rutas: cada color tiene su marca
help-signs-sf-tokens = Fichas de turista
help-signs-ny-blocks = Cuadras: todas menos las blancas son atracciones
help-signs-ny-tourists = Turistas
help-signs-ny-marks = En el mapa y en las tarjetas
help-signs-fq-moves = Cartas: cómo se mueve tu turista
help-signs-fq-activities = Actividades, cada una con su medidor
help-signs-fq-icons = Otros iconos
help-signs-fq-performers = Artistas
help-signs-fq-places = Lugares y el desfile
help-sign-cafe = café
help-sign-plus = un enlace más
help-sign-courtyard = Patio
help-sign-gift-shop = Tienda de Souvenirs
help-sign-second-line = la Segunda Línea

## Dibujos junto a las reglas

help-fig-links-on = El segundo sigue recto desde el final del primero.
help-fig-links-away = Sale de su otro extremo y se aleja de la cuadra.
help-fig-links-apart = El segundo no se une al primero.
help-fig-route-side = Un enlace a lo largo de un lado: la cuadra está en el recorrido.
help-fig-route-corner = El recorrido solo toca una esquina: la cuadra no está en él.
help-fig-map-fits = Un 5 junto a un 4: se llevan uno, así que encaja.
help-fig-map-same = Un 4 junto a un 4 también encaja.
help-fig-map-far = Un 6 junto a un 4: se llevan demasiado.
help-fig-pay-ferry = Dos cartas de un color y un comodín por el símbolo.
help-fig-pay-more = Otros comodines pueden sustituir a las cartas del color.
help-fig-pay-none = El símbolo pide un comodín auténtico.

## Lecciones

lesson-ui-lessons = Lecciones
lesson-ui-lessons-about = Unos minutos por juego, en el tablero de verdad. Alguien te dice qué hacer y por qué; puedes volver atrás, saltarte un paso o salir cuando quieras.
lesson-ui-lesson = Lección
lesson-ui-of = Lección: { $game }
lesson-ui-begin = Empezar la lección
lesson-ui-begin-game = Empezar la lección: { $game }
lesson-ui-once-more = Jugarla otra vez
lesson-ui-once-more-game = Jugarla otra vez: { $game }
lesson-ui-gone-through = Completada
lesson-ui-chapter = Capítulo { $step } de { $steps }
lesson-ui-back = Atrás
lesson-ui-skip-step = Saltar este paso
lesson-ui-restart = Volver a empezar la lección
lesson-ui-leave = Salir de la lección
lesson-ui-done = Ya sabes cómo va
lesson-ui-play-now = Jugar una partida
lesson-ui-next = Siguiente lección: { $game }
lesson-ui-board = Tu tablero al final
