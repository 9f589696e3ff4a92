### Explore New York. Las notas sobre los argumentos están en el archivo inglés.
### Las palabras son las del reglamento español: cuadra, enlace de ruta, Tarjetas de Turno, Recorrido Final.

## Palabras

symbol-circle = círculo
symbol-square = cuadrado
symbol-triangle = triángulo

kind-red = círculo rojo
kind-green = cuadrado verde
kind-blue = triángulo azul
kind-yellow = carita sonriente amarilla
kind-grey = estrella gris
kind-white = blanca

mode-score-attack = Caza de puntos

option-plus_after_fallback = + tras una elección libre
option-plus_after_fallback-about = Un + en las Tarjetas de Turno supone un enlace más también tras una elección libre. Los reglamentos no hacen una excepción, pero tampoco mencionan el caso: es nuestra interpretación. Si se desactiva, el + no cuenta tras una elección libre.

## Partes de frases

part-block = ({ $block })
part-block-named = ({ $block }) { $name }
part-block-fallback = { $block } (elección libre)
part-link-between = entre ({ $a }) y ({ $b })
part-link-above = encima de ({ $a })
part-link-below = debajo de ({ $a })
part-link-left = a la izquierda de ({ $a })
part-link-right = a la derecha de ({ $a })
part-link-corner = en la esquina de ({ $a })
part-card = { $number } ({ $tourists })
part-card-plus = { $number } ({ $tourists }, +)
part-cafe = { $cafe } ({ $tourists })
part-kind = { $kind }: { $blocks }
part-tourists =
    { $symbol_id ->
        [circle] { $n ->
            [one] { $n } círculo
           *[other] { $n } círculos
        }
        [square] { $n ->
            [one] { $n } cuadrado
           *[other] { $n } cuadrados
        }
        [triangle] { $n ->
            [one] { $n } triángulo
           *[other] { $n } triángulos
        }
       *[other] { $n } { $symbol }
    }
part-no-tourists = ningún turista
part-on-card =
    { $symbol_id ->
        [circle] { $n ->
            [1] un círculo rojo
            [2] dos círculos rojos
           *[other] { $n } círculos rojos
        }
        [square] { $n ->
            [1] un cuadrado verde
            [2] dos cuadrados verdes
           *[other] { $n } cuadrados verdes
        }
        [triangle] { $n ->
            [1] un triángulo azul
            [2] dos triángulos azules
           *[other] { $n } triángulos azules
        }
       *[other] { $n } { $symbol }
    }
part-removed =
    { $cards ->
        [0] ninguna
        [one] { $cards } tarjeta
       *[other] { $cards } tarjetas
    } con { $players } jugadores
part-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    } con { $players } jugadores
part-product =
    { $tourists ->
        [one] { $tourists } turista
       *[other] { $tourists } turistas
    } × { $attractions ->
        [one] { $attractions } atracción
       *[other] { $attractions } atracciones
    }

## Reglas: lo que hay en la caja

rule-NY-C1 =
    Un juego para { $players } jugadores; todos tienen el mismo mapa de la ciudad, cada uno el suyo.{ $house_is ->
        [none] {""}
       *[other] {" "}Con { $house } jugador existe el modo «{ mode-score-attack }», un modo de la casa que los reglamentos no tienen: juegas a solas por la puntuación más alta que puedas lograr, durante { $turns ->
            [one] { $turns } turno
           *[other] { $turns } turnos
        } y con { $removed ->
            [0] todas las tarjetas
            [one] { $removed } tarjeta menos en el mazo
           *[other] { $removed } tarjetas menos en el mazo
        }.
    }
rule-NY-C2 =
    El mapa de la ciudad es una cuadrícula de { $width ->
        [one] { $width } cuadra
       *[other] { $width } cuadras
    } a lo ancho y { $height } a lo alto. Dos números indican una cuadra: X se cuenta desde la izquierda, Y desde arriba. La cuadra de arriba a la izquierda es (1,1); la de abajo a la derecha, ({ $width },{ $height }). Los reglamentos no dicen dónde empieza Y; es nuestra interpretación.
rule-NY-C3 =
    Toda cuadra tiene calles a su alrededor, también en el borde del mapa. Un enlace es un tramo de calle, de un cruce al siguiente. Las esquinas del mapa son redondeadas: allí, los dos lados exteriores de la cuadra son un solo enlace. En este mapa hay { $points ->
        [one] { $points } cruce
       *[other] { $points } cruces
    } y { $links ->
        [one] { $links } enlace
       *[other] { $links } enlaces
    }: { $inner } entre dos cuadras, { $border } en los tramos rectos del borde y { $arcs } en las esquinas.
rule-NY-C4 =
    Cada cuadra es de un tipo. Este mapa tiene: { $kinds }. Todas las cuadras, salvo las blancas, son atracciones. { $cafes ->
        [0] En este mapa no hay cafés.
        [one] En un cruce hay un café, que muestra dos turistas.
       *[other] En { $cafes } de los cruces hay un café; cada uno muestra dos turistas, iguales o distintos.
    } Un turista es un círculo, un cuadrado o un triángulo.
rule-NY-C5 =
    Hay { $cards ->
        [one] { $cards } tarjeta
       *[other] { $cards } tarjetas
    } de turista. Cada una muestra uno o dos turistas y un número del 1 al { $highest }, o un * en su lugar ({ $stars ->
        [one] { $stars } tarjeta
       *[other] { $stars } tarjetas
    }). Algunas llevan un +, que da un enlace más ({ $plus ->
        [one] { $plus } tarjeta
       *[other] { $plus } tarjetas
    }).

## Reglas: preparación

rule-NY-S1 = Algunas tarjetas se apartan al azar, y nadie ve cuáles: { $removed }. Así lo hacemos: una tarjeta no tiene sitio en el mazo hasta que se revela, de modo que las apartadas son, sin más, las que sobran cuando termina la partida.
rule-NY-S2 = La partida dura hasta que se agota el mazo: { $turns }. Si en un reglamento figuran otros números, decide el mazo; es nuestra interpretación.
rule-NY-S3 = El primer jugador se elige al azar.

## Reglas: un turno

rule-NY-T1 =
    El primer jugador revela { $reveal ->
        [one] { $reveal } tarjeta
       *[other] { $reveal } tarjetas
    }{ $discard ->
        [0] , que
       *[other] {" "}y descarta { $discard }. Las dos que quedan
    } son las Tarjetas de Turno, y todos usan ambas.
rule-NY-T2 = Después juegan todos al mismo tiempo, cada uno en su mapa: elegir una cuadra, dibujar sus turistas, dibujar enlaces y terminar el turno. Ningún mapa influye en otro. Hasta que terminas tu turno, es solo tuyo y puedes deshacer tus pasos; una vez terminado, lo ven todos y queda como está. Cuando el último jugador ha terminado, se descartan las Tarjetas de Turno, y el siguiente en el sentido de las agujas del reloj es ahora el primer jugador.

## Reglas: la cuadra

rule-NY-B1 = Eliges una cuadra en la que aún no tengas turistas.
rule-NY-B2 = Dos tarjetas con el mismo número indican una sola cuadra: ese número es su X y su Y.
rule-NY-B3 = Dos tarjetas con números distintos indican dos cuadras: tú decides qué número es X y cuál es Y. Si ya tienes turistas en una de las dos, ha de ser la otra.
rule-NY-B4 =
    Un * vale por cualquier número. Un * y un número indican todas las cuadras que tienen ese número como X o como Y, hasta { $blocks ->
        [one] { $blocks } cuadra
       *[other] { $blocks } cuadras
    } en este mapa. Dos * las indican todas.
rule-NY-B5 = La elección libre: si ya tienes turistas en todas las cuadras que indican las tarjetas, eliges en su lugar cualquier cuadra vacía.

## Reglas: turistas

rule-NY-P1 = Todos los turistas de las dos Tarjetas de Turno van a la cuadra que has elegido.
rule-NY-P2 = Tras una elección libre, en vez de ellos va un solo turista: un círculo, un cuadrado o un triángulo, el que quieras.

## Reglas: enlaces

rule-NY-L1 = Hay dos formas de dibujar enlaces, y eliges una. O dibujas dos: uno a lo largo de un lado de tu cuadra y otro unido a uno de sus extremos, en cualquier dirección, aunque se aleje de la cuadra. O dibujas solo uno, en cualquier calle del mapa.
rule-NY-L2 = Tras una elección libre dibujas un solo enlace, en cualquier calle del mapa; dos no son posibles.
rule-NY-L3 =
    Cada + de las Tarjetas de Turno supone un enlace más para todos, en cualquier calle, unido a algo o no. No puedes renunciar a él. { $option ->
        [on] Esto vale también tras una elección libre.
       *[off] En esta mesa no vale tras una elección libre.
    } Los reglamentos no mencionan ese caso: según nuestra interpretación un + cuenta siempre, y la opción «{ option-plus_after_fallback }» puede cambiarlo.
rule-NY-L4 =
    Solo dibujas un enlace en una calle que en tu mapa aún no tenga ninguno. Los reglamentos no dicen nada sobre esto; es nuestra interpretación. Si ya no son posibles dos enlaces, dibujas uno. Eso siempre es posible: en toda una partida dibujas como mucho { $most ->
        [one] { $most } enlace
       *[other] { $most } enlaces
    }, y el mapa tiene { $links }.
rule-NY-L5 = Dibujas tus enlaces en el orden que quieras. Para los cafés da igual, porque sus turistas van todos a la misma cuadra; tampoco importa cuáles de tus enlaces son los dos que se unen y cuáles los de un +.

## Reglas: cafés

rule-NY-K1 = En cuanto un enlace que dibujas acaba en un café, los dos turistas que muestra van a la cuadra que has elegido este turno, también tras una elección libre. Con eso el café queda usado: sus turistas los recibes una sola vez por partida. Puedes llegar a varios cafés en un mismo turno.

## Reglas: el final

rule-NY-F1 = El Recorrido Final es una línea de enlaces que has dibujado, sin huecos. Ningún enlace está en él dos veces. Puede cruzarse, volver a pasar por un cruce y acabar donde empezó, y puedes dejar enlaces fuera.
rule-NY-F2 = Tu puntuación es la del mejor Recorrido Final que permiten tus enlaces. El programa lo encuentra y no adivina: ninguna otra línea de tus enlaces da más.
rule-NY-F3 = Una cuadra está en el recorrido si este tiene un enlace a lo largo de uno de sus lados; en una esquina del mapa, el enlace redondeado cuenta para la cuadra de la esquina. Si el recorrido solo toca una cuadra en una de sus esquinas, esa cuadra no está en él.
rule-NY-F4 = Cada uno de los tres colores puntúa por su cuenta: el número de sus turistas en cuadras del recorrido por el número de sus atracciones en el recorrido. Para los turistas da igual el tipo de cuadra en que estén; puede ser blanca.
rule-NY-F5 =
    Cada café en un cruce del recorrido da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, una vez, hayas recibido sus turistas o no.
rule-NY-F6 =
    Cada cuadra amarilla del recorrido da { $yellow ->
        [one] { $yellow } punto
       *[other] { $yellow } puntos
    }. Las grises puntúan juntas. Número de cuadras grises en el recorrido y puntos: { $grey }.
rule-NY-F7 = Gana quien tiene más puntos. Los reglamentos no deshacen los empates: quienes tienen los mismos puntos comparten la victoria.

## Por qué no: tarjetas

why-NY-T1-pending = Elige primero una tarjeta para descartar.
why-NY-T1-not-shown = La tarjeta { $card } no está en la mesa. Elige una de las reveladas.
why-NY-T1-discarded = Las Tarjetas de Turno están decididas y en este turno ya no se descarta nada más. Juega con las dos que hay.

## Por qué no: la cuadra y sus turistas

why-NY-T2-chosen = Tu cuadra de este turno es { $block }. Sigue con ella, o deshaz tus pasos para elegir otra.
why-NY-B1-pending = Elige primero una cuadra.
why-NY-B1-taken = Ya tienes turistas en la cuadra { $block }. Elige una cuadra vacía.
why-NY-B2-not-offered = Ambas Tarjetas de Turno llevan { $number }, y eso no da { $block }. Elige la cuadra ({ $number },{ $number }).
why-NY-B3-not-offered = Las Tarjetas de Turno llevan { $a } y { $b }, y eso no da { $block }. Elige una cuadra vacía que tenga uno de estos números como X y el otro como Y.
why-NY-B4-not-offered = Las Tarjetas de Turno llevan { $number } y un *, y eso no da { $block }. Elige una cuadra vacía que tenga { $number } como X o como Y.
why-NY-P1-all = Los turistas de las Tarjetas de Turno ya están en tu cuadra. Solo tras una elección libre eliges uno tú. Ahora dibuja enlaces.
why-NY-P2-pending = Elige primero el único turista de tu cuadra.
why-NY-P2-chosen = Ya has elegido el único turista de tu cuadra. Ahora dibuja enlaces, o deshaz tus pasos para elegir otro.

## Por qué no: enlaces

why-NY-L1-none =
    En este turno aún no has dibujado ningún enlace. Dibuja primero { $left ->
        [one] { $left } enlace
       *[other] { $left } enlaces
    } y luego termina tu turno.
why-NY-L1-enough =
    En este turno has dibujado { $links ->
        [one] { $links } enlace
       *[other] { $links } enlaces
    }, y no son posibles más. Termina tu turno, o deshaz un enlace para dibujar otro.
why-NY-L1-no-pair = El enlace que dibujes ahora tiene que formar pareja: uno a lo largo de la cuadra { $block } y otro unido a él. Un enlace { $link } no la forma. Elige otro, o termina tu turno.
why-NY-L2-none =
    También tras una elección libre se dibuja un enlace. Dibuja primero { $left ->
        [one] { $left } enlace
       *[other] { $left } enlaces
    } en cualquier calle y luego termina tu turno.
why-NY-L2-enough = Tras una elección libre no te corresponde un segundo enlace. Ya has dibujado todos los que puedes ({ $links }). Termina tu turno, o deshaz un enlace para dibujar otro.
why-NY-L3-plus =
    Por el + de las Tarjetas de Turno { $left ->
        [one] falta aún { $left } enlace
       *[other] faltan aún { $left } enlaces
    }. Dibuja en cualquier calle y luego termina tu turno.
why-NY-L4-drawn = Ya tienes un enlace { $link }. Elige una calle sin enlace.

## Cómo terminó y por qué ganó alguien

ended-NY-S2 =
    El mazo se ha agotado tras { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }: la partida ha terminado.
why-NY-F7-points =
    Victoria por puntos: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
why-NY-F7-shared = Empate a puntos ({ $points }): la victoria se comparte.
why-NY-C1-alone =
    { mode-score-attack }: has logrado { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.

## Acciones, como líneas de un menú

action-discard = Descartar { $card }
action-block = Elegir la cuadra { $block }
action-tourist = Dibujar { $tourists }
action-link = Dibujar un enlace { $link }
action-end = Terminar el turno

## Sucesos: tarjetas

event-first = { $player } es el primer jugador.
event-first-you = Eres el primer jugador.
event-card = Se revela una tarjeta: { $card }.
event-discard = { $player } descarta { $card } y deja { $kept }.
event-discard-you = Descartas { $card } y dejas { $kept }.

## Sucesos: el turno de un jugador

event-block =
    { $fallback_is ->
        [yes] { $player } elige la cuadra { $block }, como elección libre.
       *[no] { $player } elige la cuadra { $block } y dibuja { $tourists }.
    }
event-block-you =
    { $fallback_is ->
        [yes] Eliges la cuadra { $block }, como elección libre.
       *[no] Eliges la cuadra { $block } y dibujas { $tourists }.
    }
event-tourist = { $player } dibuja { $tourists } en la cuadra { $block }.
event-tourist-you = Dibujas { $tourists } en la cuadra { $block }.
event-link =
    { $count ->
        [0] { $player } dibuja un enlace { $link }.
       *[other] { $player } dibuja un enlace { $link } y recibe los turistas de { $cafes }.
    }
event-link-you =
    { $count ->
        [0] Dibujas un enlace { $link }.
       *[other] Dibujas un enlace { $link } y recibes los turistas de { $cafes }.
    }
event-turn =
    { $player } ha terminado su turno. Cuadra { $block }: { $tourists }. Enlaces: { $links }.{ $count ->
        [0] {""}
       *[other] {" "}Cafés: { $cafes }.
    }
event-turn-you =
    Has terminado tu turno. Cuadra { $block }: { $tourists }. Enlaces: { $links }.{ $count ->
        [0] {""}
       *[other] {" "}Cafés: { $cafes }.
    }

## Sucesos: el final

event-over = El último turno ha terminado. Ahora puntúa el mejor Recorrido Final de cada mapa.

## Líneas de la hoja de puntuación (los puntos van al lado)

line-red = Rojo: { part-product }
line-green = Verde: { part-product }
line-blue = Azul: { part-product }
line-cafes = Cafés en el recorrido: { $count }
line-yellow = Cuadras amarillas en el recorrido: { $count }
line-grey = Cuadras grises en el recorrido: { $count }

## Indicaciones: qué se decide ahora

phase-setup = Se sortea el primer jugador.
phase-reveal = Se revelan las tarjetas.
phase-discard = Eres el primer jugador: elige una tarjeta para descartar. Todos juegan con las que quedan.
phase-block = Elige una cuadra vacía de las que indican las Tarjetas de Turno.
phase-block-fallback = Ya tienes turistas en todas las cuadras que indican las Tarjetas de Turno: elige cualquier cuadra vacía.
phase-tourist = Elige el único turista de la cuadra { $block }.
phase-links =
    { $left ->
        [one] Dibuja { $left } enlace en cualquier calle.
       *[other] Dibuja { $left } enlaces en cualquier calle.
    }{ $fallback_is ->
        [yes] {""}
       *[no] {" "}A un enlace a lo largo de la cuadra { $block } le puede seguir uno más, unido a él.
    }
phase-extend = Puedes dibujar un enlace más si forma pareja: uno a lo largo de la cuadra { $block } y otro unido a él. Si no, termina tu turno.
phase-end = Has dibujado todos tus enlaces: termina tu turno. Después lo ven todos y ya no se puede deshacer.
phase-done = Has terminado tu turno. Se espera a { $actors }.
phase-wait = Se espera a { $actors }.
phase-over = La partida ha terminado.
