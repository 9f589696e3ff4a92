### `grandtour score`: hojas de partidas en papel, lo que no puede estar en ellas y cuánto valen.

## The answer

score-title = Recorrido Final
score-title-of = Recorrido Final de { $player }
score-route =
    { $count ->
        [one] El mejor recorrido, { $count } enlace:
       *[other] El mejor recorrido, { $count } enlaces:
    }
score-route-part =
    { $count ->
        [one] El mejor recorrido hallado hasta ahora, { $count } enlace:
       *[other] El mejor recorrido hallado hasta ahora, { $count } enlaces:
    }
score-no-route = No hay ningún enlace dibujado, así que no hay recorrido.
score-total = Total
score-so-far = Turnos en la hoja: { $played } de { $turns }. Esta es la puntuación hasta aquí.
score-not-all = Jugadores en la hoja: { $listed } de { $players }. Por eso no se sabe quién ha ganado.
score-cars-left =
    A nadie { $cars ->
        [one] le queda { $cars } tranvía o menos
       *[other] le quedan { $cars } tranvías o menos
    }. Si no habéis pasado todos, la partida sigue: esta es la puntuación hasta aquí.
score-picture-written = La imagen está en { $file }.
score-template-written = La hoja vacía está en { $file }.

## A long search

score-searching = Buscando el mejor recorrido. Puntos hallados: { $best }; aún posibles: { $bound }; pasos: { $steps }. Ctrl-C la detiene.
score-stopped = Búsqueda detenida antes de demostrarlo. Puntos del mejor recorrido: al menos { $best } y como mucho { $bound }.

## Impossible marks

score-troubles = La hoja tiene marcas imposibles:
score-troubles-hint = Corrige la hoja o puntúala de todos modos con { $option }.
score-anyway = Puntuada de todos modos, con estas marcas imposibles; lo que el mapa no tiene no cuenta:
score-players = { $players } no puede ser el número de jugadores. Son posibles { $known }.
score-anyway-table = Puntuada de todos modos, con estas marcas imposibles; lo que no existe y lo que ya tiene otra persona no cuenta:
score-near = ¿Querías decir «{ $name }»?
score-listed = El número de jugadores es { $players }, pero en la hoja hay más: { $listed }.
score-line = línea { $line }
score-NY-C1-players = { score-players }
score-NY-C2-block = La cuadra { $block } no existe. En este mapa X llega a { $width } e Y a { $height }, ambas desde 1.
score-NY-C2-point = El cruce { $point } no existe. En este mapa X llega a { $width } e Y a { $height }, ambas desde 0.
score-NY-C3-corner = En { $point } la calle es redondeada y no hay cruce. Alrededor de esa esquina es un solo enlace: { $link }.
score-NY-C3-road = Ninguna calle va de { $a } directamente a { $b }: un enlace une dos cruces vecinos.
score-NY-C4-cafe = No existe el café «{ $cafe }». En este mapa están { $cafes }.
score-NY-K1-twice = { $cafe } aparece dos veces, pero solo se puede usar una.
score-NY-K1-far = { $cafe } no ha podido usarse: ningún enlace termina en { $point }.
score-NY-K1-unmarked = Un enlace termina en { $point }, así que { $cafe } se ha usado, pero no aparece en la lista.
score-NY-K1-unused = La cuadra { $block } no puede tener { $tourists } si no vienen de un café que no se ha usado.
score-NY-L1-apart = Así colocados, estos enlaces son demasiados: { $links }. Cada turno da un enlace, y cada +, uno más; un segundo enlace en un turno tiene que ir unido a otro que esté a lo largo de la cuadra de ese turno (parejas necesarias: { $needed }; posibles aquí: { $pairs } como mucho).
score-NY-L1-few = Muy pocos enlaces: { $links }. En cada turno se dibuja al menos uno (turnos en la hoja: { $turns }).
score-NY-L3-many = Demasiados enlaces: { $links }, pero caben { $most } como mucho. En cada turno se dibujan dos como mucho (turnos en la hoja: { $turns }), y los símbolos + añaden { $plus } como mucho.
score-NY-L3-cards = Con tarjetas que traen estos turistas, el número de enlaces no puede ser { $links }: no cuadra con sus símbolos +.
score-NY-L4-twice = El enlace { $link } está dos veces, la primera en { $first }, pero en cada calle cabe uno solo.
score-NY-P1-tourists = La cuadra { $block } no puede tener { $tourists }: no hay dos tarjetas que lleven a ella y traigan justo esos, ni con los cafés usados ni sin ellos.
score-NY-P1-together = Cada cuadra por separado podría tener sus turistas, pero no las { $blocks } a la vez: cada tarjeta sirve en un solo turno y cada café usado envía a sus dos turistas a una sola cuadra.
score-NY-P2-no-fallback = La cuadra { $block } no puede tener { $tourists }: un solo turista llega únicamente con una elección libre, cuando están ocupadas todas las cuadras a las que llevan las dos tarjetas, y aquí siempre queda alguna libre.
score-NY-S2-blocks = Demasiadas cuadras: { $blocks }. Turnos de la partida: { $turns } (jugadores: { $players }), con una cuadra cada uno.
score-NY-S2-misprint = Demasiadas cuadras: { $blocks }. Los reglamentos indican ese número de turnos para estos jugadores ({ $players }), pero es una errata: las tarjetas que ellos mismos reparten alcanzan para menos turnos ({ $turns }), con una cuadra cada uno. El número para tres jugadores está intercambiado con el de dos o cuatro.

## Impossible marks: San Francisco

score-SF-C1-players = { score-players }
score-SF-C1-listed = { score-listed }
score-SF-C1-symbol = No existe la ficha de turista «{ $name }». Los símbolos son { $known }.
score-SF-C1-no-tokens = Esta edición no tiene fichas de turista. Quita «tokens».
score-SF-C1-ticket = Ningún billete de destino va de { $a } a { $b }.
score-SF-C1-ticket-number = No existe el billete { $name }. Sus números van de 0 a { $last }.
score-SF-C1-ticket-twice = El billete { $a } – { $b } está dos veces, la primera en { $first }, pero solo hay uno.
score-SF-C1-ticket-other = { $owner } tiene también el billete { $a } – { $b }, pero solo hay uno.
score-SF-C2-location = En este mapa no hay ningún lugar «{ $name }».
score-SF-C2-no-route = Ninguna ruta va de { $a } directamente a { $b }.
score-SF-C2-color = De { $a } a { $b } no hay ninguna ruta del color «{ $name }». Hay: { $known }.
score-SF-C2-route-number = No existe la ruta { $name }. Sus números van de 0 a { $last }.
score-SF-R1-owned = { $a } – { $b } ya está reclamada, por { $owner }.
score-SF-R1-cars = Estas rutas necesitan demasiados tranvías: { $spaces }. Cada cual tiene { $cars }.
score-SF-R3-own-twin = Las dos rutas de la ruta doble { $a } – { $b } tienen el mismo dueño, y eso no puede ser.
score-SF-R3-closed = Las dos rutas de la ruta doble { $a } – { $b } están reclamadas. El número de jugadores es { $seats }, así que la segunda estaba cerrada.
score-SF-R5-twice = La ficha está dos veces: { $symbols }. Nadie toma un símbolo que ya tiene.
score-SF-R5-claims = Demasiadas fichas: { $tokens }. Una ruta da una como mucho (rutas en la hoja: { $routes }).
score-SF-R5-reach = Demasiadas fichas: { $tokens }. Se colocaran donde se colocaran las pilas, estas rutas terminan en { $most } de ellas como mucho.
score-SF-S1-stack = Demasiadas fichas de un símbolo ({ $symbols }): { $taken }. Su pila tenía { $height } como mucho.
score-SF-S3-few = Muy pocos billetes: { $tickets }. Cada cual se queda al menos con { $least } al empezar y no devuelve ninguno.
score-SF-S4-stacks =
    De cada uno de estos símbolos se { $lower ->
        [one] tomó más de { $lower } ficha
       *[other] tomaron más de { $lower } fichas
    }: { $symbols }. Pero las pilas más altas que eso eran solo { $stacks }.

## Impossible marks: French Quarter

score-FQ-C1-players = { score-players }
score-FQ-C1-listed = { score-listed }
score-FQ-M1-building = En este mapa no hay ningún edificio «{ $name }».
score-FQ-A2-mapped = Demasiados edificios mapeados: { $mapped }. Con los turnos de una partida, el medidor de Artistas y tus bonificaciones se mapean { $most } como mucho.
score-FQ-P1-neighbour = { $building } tiene { $value } y su vecino { $neighbour } tiene { $there }: dos valores contiguos se llevan 1 como mucho.
score-FQ-P3-w = Demasiadas W: { $written }. Tus bonificaciones permiten { $unlocked }.
score-FQ-V2-courtyard = { $building } no es un Patio. Los Patios son { $known }.
score-FQ-V2-twice = { $building } está dos veces, pero un Patio se marca una sola vez.
score-FQ-I1-boxes = Demasiados Paraguas: { $marks }. Recuadros de su medidor: { $boxes }.
score-FQ-I1-few = Muy pocos Paraguas: { $marks }. Solo las filas de la Segunda Línea y el medidor de Artistas dan { $least }.
score-FQ-I2-boxes = Demasiadas marcas de { $activity }: { $marks }. Recuadros del medidor que se pueden marcar: { $boxes }.
score-FQ-I3-choices = En { $activity } no hay tantas elecciones como círculos marcados que muestran bonificación y multiplicador. Tienen que ser { $asked }, no { $told }.
score-FQ-I4-performer = No hay ningún Artista «{ $name }». Los Artistas son { $known }.
score-FQ-I4-twice = Esta fila tiene dos veces el mismo Artista: { $performer }.
score-FQ-I4-bottom = La fila inferior tiene un Artista que no está en la superior: { $performer }. Primero se marca la superior.
score-FQ-L3-boxes = Demasiados recuadros de la Segunda Línea: { $marks }. El medidor tiene { $boxes }.
score-FQ-L3-many = Demasiados recuadros de la Segunda Línea: { $marks }. Un edificio mapeado marca uno por ronda como mucho (edificios: { $mapped }; rondas: { $rounds }).
score-FQ-BM-A-none = Una bonificación te dio un Artista, pero no hay ninguno marcado.
score-FQ-BP-A-square = El recuadro { $box } de { $activity } es un cuadrado, y solo se tachan círculos.
score-FQ-BP-A-many = Demasiados círculos tachados de { $activity }: { $told }. Tus bonificaciones tachan { $unlocked }.
score-FQ-BP-A-few = Muy pocos círculos tachados de { $activity }: { $told }. Tus bonificaciones tachan { $unlocked }.
score-FQ-R2-few = Muy pocas marcas en los medidores de Actividad: { $marks }. Solo los Comodines de tus Paraguas y el medidor de Artistas dan { $least }.
score-FQ-R6-next = El recuadro { $box } de { $activity } no puede estar tachado: antes hay un círculo sin marcar ni tachar.
score-FQ-R35-visits = Demasiadas visitas a { $riverwalk }: { $marks }. No se marcan más de { $boxes }.
score-FQ-R35-none = Hay visitas a un Riverwalk marcadas ({ $marks }), pero el mapa de esta edición no tiene ninguno.
score-FQ-Y2-mayor = El Modo solitario se juega siempre con la Variante Alcalde.
score-FQ-Y3-card = No existe la carta de Vacaciones «{ $name }».
score-FQ-Y3-missing = Con Turismo cada cual tiene una carta de Vacaciones, pero aquí no se indica ninguna.
score-FQ-Y3-no-tourism = Las cartas de Vacaciones como { $card } son de Turismo, y esta partida se jugó sin él.
score-FQ-Y3-other = { $owner } tiene también la carta de Vacaciones { $card }, pero solo hay una.

## The picture

score-picture-about = Un mapa con cuadras marcadas ({ $blocks }), enlaces dibujados ({ $links }) y el mejor recorrido por estos cruces: { $route }. Vale { $total }.
score-picture-route = el mejor recorrido, de A a B
score-picture-loop = el mejor recorrido, de A a A
score-picture-drawn = dibujado, fuera del recorrido
score-picture-used = café usado
score-picture-point = cruce X,Y, ambas desde 0
score-picture-pale = pálido: fuera del recorrido
score-picture-own = Mapa de diseño propio
score-picture-anyway = Puntuada a pesar de las marcas imposibles de la hoja: { $count }. Lo que el mapa no tiene no cuenta.

## The empty sheet

score-template-head = Una hoja de { $edition }. Rellénala y puntúala así:
score-template-players = Cuántos habéis jugado: { $players }. De ello depende el número de turnos.
score-template-player = De quién es la hoja, si quieres:
score-template-links = Los enlaces que dibujaste. Un cruce se escribe X,Y: cuántas cuadras tiene a su izquierda y encima. De un cruce al siguiente hay un enlace; un camino puede seguir por varios. Alrededor de una esquina redondeada es uno solo, aquí { $corner }.
score-template-cafes = Los cafés que usaste, por su id o por su cruce. Sin esta línea son los que tocan tus enlaces.
score-template-blocks = Las cuadras con tus turistas: X desde la izquierda, Y desde arriba. Estas líneas dicen todas lo mismo:

## The empty sheet: San Francisco

score-template-SF-players = Cuántos habéis jugado: { $players }. Quien falte abajo no se puntúa, y entonces no se dice quién ha ganado.
score-template-SF-routes =
    routes: todas las rutas que reclamaste, cada una por sus dos lugares.{ $doubles ->
        [0] { "" }
       *[other] { " " }En una ruta doble puedes añadir el color ({ $colors }).
    }
score-template-SF-places = Los lugares: { $places }.
score-template-SF-tickets = tickets: todos los billetes que te quedaste, por sus dos lugares. Cuáles están completados se calcula solo.
score-template-SF-tokens = tokens: tus fichas de turista, de entre { $symbols }.

## The empty sheet: French Quarter

score-template-FQ-players = Cuántos habéis jugado: { $players }. Escribe abajo las hojas que quieras; con todas se sabe quién ha ganado.
score-template-FQ-tourism = Si jugasteis con Turismo:
score-template-FQ-boxes = Recuadros que marcaste: Paraguas (de { $umbrellas }), Segunda Línea (de { $line }).
score-template-FQ-visits = Visitas a { $riverwalk } que marcaste (de { $visits }).
score-template-FQ-courtyards = Patios que visitaste: { $courtyards }.
score-template-FQ-performers = Artistas marcados en las dos filas: { $performers }.
score-template-FQ-vacation = Tu carta de Vacaciones: { $cards }.
score-template-FQ-tracks =
    Los cinco medidores: cuántos recuadros marcaste.{ $choices ->
        [0] { "" }
       *[other] { " " }Si entre ellos hay un círculo que muestra bonificación y multiplicador, di qué tomaste, por orden.
    }{ $crossing ->
        [0] { "" }
       *[other] { " " }Un círculo que tachó una bonificación se indica por su recuadro, desde 1, y no se cuenta.
    }
score-template-FQ-mapped =
    Tus edificios mapeados con sus valores{ $letters ->
        [0] { "" }
       *[other] , o con W
    }. Quita el # que va delante de los tuyos.
