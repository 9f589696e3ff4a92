### Lo que dice la maestra de las tres lecciones. Las notas están en el archivo inglés.

lesson-not-now = Las reglas lo permiten, pero aquí la lección va por otro lado. Sigue lo que está resaltado.
lesson-no-undo = La lección empieza aquí: no hay ningún paso al que volver.

## San Francisco

lesson-sf-name-0 = Mara
lesson-sf-name-1 = Theo
lesson-sf-who = Eres Mara. Theo juega contra ti.

lesson-sf-title-tickets = Un billete para empezar
lesson-sf-keep = Quédate solo con The Embarcadero – Potrero Hill. Si al final tus rutas unen los dos lugares, suma sus puntos; si no, los resta.
lesson-sf-keep-help = El otro billete vale más, pero cruza toda la ciudad. Más adelante puedes robar otros billetes.
lesson-sf-keep-not = Puedes quedártelo, pero un billete que no completas te cuesta sus puntos. Empieza solo con el corto.

lesson-sf-title-cards = Cartas para una ruta
lesson-sf-take = Tu camino pasa por South Beach, y su primera ruta tiene tres espacios negros. Toma la carta negra que está boca arriba.
lesson-sf-take-help = Un turno es una de tres cosas: robar dos cartas, reclamar una ruta o robar billetes.
lesson-sf-draw = En un turno tomas dos cartas, y ninguna otra de las que ves te ayuda ahora. Roba la segunda del mazo, a ciegas.
lesson-sf-draw-not = Podrías tomar esa, pero no sirve para una ruta negra. Prueba con el mazo.
lesson-sf-take-ferry = Una carta de Ferry sustituye a cualquier color. Toma la que está boca arriba: tu turno acaba al instante, pero ya puedes pagar tu ruta.
lesson-sf-take-ferry-help = Si una carta de Ferry sale a ciegas del mazo, es una carta como cualquier otra. Solo la que está boca arriba vale por las dos.
lesson-sf-take-ferry-not = Podrías hacer eso, pero entonces Theo puede llevarse el Ferry, justo la carta que te falta.

lesson-sf-title-route = Tu primera ruta
lesson-sf-claim = Reclama South Beach – Potrero Hill y paga con dos cartas negras y el Ferry. Tres de tus tranvías van allí, y 4 puntos son tuyos en el acto.
lesson-sf-claim-help = Cuanto más larga es la ruta, más da cada espacio: 1 punto por uno, 4 por tres, 10 por cinco.
lesson-sf-claim-not = Eso también lo podrías pagar, pero no ayuda a tu billete. Reclama South Beach – Potrero Hill.
lesson-sf-token = En los dos extremos esperan turistas, y una ruta te da una ficha que aún no tienes. Toma la tetera: en South Beach solo hay esta.
lesson-sf-token-help = Al final, tus fichas distintas cuentan juntas. Dos dan 1 punto, las siete dan 12.
lesson-sf-token-not = La casa puede esperar, porque en Potrero Hill hay otra. La tetera quizá no dure.

lesson-sf-title-join = El billete completado
lesson-sf-take-red = De South Beach a The Embarcadero hay dos espacios, y una de las dos rutas es roja. Tienes una carta roja: toma otra.
lesson-sf-second = Ha salido un Ferry, pero boca arriba solo puede ser la primera carta de un turno. Toma una azul y empieza a reunir ese color.
lesson-sf-join = Reclama The Embarcadero – South Beach con tus dos cartas rojas. Con eso completas el billete, y además recibes un cangrejo.
lesson-sf-join-help = Es una ruta doble. Entre dos jugadores solo se puede reclamar una de la pareja, así que la verde queda cerrada.
lesson-sf-join-not = Esa ruta la podrías pagar, pero la roja completa tu billete. Reclámala antes que Theo.

lesson-sf-title-second-ticket = Un segundo billete
lesson-sf-tickets = Tu billete está a salvo, y te quedan casi todos los tranvías. Roba billetes: eso ocupa todo tu turno, y te quedas al menos con uno.
lesson-sf-keep-one = Quédate solo con Alcatraz – South Beach. Ya llegas hasta The Embarcadero, y solo falta una ruta de Ferry.
lesson-sf-keep-one-not = Podrías quedártelo, pero lleva hacia el otro lado. Toma el que está casi completo.
lesson-sf-take-blue = La ruta a Alcatraz es gris y tiene cuatro espacios: tres cartas de un color y, por su símbolo, un Ferry de verdad. Toma tu tercera carta azul.
lesson-sf-draw-ferry = Theo se ha llevado el Ferry que había. Roba a ciegas y espera otro.
lesson-sf-claim-ferry = Es un Ferry. Reclama Alcatraz – The Embarcadero con tres cartas azules y el Ferry: son 7 puntos, una ficha y tu segundo billete.
lesson-sf-claim-ferry-not = Lo podrías pagar, pero gastarías las cartas para Alcatraz. Reclama la ruta de Ferry.

lesson-sf-title-end = La última ronda
lesson-sf-last-token = Ocho turnos después tienes seis fichas distintas y cuatro tranvías. Reclama Golden Gate Bridge – Presidio en rojo: te da la séptima ficha y, con solo dos tranvías, empieza la última ronda.
lesson-sf-last-token-not = Es posible, pero la séptima ficha vale más. Está en Golden Gate Bridge.
lesson-sf-last-turn = Theo ya ha jugado su último turno, y este es el tuyo. Úsalo en una ruta de un espacio: Fort Mason – Lombard Street o Civic Center – Union Square.

lesson-sf-title-score = La puntuación
lesson-sf-done =
    Ganas por { $you ->
        [one] { $you } punto
       *[other] { $you } puntos
    } a { $other }. Cuentan tus dos billetes y las siete fichas, mientras que Theo paga por un billete sin completar.

## Explore New York

lesson-ny-name-0 = Max
lesson-ny-name-1 = Lina
lesson-ny-who = Eres Max. Lina juega en su propio mapa.

lesson-ny-title-cards = Dos tarjetas para todos
lesson-ny-discard = Hay tres tarjetas a la vista, y el primer jugador, ahora tú, descarta una. Descarta el *: Lina y tú jugáis los dos con el 4 y el 5.
lesson-ny-discard-not = Puedes descartar cualquiera de las tres, pero esta lección juega con el 4 y el 5. Descarta el *.
lesson-ny-block = Los números 4 y 5 indican dos cuadras, (4,5) y (5,4). Elige (4,5), Times Square: allí van los turistas de las dos tarjetas.
lesson-ny-block-help = El primer número se cuenta desde la izquierda, el segundo desde arriba.
lesson-ny-block-not = Las tarjetas indican también esta cuadra, y Lina la elegirá. Elige Times Square, que es en sí una atracción.

lesson-ny-title-links = Tus primeros enlaces
lesson-ny-side = Al final solo puntúa lo que está junto a tu recorrido. Dibuja un primer enlace en el lado derecho de Times Square: pasa también junto al Yankee Stadium.
lesson-ny-side-not = Ahí cabe un enlace, pero sería el único. Uno a lo largo de tu cuadra te permite un segundo.
lesson-ny-extend = Un segundo enlace puede seguir desde cualquier extremo del primero. Ve recto hacia abajo, junto al Bronx Zoo.
lesson-ny-extend-help = Cada cuadra amarilla de tu recorrido da 6 puntos, cada café 3. Las grises dan más cuantas más haya en él.
lesson-ny-extend-not = Ahí también encajaría. En esta lección tu recorrido baja junto al Bronx Zoo.
lesson-ny-end = Lina no ve lo que has dibujado hasta que terminas tu turno, y hasta entonces puedes deshacerlo. Termina el turno.

lesson-ny-title-cafe = Un café y un +
lesson-ny-block-again = Los enlaces de Lina llegaron a un café, y sus dos turistas se unieron a los de su cuadra. Ahora las tarjetas son 4 y 2: elige (4,2).
lesson-ny-side-again = Dibuja un enlace en el lado derecho de (4,2). Está en línea con los primeros, así que podrán unirse más tarde.
lesson-ny-cafe = Gira a la derecha en el extremo de arriba, donde hay un café. Su cuadrado y su triángulo van enseguida a tu cuadra, pero solo esta vez.
lesson-ny-plus = El + del 2 significa un tercer enlace para todos, en cualquier calle. Sigue hacia abajo, entre (4,3) y (5,3).
lesson-ny-plus-not = Para el + vale cualquier calle libre. En esta lección acerca tus dos trozos.
lesson-ny-end-again = En (4,2) hay ahora cuatro turistas, dos de ellos del café. Termina el turno.

lesson-ny-title-line = Una larga línea
lesson-ny-discard-again = Vuelves a ser el primer jugador. Descarta el 4: así 3 y 6 indican (3,6), una atracción roja justo al lado de tu recorrido.
lesson-ny-barclays = Elige (3,6), el Barclays Center. Un color multiplica sus turistas por sus atracciones en el recorrido, así que círculos y cuadras rojas se dan valor mutuamente.
lesson-ny-right-side = Dibuja un enlace en el lado derecho del Barclays Center, para que esté en tu recorrido.
lesson-ny-corner = Gira por debajo de (4,6): allí alcanzas el final de tus primeros enlaces. Un enlace unido vale más que uno suelto.
lesson-ny-gap = El 6 tiene un +, así que hay un tercer enlace, y a tu línea le queda un hueco. Ciérralo entre (4,4) y (5,4).
lesson-ny-gap-help = Tu recorrido es una línea sin huecos, y ningún enlace está en él dos veces. Los enlaces a los que no llega no dan nada.
lesson-ny-end-line = Todo lo que has dibujado es ahora una sola línea. Termina el turno.

lesson-ny-title-last = El último turno
lesson-ny-same-number = Cuatro turnos después, las dos últimas tarjetas son un 2. Dos números iguales indican una sola cuadra: elige (2,2).
lesson-ny-same-number-help = Si tienes turistas en todas las cuadras que indican las tarjetas, eliges cualquiera vacía. Entonces solo recibes un turista y un enlace.
lesson-ny-museum = Dibuja un enlace en el lado de arriba de (2,2). Enfrente está el Whitney Museum, una tercera atracción azul.
lesson-ny-join = Únelo ahora a tu línea, junto al Empire State Building. Es tu segunda cuadra gris, y dos dan 12 puntos.
lesson-ny-end-last = El mazo se ha agotado. Termina el turno y se cuentan los recorridos.

lesson-ny-title-score = El Recorrido Final
lesson-ny-done =
    La mejor línea de tus enlaces da { $you ->
        [one] { $you } punto
       *[other] { $you } puntos
    }, la de Lina { $other }. Solo el rojo te da 24: ocho círculos por tres atracciones rojas.

## French Quarter

lesson-fq-name-0 = Clara
lesson-fq-name-1 = Louis
lesson-fq-who = Eres Clara. Louis recorre las mismas calles en su propio mapa.

lesson-fq-title-die = Un dado y su carta
lesson-fq-take = Un dado te trae, por este orden, los iconos de su carta, un movimiento, los iconos del edificio y un número para el mapa. Elige el dado de Carruaje, un 4: su carta tiene un Paraguas y Misticismo.
lesson-fq-take-not = Puedes elegir ese dado, pero la carta de Carruaje tiene dos iconos y te lleva más lejos. Elige ese.
lesson-fq-go = El Carruaje va de uno a tres espacios. Ve a Bayou Oyster Bar: allí recibes Comida y un Paraguas, y escribes el 4 en tu mapa.
lesson-fq-go-not = También llegarías, pero en Bayou Oyster Bar esperan dos iconos. Ve allí.

lesson-fq-title-chain = Una cosa lleva a otra
lesson-fq-take-walk = Elige el dado de Caminar, un 5. El Paraguas de su carta es el tercero, y cada tercer Paraguas te da un Comodín.
lesson-fq-wild = Un Comodín marca la Actividad que quieras. Marca Comida: con la Comida que aún queda en la carta llegas a un círculo.
lesson-fq-wild-not = Puedes marcar cualquier Actividad, pero solo con Comida llegas ahora a un círculo.
lesson-fq-circle = Este círculo te da una bonificación o un multiplicador. Toma la bonificación: mapea enseguida otro edificio de Decatur St.
lesson-fq-circle-help = Un multiplicador cuenta al final, por cada edificio que hayas mapeado en la calle de la Actividad.
lesson-fq-circle-not = El multiplicador daría puntos al final. Toma esta vez la bonificación, para ver qué hace.
lesson-fq-free-map = Con esta bonificación el número lo eliges tú, pero los vecinos difieren como mucho en 1. Escribe un 4 en Moonmoss Apothecary, junto al 4 de Bayou Oyster Bar.
lesson-fq-free-map-not = Ahí encajaría. En esta lección el 4 va en Moonmoss Apothecary.

lesson-fq-title-map = Lo que encaja al lado
lesson-fq-beside = La carta ya está resuelta, y ahora viene el movimiento de Caminar. Ve a Thirteen Candles Curios: un 5 encaja junto al 4 de Bayou Oyster Bar.
lesson-fq-beside-help = Un número que no encaja no se escribe, y a cambio obtienes un Paraguas.
lesson-fq-beside-not = Podrías caminar hasta allí, pero también cuenta el número. En Thirteen Candles Curios encaja tu 5.

lesson-fq-title-line = La Segunda Línea
lesson-fq-socialize = Empieza otra ronda, y nadie tiene aún el dado de Socializar. Elígelo, un 5: quien lo tiene guía la Segunda Línea cuando acaba la ronda.
lesson-fq-socialize-not = Ese dado está libre, pero solo con Socializar decides adónde va la Segunda Línea.
lesson-fq-courtyard = Socializar va exactamente un espacio. Ve a Four Cousins Courtyard: el 5 encaja, y cada Patio vale más que el anterior.
lesson-fq-riverboat = Elige el dado de Embarcación, un 4. Te lleva a cualquier edificio de Decatur St o N Front St, por lejos que esté.
lesson-fq-gift-shop = Ve a Gator Grin Gift Shop y escribe allí el 4. Cuando hayas mapeado las dos Tiendas de Souvenirs, sus números serán puntos.
lesson-fq-gift-shop-not = La Embarcación también para ahí. La Tienda de Souvenirs te da más: su número puede convertirse en puntos.
lesson-fq-advance = La Segunda Línea espera en el extremo este de Royal St. Llévala al oeste: en ese tramo hay dos edificios que has mapeado, y cada uno es un punto.
lesson-fq-advance-help = Todo lo que la línea ha tocado cuenta de nuevo cada vez que avanza. Por eso los edificios mapeados pronto rinden más.
lesson-fq-advance-not = La línea podría ir por ahí, pero tocaría menos edificios tuyos. Ve al oeste.

lesson-fq-title-last = La última ronda
lesson-fq-last-socialize = El desfile te dio 2 puntos, y cinco rondas después ha empezado la última. Elige el dado de Socializar, un 4, para guiar otra vez la Segunda Línea.
lesson-fq-no-fit = Ve a Leaky Pirogue Po’boys por Comida y una tuba. El 4 no encaja junto al 1 de Lone Widow Courtyard, así que obtienes un Paraguas a cambio.
lesson-fq-last-carriage = Elige el dado de Carruaje, un 2. Sus tres espacios bastan justo para el Patio que aún no has visto.
lesson-fq-last-courtyard = Ve a Two Brothers Courtyard. Es tu cuarto Patio, y los cuatro juntos dan 20 puntos.
lesson-fq-last-courtyard-not = Podrías ir ahí. El cuarto Patio da ahora más que cualquier otro edificio.
lesson-fq-last-wild = El Paraguas del Patio te da un Comodín. Marca Fiesta: allí el siguiente recuadro es un multiplicador para Bourbon St.
lesson-fq-last-wild-not = Puedes marcar cualquier Actividad, pero ninguna da ahora más. El siguiente recuadro de Fiesta es un multiplicador.
lesson-fq-last-line = Guía la Segunda Línea por última vez. Vaya adonde vaya, toca el mismo número de edificios tuyos, así que elige a tu gusto.

lesson-fq-title-score = La puntuación
lesson-fq-done =
    Ganas por { $you ->
        [one] { $you } punto
       *[other] { $you } puntos
    } a { $other }. Una calle multiplica sus edificios mapeados por el multiplicador de su Actividad, y lo que más te da es la Segunda Línea.
