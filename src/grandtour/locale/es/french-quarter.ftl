### French Quarter. Las notas sobre los argumentos están en el archivo inglés.
### Las palabras son las del reglamento español: Segunda Línea, Paraguas, Comodín, mapear, medidor, recuadro, Calle Cortada.

## Palabras

activity-food = Comida
activity-culture = Cultura
activity-shopping = Compras
activity-mysticism = Misticismo
activity-partying = Fiesta

type-walk = Caminar
type-carriage = Carruaje
type-taxi = Taxi
type-streetcar = Tranvía
type-riverboat = Embarcación
type-socialize = Socializar

performer-saxophone = saxofón
performer-trumpet = trompeta
performer-tuba = tuba
performer-violin = violín
performer-unicycle = monociclo
performer-magician = magia
performer-acrobat = acróbata
performer-statue = estatua

icon-umbrella = Paraguas
icon-wild = Comodín
place-riverwalk = Riverwalk

direction-north = norte
direction-south = sur
direction-east = este
direction-west = oeste

kind-instant = instantánea
kind-lasting = permanente
kind-one-use = de un solo uso

condition-none = cualquier valor
condition-all-equal = todos los valores iguales
condition-all-different = todos los valores diferentes

street-north = Borde Norte
street-south = Borde Sur (el dique)
street-west = Borde Oeste
street-east = Borde Este

rating-back-to-the-office = De vuelta a la oficina
rating-a-pleasant-outing = Una salida agradable
rating-a-night-to-remember = Una noche para el recuerdo
rating-a-night-half-remembered = Una noche a medio recordar
rating-leader-of-the-parade = A la cabeza del desfile
rating-key-to-the-city = Llaves de la ciudad
rating-mayor-for-a-day = Alcaldía por un día

vacation-mardi-gras = Mardi Gras
vacation-second-helpings = Repetir plato
vacation-pub-crawl = Ronda de bares
vacation-spirits-after-dark = Espíritus al anochecer
vacation-hidden-gardens = Jardines escondidos
vacation-window-shopping = De escaparates
vacation-curtain-call = Saludo final
vacation-family-trip = Viaje en familia
vacation-room-with-a-view = Habitación con vistas
vacation-honest-officer = De verdad, agente
vacation-marching-band = Banda de desfile
vacation-levee-stroll = Paseo por el dique

option-mayor = Variante Alcalde
option-mayor-about = En cada ronda se revela una carta de Alcalde, y la mayoría corta una calle hasta la ronda siguiente. Quien juega a solas juega siempre con esta variante.
option-tourism = Turismo
option-tourism-about = Cada jugador recibe una carta de Vacaciones secreta. Al final da puntos extra si has mapeado los edificios que indica.

## Partes de frases

part-count = { $n } × { $thing }
part-pool = Con { $players } en la mesa: { $dice }.
part-reward-umbrella = un Paraguas
part-reward-activity = un icono de Actividad
part-reward-points = puntos
part-reward-map = una acción de mapear en la calle que indica
part-courtyards = los Patios
part-move-steps =
    { $type }: { $steps } { $most ->
        [one] espacio
       *[other] espacios
    }.
part-move-streets = { $type }: cualquier edificio en { $streets }.
part-activity-street = { $activity }: { $street }
part-ladders = { $before }; { $ladder }
part-rating = { $points } → { $rating }
part-rating-upto = hasta { $points } → { $rating }
part-rating-from = { $points } o más → { $rating }
part-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
part-uses =
    { $uses ->
        [one] una vez
       *[other] { $uses } veces
    }
part-asked-values =
    { $asks ->
        [all-equal] valores todos iguales
        [all-different] valores todos diferentes
       *[other] valores todos iguales o todos diferentes
    }
part-card = { $type } ({ $icons })
part-die = { $type } { $value }
part-corner = cruce de { $a } con { $b }
part-start = { $number } ({ $point })
part-toward = hacia el { $direction }
part-bonus = { $activity } { $letter }
part-mayor =
    { $street_is ->
        [none] ninguna Calle Cortada
       *[other] { $street } cortada
    }
part-vacation = «{ $vacation }» ({ $buildings }; { $condition })
part-street-score =
    { $buildings ->
        [one] { $buildings } edificio
       *[other] { $buildings } edificios
    } en { $street } × { $times }{ $extra ->
        [0] {""}
       *[other] {"\u00A0"}+ { $extra }
    }

## Las bonificaciones, en pocas palabras

bonus-map-any-value =
    mapear { $street_is ->
        [anywhere] cualquier edificio
       *[other] un edificio en { $street }
    } con el valor que quieras
bonus-small-buildings =
    un Comodín por cada edificio pequeño que mapees{ $points ->
        [0] { "" }
       *[other] { " " }y, al final, { part-points } por cada uno
    }
bonus-longer-move =
    ir { $extra } { $most ->
        [one] espacio
       *[other] espacios
    } más lejos ({ part-uses })
bonus-map-neighbour = con una acción de mapear puedes mapear también un edificio adyacente
bonus-other-card = jugar una carta distinta de la de tu dado ({ part-uses })
bonus-write-w = escribir una W en vez de un valor ({ part-uses })
bonus-double-umbrella =
    cada Paraguas marca dos recuadros{ $points ->
        [0] { "" }
       *[other] { " " }y, al final, cada Comodín del medidor de Paraguas da { part-points }
    }
bonus-performers =
    { $count ->
        [one] un icono de Artista, el que quieras
       *[other] { $count } iconos de Artista diferentes, los que quieras
    }
bonus-personal-line = una Segunda Línea propia
bonus-cross-out = se tacha el círculo siguiente del medidor de { $activity }
bonus-short-walk = con { $type } te mueves 1 espacio y nada más
bonus-locked-up = directo a { $building }, y un valor del dado deja de mapearse
bonus-no-performers = ya no recibes iconos de Artista

## Reglas: lo que hay en la caja

rule-FQ-C1 =
    Un juego para { $players } jugadores; quien juega a solas lo hace en el Modo solitario. Dura { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }. Cartas de Acción: { $cards } ({ $decks }). Cartas de Alcalde: { $mayors }. Cartas de Vacaciones: { $vacations }.
rule-FQ-C2 = Cada dado es de un tipo de carta, y del número de jugadores depende cuántos dados de cada tipo hay. { $pools } El mazo que no tiene dado se queda en la caja. Siempre hay un dado más de los que se eligen en una ronda.

## Reglas: preparación

rule-FQ-S1 = Todos los turistas empiezan en { $home }. Un dado decide de cuál de los cruces numerados ({ $starts } en total) sale la Segunda Línea pública, igual en todos los mapas. El primer jugador se elige al azar.

## Reglas: el mapa

rule-FQ-M1 =
    El mapa es una cuadrícula de { $blocks ->
        [one] { $blocks } manzana
       *[other] { $blocks } manzanas
    } con calles entre ellas; sus cuatro bordes también son calles. En una manzana hay un edificio grande, o dos pequeños con un callejón entre ambos. En total { $buildings ->
        [one] hay { $buildings } edificio
       *[other] hay { $buildings } edificios
    } ({ $small ->
        [0] ninguno pequeño
       *[other] de ellos, pequeños: { $small }
    }), y cada uno es un espacio. Un edificio está en todas las calles que toca: los grandes en cuatro, los pequeños en tres. Un callejón no es una calle. Dos edificios son adyacentes si están frente a frente con una calle o un callejón de por medio, y nunca si solo coinciden en una esquina.

## Reglas: una ronda

rule-FQ-A1 = Planificación: de cada mazo se revela la carta superior, que tapa la de la ronda anterior. Se lanzan todos los dados y cada uno va a la carta de su tipo.
rule-FQ-A2 = Movimiento: el primer jugador elige un dado y juega con él un turno entero; los demás lo siguen en el sentido de las agujas del reloj. Después todos lo hacen una segunda vez, en el mismo orden. Un dado queda sin usar.
rule-FQ-A3 = Un turno tiene cuatro acciones, siempre en este orden: la acción de carta (los iconos de tu carta), la de movimiento, la de edificio (los iconos del edificio que visitas) y la de mapear. Los iconos se resuelven de izquierda a derecha, y ninguno empieza antes de que el anterior haya terminado con todo lo que ha traído.
rule-FQ-A4 = Segunda Línea: si alguien se ha llevado en esta ronda el dado de { $line_die }, la Segunda Línea sigue adelante y luego se puntúa. Si no, esta fase se omite.
rule-FQ-A5 =
    Mantenimiento: el siguiente en el sentido de las agujas del reloj pasa a ser el primer jugador, los dados vuelven a la reserva y empieza otra ronda. Tras { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } la partida ha terminado.

## Reglas: iconos

rule-FQ-I1 =
    Por un Paraguas marcas el siguiente recuadro de tu medidor de Paraguas, que tiene { $boxes ->
        [one] { $boxes } recuadro
       *[other] { $boxes } recuadros
    }. Por cada { $every ->
        [one] recuadro
       *[other] { $every } recuadros
    } que lleves marcados allí obtienes un Comodín, que usas en el acto. Con el medidor lleno, los Paraguas no hacen nada.
rule-FQ-I2 = Por un icono de Actividad marcas el siguiente recuadro del medidor de esa Actividad, y por un Comodín, el siguiente del medidor de Actividad que quieras. Recuadros de cada uno de estos medidores: { $boxes }. Con un medidor lleno, sus iconos no hacen nada.
rule-FQ-I3 =
    Un cuadrado no hace nada al marcarlo. Un círculo te da lo que muestra, una bonificación o un multiplicador{ $choices ->
        [0] { "" }
       *[other] ; si muestra las dos cosas, eliges una
    }. Las bonificaciones llegan en el orden de sus letras: la A, luego la B, y así sucesivamente. Los multiplicadores llegan de abajo arriba ({ $ladders }).
rule-FQ-I4 =
    Por un icono de Artista marcas ese Artista en la fila superior, o en la inferior si allí ya lo está. Marcas además el siguiente recuadro del medidor de Artistas, que tiene { $boxes ->
        [one] { $boxes } recuadro
       *[other] { $boxes } recuadros
    }, y lo que muestra ocurre en el acto. Hay { $types ->
        [one] { $types } Artista
       *[other] { $types } Artistas
    }. El que está marcado en las dos filas ya no hace nada.
rule-FQ-I5 = Un recuadro del medidor de Artistas da { $rewards }.
more-FQ-I5-street-map = Esa acción de mapear es como cualquier otra y usa el valor del dado de este turno: elige un edificio de esa calle en el que encaje. Si no encaja en ninguno, obtienes un Paraguas.

## Reglas: movimiento

rule-FQ-V1 = Tu carta dice cómo se mueve tu turista. { $moves } Los espacios se cuentan de un edificio a otro adyacente, nunca en diagonal. Tu turista acaba siempre en un espacio distinto de aquel en que empezó.
rule-FQ-V2 = Visitas el edificio en el que se detiene tu turista, no los que atraviesa, y resuelves los iconos de ese edificio.
more-FQ-V2-courtyard = Si es un Patio, márcalo.
more-FQ-V2-riverwalk =
    En { $riverwalk } marcas { $visits ->
        [one] solo tu primera visita
       *[other] tus { $visits } primeras visitas
    }.

## Reglas: mapear

rule-FQ-P0 =
    { $police_is ->
        [none] { $home } es un espacio como los demás: puedes visitarlo y mapearlo.
       *[some] Tanto { $home } como { $police } son espacios como los demás: puedes visitarlos y mapearlos.
    } El reglamento no habla de ello; es nuestra interpretación.
rule-FQ-P1 = Mapear un edificio es escribir en él un valor. En la acción de mapear es el valor de tu dado, y el edificio, el que visitas. Encaja si el edificio no está mapeado y ningún número adyacente se aleja más de 1 de él; el 1 y el 6 no van juntos. Si el valor encaja, tienes que mapear el edificio.
rule-FQ-P2 = Si no puedes mapear el edificio, porque el valor no encaja o porque ya está mapeado, a cambio obtienes un Paraguas.
rule-FQ-P3 = Con { $w_bonus } puedes escribir una W donde escribirías un valor. Una W no es un número: encaja junto a cualquier valor, y cualquier valor encaja junto a ella. Un edificio con W está mapeado como los demás.
more-FQ-P3-gift-shop = Una Tienda de Souvenirs con W vale 0.

## Reglas: la Segunda Línea

rule-FQ-L1 = Quien ha elegido el dado de { $line_die } dice adónde va la Segunda Línea: al norte, al sur, al este o al oeste. En todos los mapas se dibuja desde su extremo hasta el cruce siguiente en ese sentido. Puede ir por las calles con nombre y por los bordes del mapa, pero no por un callejón ni por un tramo en el que ya ha estado. Puede cruzarse consigo misma.
rule-FQ-L2 = Si la Segunda Línea no tiene por dónde seguir, no avanza, pero se puntúa igualmente. El reglamento no dice nada sobre esto; es nuestra interpretación.
rule-FQ-L3 =
    Después contáis todos vuestros edificios mapeados que tienen la línea a lo largo de un lado o más; una esquina no basta. Los tramos viejos cuentan igual que los nuevos, y ningún edificio cuenta dos veces. Marca otros tantos recuadros del medidor de Segunda Línea, fila por fila ({ $boxes ->
        [one] { $boxes } recuadro
       *[other] { $boxes } recuadros
    } en { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }). Cuando estén todos marcados, obtienes un Paraguas por cada fila que hayas completado con ellos.

## Reglas: bonificaciones

rule-FQ-BF-A = { $bonus }, instantánea: mapeas un edificio en { $street } con el valor del 1 al 6 que quieras, si encaja allí.
rule-FQ-BF-B =
    { $bonus }, permanente: cada edificio pequeño que mapeas te da un Comodín.{ $points ->
        [0] { "" }
       *[other] { " " }Al final de la partida, cada edificio pequeño que tengas mapeado te da { part-points }.
    }
rule-FQ-BF-C = { $bonus }, instantánea: mapeas un edificio de cualquier parte del mapa con el valor del 1 al 6 que quieras, si encaja allí.
rule-FQ-BC-A =
    { $bonus } ({ part-uses }): tu turista va { $extra } { $most ->
        [one] espacio
       *[other] espacios
    } más lejos.
more-FQ-BC-A-street-move = Si vas con { $by_street }, eliges primero un edificio de las calles de esa carta y sigues desde allí.
rule-FQ-BC-B = { $bonus }, permanente: cada acción de mapear te permite mapear además un segundo edificio, adyacente al primero, con el valor del mismo dado, si encaja allí. Puedes hacerlo aunque no hayas podido mapear el primero; el Paraguas por este llega antes, con todo lo que traiga. Por renunciar al segundo edificio no obtienes ningún Paraguas.
rule-FQ-BC-C = { $bonus } ({ part-uses }): al elegir un dado puedes hacer la acción de carta y la de movimiento que corresponden a otra carta revelada. Ambas son de esa única carta, y el valor sigue siendo el de tu dado.
rule-FQ-BS-A = { $bonus } ({ part-uses }): al mapear un edificio puedes escribir en él una W.
rule-FQ-BS-B =
    { $bonus }, permanente: cada Paraguas que obtienes marca dos recuadros.{ $points ->
        [0] { "" }
       *[other] { " " }Al final de la partida, cada Comodín marcado en tu medidor de Paraguas te da { part-points }.
    }
rule-FQ-BS-C = { $bonus } ({ part-uses }), como { $first }: al mapear un edificio puedes escribir en él una W.
rule-FQ-BM-A = { $bonus }, instantánea: obtienes un icono de Artista, el que quieras.
rule-FQ-BM-B = { $bonus }, instantánea: empiezas una Segunda Línea personal en un punto de inicio que no sea el de la pública. Cada vez que la pública avanza, puedes avanzar también la tuya hacia donde quieras, con las mismas reglas. Al puntuar cuenta todo edificio que esté junto a una de las dos líneas, y una sola vez.
rule-FQ-BM-C = { $bonus }, instantánea: obtienes los dos iconos de Artista que quieras, con tal de que no sean iguales.
rule-FQ-BP-A = { $bonus }, instantánea: tacha el círculo siguiente de tu medidor de { $activity }. Cuando llegues a él no te dará nada.
more-FQ-BP-A-price = Como todas las bonificaciones de { $price }, te perjudica, pero ningún otro medidor tiene multiplicadores tan altos.
rule-FQ-BP-B = { $bonus }, permanente: con { $type } te mueves 1 espacio y nada más.
rule-FQ-BP-C = { $bonus }, permanente: cuando acaba tu turno, tu turista va a parar a { $police }, lo que no es una visita, y se lanza un dado. Desde entonces, si eliges un dado con ese valor, te saltas la acción de mapear y obtienes un Paraguas.
rule-FQ-BP-D = { $bonus }, permanente: los iconos de Artista ya no hacen nada por ti.
rule-FQ-BX = Si una bonificación hace mapear en el acto y no hay ningún edificio que puedas mapear, la bonificación se pierde. El reglamento no habla de ello; es nuestra interpretación.

## Reglas: el final

rule-FQ-E1 = Cada Actividad tiene su calle ({ $streets }). Da un punto por cada edificio que hayas mapeado allí, por el más alto de los multiplicadores que hayas marcado en su medidor; sin multiplicador no da nada. Un edificio puede contar para varias Actividades.
more-FQ-E1-bonus-points = Los puntos de { $point_bonuses } se suman sin multiplicar.
rule-FQ-E2 =
    { $points ->
        [0] Los recuadros marcados en el medidor de Segunda Línea no dan puntos.
       *[other] Cada recuadro marcado en el medidor de Segunda Línea da { part-points }.
    }
rule-FQ-E3 = Algunos sitios dan puntos por sí mismos.
more-FQ-E3-gift-shop =
    { $shops ->
        [one] Si has mapeado la Tienda de Souvenirs, da su valor.
        [2] Si has mapeado las dos Tiendas de Souvenirs, dan la suma de sus dos valores.
       *[other] Si has mapeado las { $shops } Tiendas de Souvenirs, dan la suma de sus valores.
    }
more-FQ-E3-courtyard = Patios que has visitado y puntos: { $courtyards }.
more-FQ-E3-riverwalk-points =
    { $riverwalk } da { part-points } si lo has visitado { $visits ->
        [one] una vez
        [2] dos veces
       *[other] { $visits } veces
    }.
rule-FQ-E4 = Las dos filas de Artistas puntúan cada una por su cuenta. Artistas marcados en una fila y puntos: { $rows }.
more-FQ-E4-track-points = Se suman los puntos que hayas marcado en el medidor de Artistas.
rule-FQ-E5 = Gana quien tiene más puntos.
more-FQ-E5-line-points = En caso de empate gana quien tenga más puntos de la Segunda Línea. Quienes sigan empatados comparten la victoria.
more-FQ-E5-no-line-points = Quienes empatan comparten la victoria.

## Reglas: la Variante Alcalde, el Modo solitario, Turismo

rule-FQ-Y1 =
    Variante Alcalde: en cada ronda se revela también una carta de Alcalde. Si indica una calle, es una Calle Cortada hasta que acabe la ronda. Los turistas no pueden visitar sus edificios, pero sí atravesarlos; una Segunda Línea{ $own_line ->
        [none] { "" }
       *[other] , pública o personal,
    } no puede ir por ella, pero sí cruzarla.{ $maps ->
        [none] { "" }
        [bonus] { " " }Quien mapea con una bonificación no hace caso de las Calles Cortadas.
        [track] { " " }Quien mapea con el medidor de Artistas no hace caso de las Calles Cortadas.
       *[other] { " " }Quien mapea con una bonificación o con el medidor de Artistas no hace caso de las Calles Cortadas.
    } Si tu turista no tiene otro sitio al que ir, te saltas las acciones de movimiento, de edificio y de mapear y obtienes un Paraguas.
rule-FQ-Y2 = El Modo solitario se juega con la Variante Alcalde. Tú y el alcalde Carly jugáis por turnos hasta que cada uno ha tenido dos; la carta de Alcalde dice si empieza él. El alcalde se queda el primer dado que aún haya en el orden que da la carta, y no hace nada más. Si tú o él habéis elegido el dado de { $line_die }, la Segunda Línea avanza, y siempre dices tú hacia dónde. Puntos y valoración: { $ratings }.
rule-FQ-Y3 =
    Turismo: cada jugador recibe una carta de Vacaciones que los demás no ven. Indica unos edificios{ $asks ->
        [none] .
       *[other] , y algunas cartas piden { part-asked-values }.
    } { $points ->
        [0] La carta no da puntos.
       *[other] Si al final has mapeado todos esos edificios como pide la carta, da { part-points }; si no, no da nada.
    } Turismo también se puede jugar en el Modo solitario.

## Reglas: detalles sobre iconos y medidores (nuestras interpretaciones)

rule-FQ-R1 = Si marcas un círculo que muestra las dos cosas y ya tienes todas las bonificaciones, o todos los multiplicadores, de ese medidor, no hay nada que elegir: recibes lo otro.
rule-FQ-R2 = No puedes rechazar un icono: se marca aunque te perjudique. Un Comodín se usa mientras quede sitio en alguno de tus medidores de Actividad.
rule-FQ-R3 = Cuando un Paraguas trae un Comodín, terminas primero con el Comodín y con todo lo que trae, antes del siguiente Paraguas o icono.
more-FQ-R3-double-umbrella = Con { $double_bonus }, esto puede llegar entre los dos recuadros de un mismo Paraguas.
rule-FQ-R4 = Con { $double_bonus } cuenta doble todo Paraguas que obtienes, venga de donde venga: también por un edificio que no has podido mapear, por una Calle Cortada o por una fila de la Segunda Línea. El segundo no se duplica otra vez. Si un Paraguas trae un Comodín y ese Comodín desbloquea { $double_bonus }, aquel Paraguas se queda en uno.
rule-FQ-R5 = Para { $double_bonus } puntúan los Comodines marcados en el medidor de Paraguas, incluidos los de antes de tener la bonificación. Los que vienen de otra parte no cuentan aquí.
rule-FQ-R6 =
    { $cross_bonus } tacha el primer círculo del medidor de { $cross_track } que no esté ni marcado ni tachado; si no queda ninguno, no pasa nada. { $version ->
        [1] Ese recuadro se marca igualmente cuando le toca, como si fuera un cuadrado.
       *[other] Cuando llegas a un círculo tachado, te lo saltas: tu icono marca el siguiente recuadro vacío que hay detrás. Solo se pierde lo que muestra el círculo.
    }
rule-FQ-R7 = Con { $performer_bonus } puedes elegir un Artista que ya esté marcado en las dos filas, pero no trae nada.
more-FQ-R7-two-performers = Con { $two_bonus } eliges el segundo, que ha de ser otro, cuando esté hecho todo lo que ha traído el primero.
more-FQ-R7-no-performers = Si tienes { $deaf_bonus }, una bonificación así no te da nada.
rule-FQ-R8 = Una Segunda Línea personal no puede empezar donde empezó la pública; dónde acabe esta ahora no importa. Si la desbloqueas en la fase de movimiento, puede avanzar ya en esta ronda. Si te la trae una fila completada, espera a la próxima vez.

## Reglas: detalles sobre el movimiento (nuestras interpretaciones)

rule-FQ-R9 =
    Donde tu carta no te deja elegir cuánto avanzas, { $longer_bonus } te lleva exactamente { $extra } { $most ->
        [one] espacio
       *[other] espacios
    } más lejos, contando por el camino más corto. { $limit_is ->
        [passed] Donde puedes elegir cuánto avanzas, te lleva otros tantos espacios más allá del límite.
       *[raised] Donde puedes elegir cuánto avanzas, solo sube el límite, en { $most }.
    }
more-FQ-R9-short-walk = Con { $short_bonus }, tampoco { $short_type } te deja elegir: por sí solo te lleva exactamente 1 espacio.
rule-FQ-R10 = Si usas { $longer_bonus } con { $by_street }, llegas primero a un espacio distinto de aquel en que empezaste. Por él solo pasas, así que puede estar en una Calle Cortada. Tampoco el espacio en que te detienes es aquel en que empezaste, y no está en una Calle Cortada.
rule-FQ-R11 = Decides si usas una bonificación cuando llega su momento.
more-FQ-R11-longer-move = El de { $longer_bonus } llega una vez hecha la acción de carta: si esta carta acaba de desbloquearla, puedes usarla ya.
more-FQ-R11-other-card = El de { $other_bonus } llega al elegir el dado: si la desbloquea este turno, ha de esperar a tu próximo dado.
rule-FQ-R12 = Para la Segunda Línea importa qué dado has elegido, no qué carta usas con { $other_bonus }. Un dado de { $line_die } la hace avanzar juegues la carta que juegues; cualquier otro no, ni siquiera con la carta { $line_die }. La carta que eliges no necesita tener un dado. No puede ser la de Alcalde ni una de un mazo que esté en la caja.
rule-FQ-R13 = Empezar en { $home } no es una visita: no se resuelven iconos ni se mapea nada.
more-FQ-R13-locked-up = Acabar en { $police } por un arresto tampoco es una visita.
rule-FQ-R14 = La distancia hasta un edificio se cuenta por el camino más corto entre edificios adyacentes. Ese camino puede cruzar un callejón y pasar por edificios de una Calle Cortada.
rule-FQ-R15 = Dos edificios son adyacentes en cuanto una parte de un lado de uno queda frente a una parte de un lado del otro. Así, un edificio grande puede ser adyacente a los dos pequeños de una pareja.

## Reglas: detalles sobre mapear (nuestras interpretaciones)

rule-FQ-R16 = La última acción de un turno es una acción de mapear.
more-FQ-R16-street-map = También lo es la que da un recuadro con calle del medidor de Artistas.
more-FQ-R16-map-any-value = Con { $free_bonus } también mapeas, pero eso no es una acción de mapear.
more-FQ-R16-map-neighbour = Mapear el segundo edificio de { $neighbour_bonus } no es una acción de mapear. Donde no hay acción de mapear, { $neighbour_bonus } no añade nada.
more-FQ-R16-small-buildings = { $small_bonus } funciona siempre que mapeas.
more-FQ-R16-write-w = Siempre que mapeas puedes escribir una W.
rule-FQ-R17 = Si el valor encaja en algún edificio de la calle que indica el medidor de Artistas, tienes que elegir uno en el que encaje: no puedes tomar otro para llevarte el Paraguas.
more-FQ-R17-write-w = Si tienes una W, también puedes elegir para ella un edificio sin mapear, pero nunca estás obligado a gastar una W.
rule-FQ-R18 = Si el valor no encaja en ningún edificio de la calle que indica el medidor de Artistas, obtienes un Paraguas.
more-FQ-R18-map-neighbour = Con { $neighbour_bonus } eliges entonces de todos modos un edificio de esa calle y puedes mapear uno adyacente a él.
rule-FQ-R19 = Si el medidor de Artistas te da una acción de mapear fuera de tus turnos, por una fila de la Segunda Línea, vale el último dado que has elegido en esta ronda.
rule-FQ-R20 = El segundo edificio de { $neighbour_bonus } recibe el valor del dado.
more-FQ-R20-write-w = También puede recibir una W propia: la W del primero no cuenta para los dos.
more-FQ-R20-small-buildings = Si el primero es pequeño, el Comodín de { $small_bonus } llega antes de mapear el segundo.
rule-FQ-R21 = Si tu dado tiene el valor que salió para { $locked_bonus }, te saltas la última acción de tu turno. Esto vale desde el próximo dado que elijas. En el turno que desbloquea { $locked_bonus } aún mapeas.
more-FQ-R21-street-map = Las acciones de mapear del medidor de Artistas no se omiten.
more-FQ-R21-map-neighbour = { $neighbour_bonus } se omite junto con la última acción.
rule-FQ-R22 = Si desbloqueas { $locked_bonus } fuera de tus turnos, tu turista va a parar enseguida a { $police }.
rule-FQ-R23 = Puedes escribir una W donde el valor encajaría y también donde no. Solo un valor que encaja te obliga a mapear. Si no encaja y prefieres guardar tu W, obtienes el Paraguas.
rule-FQ-R24 = Tienes que usar { $free_bonus } si algún valor del 1 al 6 encaja en un edificio de los que permite la bonificación. Si no encaja ninguno, se pierde.
more-FQ-R24-write-w = Si gastas una W, no se pierde.
rule-FQ-R36 =
    Si { $neighbour_bonus } se desbloquea en medio de una acción de mapear, por ejemplo con { $wild_is ->
        [none] el Paraguas
       *[other] el Comodín o el Paraguas
    } que esta trae, vale a partir de la siguiente acción de mapear. La que la ha desbloqueado no mapea un segundo edificio.

## Reglas: detalles sobre la Segunda Línea, el Alcalde, el Modo solitario y Turismo (nuestras interpretaciones)

rule-FQ-R25 = Si la Segunda Línea pública no puede avanzar, tampoco avanza la tuya personal. Las dos se puntúan igualmente.
rule-FQ-R26 = Quien decide sobre la Segunda Línea pública tiene que elegir uno de los caminos abiertos, si hay alguno.
more-FQ-R26-personal-line = Con tu línea personal también puedes quedarte quieto.
rule-FQ-R27 = Ninguna línea puede repetir sus propios tramos.
more-FQ-R27-personal-line = La pública y la personal sí pueden ir por un mismo tramo.
rule-FQ-R28 = En la fase de Segunda Línea actúa primero el primer jugador, y los demás lo siguen en el sentido de las agujas del reloj. Lo que hace uno no cambia nada para los otros.
rule-FQ-R29 =
    Al puntuar la Segunda Línea marcas todos los recuadros antes de resolver los Paraguas de las filas completadas. El medidor acaba tras { $boxes ->
        [one] { $boxes } recuadro
       *[other] { $boxes } recuadros
    }, y lo que pase de ahí se pierde.
rule-FQ-R30 = Si las Calles Cortadas no dejan a tu turista ningún sitio al que ir, haces la acción de carta y luego obtienes un Paraguas. Puedes elegir un dado así a propósito.
more-FQ-R30-double-umbrella = { $double_bonus } duplica este Paraguas.
more-FQ-R30-longer-move = No tienes que gastar { $longer_bonus } para salir.
rule-FQ-R31 = Tu turista puede ir a parar a { $police } aunque allí haya una Calle Cortada, porque no es una visita.
rule-FQ-R32 = En el Modo solitario el alcalde Carly se queda un dado en cada uno de sus dos turnos. Como de cada tipo hay un solo dado, nunca hay duda de cuál es. En el Modo solitario no hay primer jugador.
rule-FQ-R33 =
    { $asks ->
        [none] Una W no tiene valor, pero un edificio con W sirve para una carta de Vacaciones.
       *[other] Una W no tiene valor. Si tu carta de Vacaciones pide { part-asked-values }, una W la hace fallar; si no pide valores, un edificio con W sirve.
    }
rule-FQ-R34 = Los puntos de la carta de Vacaciones son parte de tu total.
more-FQ-R34-line-points = En un empate sigue decidiendo la Segunda Línea.
rule-FQ-R35 = Se marcan como parte de la acción de edificio, es decir, antes de mapear: { $places }.
more-FQ-R35-riverwalk =
    { $visits ->
        [one] Una segunda visita a { $riverwalk }
       *[other] Una visita a { $riverwalk } después de las { $visits } primeras
    } no marca nada.
not-in-this-edition = Esta regla trata de algo que esta edición no tiene.

## Por qué no: dados y cartas

why-FQ-A2-pending = Elige primero un dado.
why-FQ-A2-must = Es tu turno y tienes que elegir un dado.
why-FQ-A2-no-die = No queda ningún dado de { $type } con un { $value }. Elige uno de los que hay en la mesa.
why-FQ-BC-C-no-bonus = Para jugar la carta { $card } con este dado haría falta { $other_bonus }, y no la tienes o ya la has gastado. Juega la carta del propio dado.
why-FQ-BC-C-none = En esta edición ninguna bonificación te deja jugar la carta { $card } con este dado. Juega la carta del propio dado.
why-FQ-R12-in-box = En esta partida el mazo { $card } está en la caja. Elige una carta que esté en la mesa.

## Por qué no: movimiento

why-FQ-V1-pending = Mueve primero tu turista.
why-FQ-V1-must = Tu turista tiene adónde ir, así que no puede quedarse. Elige un edificio.
why-FQ-V1-stay = Tu turista ya está en { $building }. Elige otro edificio.
why-FQ-V1-not-on-street = Con { $type } vas a un edificio en { $streets }, pero { $building } no está allí. Elige otro edificio.
why-FQ-V1-too-near =
    { $building } está solo a { $distance ->
        [one] { $distance } espacio
       *[other] { $distance } espacios
    }, y con { $type } te mueves al menos { $least }. Elige otro edificio.
why-FQ-V1-too-far =
    { $building } está a { $distance ->
        [one] { $distance } espacio
       *[other] { $distance } espacios
    }, y con { $type } no pasas de { $most }. Elige otro edificio.
why-FQ-BP-B-too-far =
    { $building } está a { $distance ->
        [one] { $distance } espacio
       *[other] { $distance } espacios
    }. Por { $short_bonus }, con { $type } te mueves 1 espacio y nada más. Elige un edificio adyacente.
why-FQ-BC-A-no-bonus = Para ir más lejos de lo que te lleva { $type } haría falta { $longer_bonus }, y no la tienes o ya la has gastado. Elige un edificio a tu alcance.
why-FQ-BC-A-none = En esta edición ninguna bonificación te lleva más lejos que { $type }. Elige un edificio a tu alcance.
why-FQ-BC-A-not-needed = Con { $type } llegas a { $building } de todos modos. Ve sin usar { $longer_bonus }.
why-FQ-R9-too-far =
    { $building } está a { $distance ->
        [one] { $distance } espacio
       *[other] { $distance } espacios
    }. Con { $type } y además { $longer_bonus } no pasas de { $most }. Elige otro edificio.
why-FQ-R9-exactly =
    { $building } está a { $distance ->
        [one] { $distance } espacio
       *[other] { $distance } espacios
    }. Con { $type } y además { $longer_bonus }, la distancia debe ser exactamente { $steps }. Elige otro edificio.
why-FQ-R10-too-far = Con { $type } y además { $longer_bonus } no llegas a { $building }. Elige otro edificio.
why-FQ-Y1-closed = { $street } está cortada en esta ronda y en ella está { $building }: puedes pasar, pero no detenerte. Elige otro edificio.

## Por qué no: mapear

why-FQ-P1-pending = Decide primero tu acción de mapear.
why-FQ-P1-elsewhere = Tu acción de mapear es para { $here }, el edificio que visitas, no para { $building }.
why-FQ-P1-value = Tu dado muestra { $die }, así que no puedes escribir { $value } en { $building }.
why-FQ-P1-neighbour = { $value } no encaja en { $building }: al lado, { $neighbour } tiene { $there }, y entre ambos hay más de 1.
why-FQ-P2-mapped = { $building } ya está mapeado, con { $there }, y ningún edificio se mapea dos veces.
why-FQ-P3-no-w = No tienes ninguna W que escribir en { $building }.
why-FQ-P3-none = En esta edición ninguna bonificación te deja escribir una W. Escribe un valor.
why-FQ-R23-must = El valor de tu dado encaja, así que tienes que mapear el edificio, con ese valor o con una W.
why-FQ-BC-B-pending = Elige primero el segundo edificio de { $neighbour_bonus }, o renuncia a él.
why-FQ-BC-B-not-next = { $building } no es adyacente a { $here }. Elige uno que lo sea, o renuncia.
why-FQ-R18-not-next = { $building } no es adyacente a ningún edificio en { $street }. Elige uno que lo sea, o renuncia.
why-FQ-I5-pending = Elige primero un edificio para la acción de mapear del medidor de Artistas.
why-FQ-I5-street = El medidor de Artistas te da una acción de mapear en { $street }, pero { $building } no está allí. Elige un edificio de esa calle.
why-FQ-R17-must = El valor encaja en algún edificio de esa calle, así que tienes que elegir uno.
why-FQ-R24-pending = Elige primero un edificio para mapearlo con tu bonificación.
why-FQ-R24-must = Hay un edificio en el que encaja un valor, así que tienes que usar la bonificación.
why-FQ-BF-A-street = Tu bonificación es para un edificio en { $street }, pero { $building } no está allí. Elige uno de esa calle.

## Por qué no: iconos y bonificaciones

why-FQ-I2-pending = Usa primero tu Comodín: elige una Actividad.
why-FQ-I2-full = Tu medidor de { $activity } está lleno. Elige otra Actividad.
why-FQ-R2-must = Tienes que usar el Comodín, porque aún queda sitio en un medidor de Actividad. Elige una.
why-FQ-I3-pending = Elige primero la bonificación o el multiplicador del círculo.
why-FQ-I3-must = El círculo te da la bonificación o el multiplicador: tienes que elegir una de las dos cosas.
why-FQ-BM-A-pending = Elige primero un Artista.
why-FQ-BM-C-pending = Elige primero tus dos Artistas.
why-FQ-BM-C-same = Este Artista acabas de tenerlo: { $performer }. El segundo ha de ser otro.
why-FQ-R7-must = Tienes que elegir un Artista.
why-FQ-BM-B-pending = Elige primero dónde empieza tu Segunda Línea personal.
why-FQ-BM-B-must = Tu Segunda Línea personal tiene que empezar en algún sitio: elige un punto de inicio.
why-FQ-R8-public = La Segunda Línea pública empezó en el punto de inicio { $number }. Elige otro para la tuya.

## Por qué no: la Segunda Línea

why-FQ-L1-pending = Di primero adónde va la Segunda Línea.
why-FQ-L1-edge = Por ahí ({ $direction }) se acaba el mapa. Elige otra dirección.
why-FQ-L1-used = Por ahí ({ $direction }) la línea ya ha pasado, y no usa ningún tramo dos veces. Elige otra dirección.
why-FQ-R26-pending = Avanza primero tu Segunda Línea personal, o déjala donde está.
why-FQ-R26-must = La Segunda Línea tiene por dónde seguir, así que tienes que elegir una dirección.
why-FQ-Y1-line = Por ahí ({ $direction }) la línea iría por { $street }, que está cortada en esta ronda. Elige otra dirección.

## Cómo terminó y por qué ganó alguien

ended-FQ-A5 =
    { $rounds ->
        [one] Se ha jugado { $rounds } ronda
       *[other] Se han jugado { $rounds } rondas
    }: la partida ha terminado.
why-FQ-E5-points = Victoria por puntos: { part-points }.
why-FQ-E5-second-line = Empate a puntos ({ $points }): decidió la Segunda Línea, con { $boxes }.
why-FQ-E5-shared = Empate a puntos ({ $points }) y también en la Segunda Línea: la victoria se comparte.
why-FQ-E5-tied = Empate a puntos ({ $points }): la victoria se comparte.
why-FQ-Y2-rating = Has logrado { part-points }: «{ $rating }».

## Acciones, como líneas de un menú

action-take = Elegir el dado de { $type }: { $value }
action-take-as = Elegir el dado de { $type } ({ $value }) y jugar la carta { $card }
action-go = Ir a { $building }
action-further = Ir más lejos, a { $building } ({ $bonus })
action-map = Mapear { $building } con { $value }
action-mark = Marcar { $activity }
action-bonus = Tomar la bonificación
action-bonus-now = Tomar { $bonus }: { $what }
action-multiplier = Tomar el multiplicador
action-multiplier-now = Tomar el multiplicador ×{ $times } de { $activity }
action-performer = Elegir { $performer }
action-begin = Empezar en el punto de inicio { $start }
action-advance = Ir { $toward }
action-pass = Renunciar
action-pass-map = No escribir ninguna W y obtener un Paraguas
action-pass-street-map = No escribir ninguna W y obtener un Paraguas
action-pass-free-map = No escribir ninguna W y renunciar a la bonificación
action-pass-neighbour = No mapear un segundo edificio
action-pass-street-neighbour = No mapear un segundo edificio
action-pass-own-line = Dejar tu línea personal donde está
action-pass-travel = Quedarte donde estás y obtener un Paraguas

## Sucesos: preparación y planificación

event-start = La Segunda Línea pública empieza en el punto de inicio { $start }.
event-first = { $player } es el primer jugador.
event-first-you = Eres el primer jugador.
event-vacation = { $player } recibe la carta de Vacaciones { $vacation }.
event-vacation-you = Recibes la carta de Vacaciones { $vacation }.
event-vacation-hidden = A { $player } le toca una carta de Vacaciones secreta.
event-round =
    Empieza la ronda { $round }.{ $first_is ->
        [none] {""}
        [you] {" "}Eres el primer jugador.
       *[other] {" "}El primer jugador es { $first }.
    }
event-card = Se revela una carta: { $card }.
event-mayor =
    { $street_is ->
        [none] El alcalde no corta ninguna calle en esta ronda.
       *[other] El alcalde corta una calle en esta ronda: { $street }.
    }
event-die = Se lanza un dado: { $die }.

## Sucesos: un turno

event-take =
    { $card_is ->
        [own] { $player } elige el dado de { $type }: { $value }.
       *[other] { $player } elige el dado de { $type } ({ $value }) y juega la carta { $card }.
    }
event-take-you =
    { $card_is ->
        [own] Eliges el dado de { $type }: { $value }.
       *[other] Eliges el dado de { $type } ({ $value }) y juegas la carta { $card }.
    }
event-mayor-takes = El alcalde Carly se queda el dado de { $type }: { $value }.
event-go =
    { $further_is ->
        [yes] { $player } va más lejos, a { $building }.
       *[no] { $player } va a { $building }.
    }
event-go-you =
    { $further_is ->
        [yes] Vas más lejos, a { $building }.
       *[no] Vas a { $building }.
    }
event-stay = { $player } no se mueve, se queda en { $building } y obtiene un Paraguas.
event-stay-you = No te mueves, te quedas en { $building } y obtienes un Paraguas.
event-courtyard = { $player } marca un Patio: { $building }.
event-courtyard-you = Marcas un Patio: { $building }.
event-riverwalk = { $player } marca la visita { $visits } a { $building }.
event-riverwalk-you = Marcas la visita { $visits } a { $building }.
event-map = { $player } mapea { $building } con { $value }.
event-map-you = Mapeas { $building } con { $value }.
event-no-map =
    { $case_is ->
        [locked] { $player } no puede mapear { $building } con { $value }; a cambio obtiene un Paraguas.
        [street] { $player } no mapea ningún edificio en { $street } con { $value }; a cambio obtiene un Paraguas.
       *[other] { $player } no mapea { $building } con { $value }; a cambio obtiene un Paraguas.
    }
event-no-map-you =
    { $case_is ->
        [locked] No puedes mapear { $building } con { $value }; a cambio obtienes un Paraguas.
        [street] No mapeas ningún edificio en { $street } con { $value }; a cambio obtienes un Paraguas.
       *[other] No mapeas { $building } con { $value }; a cambio obtienes un Paraguas.
    }
event-pass =
    { $task_is ->
        [travel] { $player } prefiere quedarse a ir más lejos.
        [neighbour] { $player } no mapea un segundo edificio.
        [own-line] { $player } deja su línea personal donde está.
       *[other] { $player } no escribe ninguna W.
    }
event-pass-you =
    { $task_is ->
        [travel] Prefieres quedarte a ir más lejos.
        [neighbour] No mapeas un segundo edificio.
        [own-line] Dejas tu línea personal donde está.
       *[other] No escribes ninguna W.
    }

## Sucesos: iconos y bonificaciones

event-umbrella = { $player } marca un Paraguas ({ $boxes } de { $all }).
event-umbrella-you = Marcas un Paraguas ({ $boxes } de { $all }).
event-mark =
    { $player } marca { $activity } ({ $box } de { $all }){ $crossed_is ->
        [yes] ; allí el círculo está tachado.
        [skipped] ; { $skipped ->
            [one] el círculo tachado de antes se salta
           *[other] los { $skipped } círculos tachados de antes se saltan
        }.
       *[no] .
    }
event-mark-you =
    Marcas { $activity } ({ $box } de { $all }){ $crossed_is ->
        [yes] ; allí el círculo está tachado.
        [skipped] ; { $skipped ->
            [one] el círculo tachado de antes se salta
           *[other] los { $skipped } círculos tachados de antes se saltan
        }.
       *[no] .
    }
event-multiplier = { $player } recibe el multiplicador ×{ $times } de { $activity }.
event-multiplier-you = Recibes el multiplicador ×{ $times } de { $activity }.
event-performer =
    { $player } marca { $performer } en la fila { $row ->
        [1] superior
       *[2] inferior
    }{ $points ->
        [0] .
       *[other] {" "}y recibe { part-points }.
    }
event-performer-you =
    Marcas { $performer } en la fila { $row ->
        [1] superior
       *[2] inferior
    }{ $points ->
        [0] .
       *[other] {" "}y recibes { part-points }.
    }
event-full = { $player } ya no recibe nada por este icono: { $icon }.
event-full-you = Ya no recibes nada por este icono: { $icon }.
event-bonus = { $player } desbloquea { $bonus }.
event-bonus-you = Desbloqueas { $bonus }: { $what }.
event-lost = { $player } no mapea nada con la bonificación, que se pierde.
event-lost-you = No mapeas nada con la bonificación, que se pierde.
event-cross-out = { $player } tacha el círculo del recuadro { $box } del medidor de { $activity }.
event-cross-out-you = Tachas el círculo del recuadro { $box } del medidor de { $activity }.
event-arrest = { $player } va a parar a { $building }.
event-arrest-you = Vas a parar a { $building }.
event-police = { $player } ya no mapeará con { $value }: es el valor que ha salido.
event-police-you = Ya no mapearás con { $value }: es el valor que ha salido.

## Sucesos: la Segunda Línea

event-begin = { $player } empieza una Segunda Línea personal en el punto de inicio { $start }.
event-begin-you = Empiezas una Segunda Línea personal en el punto de inicio { $start }.
event-line = { $player } lleva la Segunda Línea { $toward }, hasta el { $point }.
event-line-you = Llevas la Segunda Línea { $toward }, hasta el { $point }.
event-own-line = { $player } lleva su línea personal { $toward }, hasta el { $point }.
event-own-line-you = Llevas tu línea personal { $toward }, hasta el { $point }.
event-stuck = La Segunda Línea no tiene por dónde seguir y se queda donde está.
event-parade =
    { $buildings ->
        [0] { $player } no tiene ningún edificio mapeado
        [one] { $player } tiene { $buildings } edificio mapeado
       *[other] { $player } tiene { $buildings } edificios mapeados
    } junto a la línea. Recuadros de Segunda Línea marcados: { $boxes }.{ $rows ->
        [0] {""}
       *[other] {" "}Paraguas por filas completadas: { $rows }.
    }
event-parade-you =
    { $buildings ->
        [0] No tienes ningún edificio mapeado
        [one] Tienes { $buildings } edificio mapeado
       *[other] Tienes { $buildings } edificios mapeados
    } junto a la línea. Recuadros de Segunda Línea marcados: { $boxes }.{ $rows ->
        [0] {""}
       *[other] {" "}Paraguas por filas completadas: { $rows }.
    }

## Sucesos: el final

event-over = La última ronda ha terminado. Ahora se cuentan los puntos.
event-show-vacation =
    { $player } enseña la carta de Vacaciones { $vacation }: { $made_is ->
        [yes] está completa.
       *[other] no está completa.
    }
event-show-vacation-you =
    Enseñas tu carta de Vacaciones { $vacation }: { $made_is ->
        [yes] está completa.
       *[other] no está completa.
    }

## Líneas de la hoja de puntuación (los puntos van al lado)

line-activity = { $activity }: { part-street-score }
line-second-line = Segunda Línea, recuadros marcados: { $boxes }
line-gift-shops = Tiendas de Souvenirs: { $values }
line-courtyards = Patios visitados: { $count }
line-riverwalk = { $riverwalk }, visitas marcadas: { $visits }
line-performers = Artistas: fila superior { $top } → { $top_points }, fila inferior { $bottom } → { $bottom_points }, medidor { $track_points }
line-vacation = Carta de Vacaciones «{ $vacation }»

## Indicaciones: qué se decide ahora

phase-setup = Se está preparando la mesa.
phase-plan = Se revelan cartas y se lanzan dados.
phase-move = Movimiento: cada jugador elige dos dados, uno en cada turno.
phase-line = Segunda Línea: avanza, y todos la puntúan.
phase-wait = Se espera a { $actors }.
phase-over = La partida ha terminado.

prompt-take =
    Elige un dado.{ $other ->
        [0] {""}
       *[other] {" "}Con { $bonus } puedes jugar una carta distinta de la del dado.
    }
prompt-travel =
    Mueve tu turista con { $type }.{ $longer ->
        [0] {""}
       *[other] {" "}Con { $bonus } puede ir más lejos. Si no puede moverse de otro modo, también puedes quedarte y obtener un Paraguas.
    }
prompt-map =
    Mapea { $building } con { $value }{ $w ->
        [0] .
       *[other] {" "}o con una W. Si { $value } no encaja, también puedes renunciar y obtener un Paraguas.
    }
prompt-street-map =
    Medidor de Artistas: mapea un edificio en { $street } con { $value }{ $w ->
        [0] .
       *[other] {" "}o con una W. Si { $value } no encaja en ninguno, también puedes renunciar y obtener un Paraguas.
    }
prompt-free-map =
    Bonificación: mapea { $street_is ->
        [anywhere] cualquier edificio
       *[other] un edificio en { $street }
    } con un valor que encaje{ $w ->
        [0] .
       *[other] {" "}o con una W. Si no encaja ningún valor en ningún sitio, también puedes renunciar a la bonificación.
    }
prompt-neighbour =
    { $bonus }: mapea un edificio adyacente a { $building } con { $value }{ $w ->
        [0] , o renuncia.
       *[other] {" "}o con una W, o renuncia.
    }
prompt-street-neighbour =
    { $bonus }: mapea un edificio adyacente a uno en { $street } con { $value }{ $w ->
        [0] , o renuncia.
       *[other] {" "}o con una W, o renuncia.
    }
prompt-icon = Un Comodín: elige la Actividad que marcas.
prompt-circle = Un círculo del medidor de { $activity }: elige { $bonus } ({ $what }) o el multiplicador ×{ $times }.
prompt-one-performer = Elige un Artista.
prompt-two-performers = Elige el primero de dos Artistas.
prompt-other-performer = Elige un segundo Artista, distinto del primero ({ $performer }).
prompt-begin-line = Elige dónde empieza tu Segunda Línea personal.
prompt-police = Se lanza un dado para { $bonus }.
prompt-advance = Elige adónde va la Segunda Línea. Es la misma para todos.
prompt-own-line = Elige adónde va tu línea personal, o déjala donde está.
