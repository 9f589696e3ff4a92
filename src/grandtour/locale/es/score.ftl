### `grandtour score`: la hoja de una partida en papel, lo que no puede estar en ella y su mejor recorrido.

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
score-so-far = La hoja tiene { $played } de { $turns } turnos: esta es la puntuación hasta aquí.
score-picture-written = La imagen está en { $file }.
score-template-written = La hoja vacía está en { $file }.

## A long search

score-searching = Buscando el mejor recorrido: { $best } puntos hallados, { $bound } aún sin descartar, { $steps } pasos. Ctrl-C la detiene.
score-stopped = Búsqueda detenida sin haberlo demostrado: el mejor recorrido tiene al menos { $best } puntos y como mucho { $bound }.

## Marks that cannot be

score-troubles = La hoja tiene marcas imposibles:
score-troubles-hint = Corrige la hoja o puntúala de todos modos con { $option }.
score-anyway = Puntuada de todos modos, con estas marcas imposibles; lo que el mapa no tiene no cuenta:
score-line = línea { $line }
score-NY-C1-players = { $players } no puede ser el número de jugadores. Son posibles { $known }.
score-NY-C2-block = La cuadra { $block } no existe. En este mapa X llega a { $width } e Y a { $height }, ambas desde 1.
score-NY-C2-point = El cruce { $point } no existe. En este mapa X llega a { $width } e Y a { $height }, ambas desde 0.
score-NY-C3-corner = En { $point } la calle es redondeada y no hay cruce. Alrededor de esa esquina es un solo enlace: { $link }.
score-NY-C3-road = Ninguna calle va de { $a } directamente a { $b }: un enlace une dos cruces vecinos.
score-NY-C4-cafe = No existe el café «{ $cafe }». En este mapa están { $cafes }.
score-NY-K1-twice = { $cafe } aparece dos veces, pero solo se puede usar una.
score-NY-K1-far = { $cafe } no puede estar usado: ningún enlace termina en { $point }.
score-NY-K1-unmarked = Un enlace termina en { $point }, así que { $cafe } está usado, pero no aparece en la lista.
score-NY-K1-unused = La cuadra { $block } no puede tener { $tourists } si no vienen de un café que no se ha usado.
score-NY-L1-apart = Donde están, { $links } enlaces son demasiados. Aparte de uno por turno y de los símbolos +, van en parejas: un lado de la cuadra del turno y un enlace unido a él (parejas necesarias: { $needed }; posibles aquí: { $pairs } como mucho).
score-NY-L1-few = Muy pocos enlaces: { $links }. En cada turno se dibuja al menos uno (turnos en la hoja: { $turns }).
score-NY-L3-many = Demasiados enlaces: { $links }, pero caben { $most } como mucho. En cada turno se dibujan dos como mucho (turnos en la hoja: { $turns }), y los símbolos + añaden { $plus } como mucho.
score-NY-L3-cards = Con tarjetas que traen estos turistas, el número de enlaces no puede ser { $links }: no cuadra con sus símbolos +.
score-NY-L4-twice = El enlace { $link } está dos veces, la primera en { $first }, pero en cada calle cabe uno solo.
score-NY-P1-tourists = La cuadra { $block } no puede tener { $tourists }: no hay dos tarjetas que lleven a ella y traigan justo esos, ni con los cafés usados ni sin ellos.
score-NY-P1-together = Cada cuadra por separado podría tener sus turistas, pero no las { $blocks } a la vez: cada tarjeta sirve en un solo turno y cada café usado envía sus dos a una sola cuadra.
score-NY-P2-no-fallback = La cuadra { $block } no puede tener { $tourists }: para un turista suelto tienen que estar ocupadas todas las cuadras a las que llevan dos tarjetas, y aquí siempre queda alguna libre.
score-NY-S2-blocks = Demasiadas cuadras: { $blocks }. La partida tiene { $turns } turnos (jugadores: { $players }), con una cuadra cada uno.

## The picture

score-picture-about = Un mapa con { $blocks } cuadras marcadas, { $links } enlaces dibujados y el mejor recorrido por estos cruces: { $route }. Vale { $total }.
score-picture-route = el mejor recorrido, de A a B
score-picture-loop = el mejor recorrido, de A a A
score-picture-drawn = dibujado, fuera del recorrido
score-picture-used = café usado
score-picture-pale = pálido: fuera del recorrido
score-picture-own = Mapa de diseño propio

## The empty sheet

score-template-head = Una hoja de { $edition }. Rellénala y puntúala así:
score-template-players = Cuántos habéis jugado: { $players }. De ello depende el número de turnos.
score-template-player = De quién es la hoja, si quieres:
score-template-links = Los enlaces que dibujaste. Un cruce se escribe X,Y: cuántas cuadras tiene a su izquierda y encima. De un cruce al siguiente hay un enlace; un paseo puede seguir por varios. Alrededor de una esquina redondeada es uno solo, aquí { $corner }.
score-template-cafes = Los cafés que usaste, por su id o por su cruce. Sin esta línea son los que tocan tus enlaces.
score-template-blocks = Las cuadras con tus turistas: X desde la izquierda, Y desde arriba. Estas líneas dicen todas lo mismo:
