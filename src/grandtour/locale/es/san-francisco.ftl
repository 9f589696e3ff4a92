### San Francisco. Las notas sobre los argumentos están en el archivo inglés.
### Las cartas y las rutas son femeninas: donde concuerda el color se elige la forma con $color_id o $wanted_id.

## Palabras

color-ferry = Ferry
color-blue = azul
color-green = verde
color-black = negro
color-purple = morado
color-red = rojo
color-orange = naranja
color-gray = gris

symbol-bridge = puente
symbol-lighthouse = faro
symbol-sea-lion = león marino
symbol-crab = cangrejo
symbol-poppy = amapola
symbol-house = casa
symbol-teapot = tetera

## Partes de frases

# La carta comodín: una edición puede llamarla como quiera.
part-wild =
    { $wild_id ->
        [ferry] de Ferry
       *[other] «{ $wild }»
    }
part-wild-card = carta { part-wild }
part-wild-cards = cartas { part-wild }
part-the-wild-cards = Las cartas { part-wild }
part-wild-symbols = símbolos { part-wild }
part-card =
    { $color_id ->
        [ferry] una carta de Ferry
        [blue] una carta azul
        [green] una carta verde
        [black] una carta negra
        [purple] una carta morada
        [red] una carta roja
        [orange] una carta naranja
       *[other] una carta «{ $color }»
    }
part-payment =
    { $color_id ->
        [ferry] { $n } Ferry
        [blue] { $n ->
            [one] { $n } azul
           *[other] { $n } azules
        }
        [green] { $n ->
            [one] { $n } verde
           *[other] { $n } verdes
        }
        [black] { $n ->
            [one] { $n } negra
           *[other] { $n } negras
        }
        [purple] { $n ->
            [one] { $n } morada
           *[other] { $n } moradas
        }
        [red] { $n ->
            [one] { $n } roja
           *[other] { $n } rojas
        }
        [orange] { $n ->
            [one] { $n } naranja
           *[other] { $n } naranjas
        }
       *[other] { $n } «{ $color }»
    }
part-route = { $a } – { $b }
part-route-double = { $a } – { $b } ({ $color })
part-route-double-same = { $a } – { $b } ({ $color }, { $number } de 2)
part-ticket =
    { $a } – { $b } ({ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    })
part-height =
    { $height ->
        [one] { $height } ficha
       *[other] { $height } fichas
    } con { $players } jugadores

## Reglas: lo que hay en la caja

rule-SF-C1 =
    Un juego para { $players } jugadores. Cada uno tiene { $cars ->
        [one] { $cars } tranvía
       *[other] { $cars } tranvías
    }. Hay { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } de Transporte ({ $deck }) y { $tickets ->
        [one] { $tickets } billete
       *[other] { $tickets } billetes
    } de destino{ $tokens ->
        [0] { "." }
        [one] , y además { $tokens } ficha de turista.
       *[other] , y además { $tokens } fichas de turista: { $copies } con { $symbols ->
            [one] el único símbolo.
           *[other] cada uno de los { $symbols } símbolos.
        }
    } { part-the-wild-cards } son comodines.
rule-SF-C2 =
    En el tablero hay { $locations ->
        [one] { $locations } lugar
       *[other] { $locations } lugares
    }, unidos por { $routes ->
        [one] { $routes } ruta
       *[other] { $routes } rutas
    }. La longitud de una ruta es su número de espacios. { $grays ->
        [none] Una ruta es de un solo color
        [all] Todas las rutas son grises
       *[some] Una ruta es de un solo color o gris
    }{ $ferries ->
        [0] { "" }
       *[other] , y algunas llevan { part-wild-symbols }
    }.{ $doubles ->
        [0] { "" }
       *[other] { " " }Dos rutas de igual longitud entre los mismos dos lugares forman una ruta doble.
    }

## Reglas: preparación

rule-SF-S1 =
    Las fichas de turista forman pilas, con un solo símbolo en cada una: { $symbols }. { $fixed ->
        [0] Al principio no hay ninguna en el tablero.
        [one] En este lugar se pone una pila: { $places }.
       *[other] En cada uno de estos lugares se pone una pila: { $places }.
    } Su altura depende del número de jugadores: { $heights }.{ $aside ->
        [0] { "" }
        [one] { " " }Se aparta { $aside } pila.
       *[other] { " " }Se apartan { $aside } pilas.
    }{ $drawn ->
        [0] { "" }
       *[other] { " " }El azar decide qué símbolo va a cada sitio{ $tied ->
            [0] .
           *[other] , salvo donde ya está indicado.
        }
    }
rule-SF-S2 =
    Cada jugador empieza con { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } de Transporte en la mano. Las demás forman el mazo, y a su lado se { $face_up ->
        [one] pone { $face_up }
       *[other] ponen { $face_up }
    } boca arriba.{ $limit ->
        [0] { "" }
       *[other] { " " }{ $face_up ->
            [one] Si es una { part-wild-card }, se cambia como dice SF-D2.
           *[other] Si entre estas hay { $reset } o más { part-wild-cards }, se cambian todas como dice SF-D2.
        }
    }
rule-SF-S3 =
    Cada jugador recibe { $dealt ->
        [one] { $dealt } billete
       *[other] { $dealt } billetes
    } de destino. Todos eligen en secreto y al mismo tiempo, y cada uno se queda al menos con { $least }. Tras la última elección, los billetes rechazados van al fondo de su mazo, por orden de juego. Los billetes que has devuelto los puedes seguir consultando.
rule-SF-S4 =
    { $aside ->
        [0] El primer jugador se elige al azar, y los turnos siguen en el sentido de las agujas del reloj.
       *[other] El primer jugador se elige al azar, y los turnos siguen en el sentido de las agujas del reloj. Antes del primer turno, las pilas apartadas se colocan en lugares que no tengan ninguna. { $players ->
            [only-two] El segundo jugador las coloca todas.
            [over-two] Quien juega en último lugar coloca una, quien va justo antes la siguiente, y así sucesivamente.
           *[both] Con 3 jugadores o más, quien juega en último lugar coloca una, quien va justo antes la siguiente, y así sucesivamente. Con 2 jugadores, el segundo las coloca todas.
        } Altura de estas pilas: { $heights }.
    }

## Reglas: robar cartas

rule-SF-D1 =
    Un turno es una de tres acciones: robar cartas de Transporte, reclamar una ruta o robar billetes. Al robar cartas tomas { $cards ->
        [one] { $cards } carta, a ciegas
       *[other] { $cards } cartas de una en una, cada vez a ciegas
    } del mazo o { $face_up ->
        [one] la que está boca arriba
       *[other] de las { $face_up } que están boca arriba
    }. El hueco se rellena enseguida con una carta del mazo.{ $cards ->
        [one] { "" }
       *[other] { " " }Una { part-wild-card } boca arriba solo puede ser la primera que tomas, y con ella acaba tu turno. Si sale a ciegas del mazo, cuenta como otra cualquiera.
    }
rule-SF-D2 =
    { $face_up ->
        [one] Siempre que la que está boca arriba es una { part-wild-card }, se descarta y se pone otra.
       *[other] Siempre que entre las { $face_up } que están boca arriba hay { $reset } o más { part-wild-cards }, se descartan las { $face_up } y se ponen otras.
    } Esto se repite si hace falta, pero no más de { $limit ->
        [one] { $limit } vez seguida
       *[other] { $limit } veces seguidas
    }{ $needs ->
        [nothing] .
        [cards] , y solo si el mazo, los descartes y las cartas boca arriba suman { $cards } o más.
        [others] , y solo si el mazo, los descartes y las cartas boca arriba suman { $others } o más que no sean { part-wild-cards }.
       *[both] , y solo si el mazo, los descartes y las cartas boca arriba suman { $others } o más que no sean { part-wild-cards } y { $cards } o más en total.
    }{ $face_up ->
        [one] { "" }
       *[other] { " " }Si hay menos de { $face_up } boca arriba, se quedan como están.
    }
rule-SF-D3 = En cuanto se agota el mazo, se barajan los descartes y pasan a ser el mazo. Si no queda ni lo uno ni lo otro, solo se pueden tomar cartas boca arriba, y dejas de robar cuando no hay ninguna que puedas tomar. Si no hay nada que robar, tienes que elegir otra acción.

## Reglas: reclamar rutas

rule-SF-R1 =
    Para reclamar una ruta sin dueño, descartas de tu mano una carta por cada espacio y pones un tranvía tuyo en cada uno. { $grays ->
        [none] Las cartas son del color de la ruta.
        [all] Las cartas son de un solo color, que eliges tú.
       *[some] Las cartas son del color de la ruta; si es gris, eliges tú un color.
    } { part-the-wild-cards } pueden sustituir a cualquiera de ellas, o a todas. Necesitas tranvías suficientes para la ruta entera. Reclamas como mucho una ruta por turno, y puede estar en cualquier parte del tablero.
rule-SF-R2 = En una ruta con { part-wild-symbols } pagas al menos una { part-wild-card } auténtica por cada símbolo. El resto se paga como siempre, y también ahí valen las { part-wild-cards } como comodín.
rule-SF-R3 =
    Nadie puede tener las dos rutas de una ruta doble. { $both ->
        [always] Dos jugadores pueden tener una cada uno.
        [never] Reclamar una cierra la otra.
       *[from] A partir de { $from ->
            [one] { $from } jugador
           *[other] { $from } jugadores
        }, dos de ellos pueden tener una cada uno. Con menos, reclamar una cierra la otra.
    }
rule-SF-R4 = Una ruta puntúa en cuanto la reclamas. Longitud y puntos: { $points }.
rule-SF-R5 = Al reclamar una ruta miras las pilas de sus dos extremos. De una pila cuyo símbolo aún no tienes, tomas una ficha. Si puedes tomarla en los dos extremos, eliges; por cada ruta tomas como mucho una. No puedes renunciar a ella, y todos ven tus fichas.

## Reglas: robar billetes, pasar

rule-SF-K1 =
    Al robar billetes tomas { $tickets ->
        [one] { $tickets } billete
       *[other] { $tickets } billetes
    } de encima del mazo de billetes, o los que haya. Te quedas al menos con { $least } y pones el resto al fondo; si has robado { $least } o menos, te los quedas todos. Nadie más ve tus billetes hasta el final, y los que te has quedado no se devuelven nunca.
rule-SF-P1 = Pasas cuando no puedes hacer ninguna otra cosa, y solo entonces. Si todos los jugadores pasan uno tras otro, la partida termina.

## Reglas: el final

rule-SF-E1 =
    La última ronda empieza cuando alguien acaba un turno { $cars ->
        [0] sin tranvías
        [one] con { $cars } tranvía como mucho
       *[other] con { $cars } tranvías como mucho
    }. Entonces cada jugador tiene un turno más, esa persona en último lugar, y la partida termina.
rule-SF-E2 = Al final se muestran todos los billetes. Un billete está completado si puedes ir de uno de sus lugares al otro solo por rutas tuyas. Los billetes completados suman sus puntos; los demás los restan.
rule-SF-E3 = Las fichas de turista puntúan al final. Número de fichas distintas y puntos: { $points }.
rule-SF-E4 = Gana quien tiene más puntos. Si hay empate, deciden los billetes completados; si también son iguales, la victoria se comparte.

## Por qué no: preparación

why-SF-S3-pending = Elige primero con cuáles de tus billetes te quedas.
why-SF-S3-not-offered = No te han repartido el billete { $a } – { $b }. Elige entre los tuyos.
why-SF-S3-too-few =
    Tienes que quedarte al menos con { $least ->
        [one] { $least } billete
       *[other] { $least } billetes
    }. Elige de nuevo.
why-SF-S4-pending = Coloca primero una de las pilas apartadas en un lugar sin pila.
why-SF-S4-not-aside = La pila «{ $symbol }» ya está en el tablero. Elige una pila apartada.
why-SF-S4-occupied = En { $location } ya hay una pila de fichas. Elige un lugar sin pila.
why-SF-S4-all-placed = Todas las pilas están ya en el tablero; no queda ninguna por colocar. Elige otra acción.

## Por qué no: cartas

why-SF-D1-pending = Estás robando cartas: toma antes la siguiente.
why-SF-D1-not-face-up = Ninguna de las cartas boca arriba es { part-card }. Elige una de las que hay o roba del mazo.
why-SF-D1-second-ferry = De las cartas boca arriba solo puedes tomar { part-card } si es tu primera carta. Elige otra.
why-SF-D3-empty = El mazo está vacío y no hay descartes que barajar. Elige otra cosa.

## Por qué no: rutas

why-SF-R1-owned =
    { $owner_is ->
        [you] La ruta { $a } – { $b } ya es tuya.
       *[other] La ruta { $a } – { $b } ya es de { $owner }.
    } Elige una ruta libre.
why-SF-R1-cars =
    { $a } – { $b } pide { $need ->
        [one] { $need } tranvía
       *[other] { $need } tranvías
    } y a ti te { $have ->
        [one] queda { $have }
       *[other] quedan { $have }
    }. Elige una ruta más corta.
why-SF-R1-color =
    { $wanted_id ->
        [gray] { $a } – { $b } es gris: paga con cartas de un solo color. { part-the-wild-cards } pueden sustituir a cualquiera de ellas.
       *[other] { $a } – { $b } es de color { $wanted }: paga con cartas de ese color. { part-the-wild-cards } pueden sustituir a cualquiera de ellas.
    }
why-SF-R1-cards =
    Para pagar así { $a } – { $b } necesitas { $need ->
        [one] { $need } carta
       *[other] { $need } cartas
    } { $color_id ->
        [ferry] de Ferry
        [blue] de color { $color }
        [green] de color { $color }
        [black] de color { $color }
        [purple] de color { $color }
        [red] de color { $color }
        [orange] de color { $color }
       *[other] «{ $color }»
    } y tienes { $have }. Elige otro pago o roba cartas.
why-SF-R2-ferries =
    { $a } – { $b } pide al menos { $need ->
        [one] { $need } carta
       *[other] { $need } cartas
    } { part-wild } por sus símbolos, y en este pago hay { $have }. Elige un pago con suficientes { part-wild-cards }.
why-SF-R3-own-twin = La otra ruta de la ruta doble { $a } – { $b } es tuya, y nadie puede tener las dos. Elige otra ruta.
why-SF-R3-closed =
    Con { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    } solo se puede reclamar una de las rutas de la ruta doble { $a } – { $b }, y ya tiene dueño. Elige otra ruta.
why-SF-R5-pending = Elige primero una de las fichas de turista disponibles.
why-SF-R5-not-on-offer = La ficha «{ $symbol }» no está disponible ahora. Las fichas se toman al reclamar una ruta, de las pilas de sus extremos.

## Por qué no: billetes, pasar

why-SF-K1-pending = Elige primero con cuáles de los billetes que acabas de robar te quedas.
why-SF-K1-not-offered = No has robado el billete { $a } – { $b }. Elige entre los que has robado.
why-SF-K1-too-few = Tienes que quedarte al menos con { $least } de los billetes que acabas de robar. Elige de nuevo.
why-SF-K1-none-drawn = No has robado billetes entre los que elegir. Para eso, roba billetes primero.
why-SF-K1-empty = No quedan billetes que robar. Elige otra cosa.
why-SF-P1-can-act = Solo se puede pasar cuando no hay nada más que hacer, y tú aún puedes actuar. Elige otra acción.

## Cómo terminó y por qué ganó alguien

ended-SF-E1 = Todos han jugado su último turno: la partida ha terminado.
ended-SF-P1 = Todos los jugadores han pasado uno tras otro: la partida ha terminado.
why-SF-E4-points =
    Victoria por puntos: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
why-SF-E4-tickets =
    Empate a puntos ({ $points }): victoria por billetes completados, { $tickets ->
        [one] { $tickets } billete
       *[other] { $tickets } billetes
    }.
why-SF-E4-shared = Empate a puntos ({ $points }) y a billetes completados ({ $tickets }): la victoria se comparte.

## Acciones, como líneas de un menú

action-draw = Robar una carta del mazo
action-take = Tomar { part-card } de las que están boca arriba
action-claim = Reclamar { $route } con { $payment }
action-tickets = Robar billetes de destino
action-keep = Quedarse con { $tickets }
action-token = Tomar la ficha «{ $symbol }»
action-place = Colocar la pila «{ $symbol }» en { $location }
action-pass = Pasar

## Sucesos: preparación

event-stack = La pila «{ $symbol }» se pone en { $location }.
event-first = { $player } es el primer jugador.
event-first-you = Eres el primer jugador.
event-place = { $player } coloca la pila «{ $symbol }» en { $location }.
event-place-you = Colocas la pila «{ $symbol }» en { $location }.

## Sucesos: cartas

event-draw = { $player } roba del mazo.
event-draw-you = Robas del mazo.
event-card = { $player } recibe { part-card } del mazo.
event-card-you = Recibes { part-card } del mazo.
event-card-hidden = { $player } recibe una carta del mazo.
event-take = { $player } toma { part-card } de las que están boca arriba.
event-take-you = Tomas { part-card } de las que están boca arriba.
event-face-up = Se pone boca arriba { part-card }.
event-reset = Hay demasiadas { part-wild-cards } boca arriba: se descartan todas y se ponen otras.
event-shuffle =
    El mazo se ha agotado: { $cards ->
        [one] { $cards } carta descartada pasa
       *[other] se barajan { $cards } cartas descartadas, que pasan
    } a ser el nuevo mazo.

## Sucesos: rutas

event-claim =
    { $player } reclama { $route } con { $payment }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
event-claim-you =
    Reclamas { $route } con { $payment }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
event-token = { $player } toma la ficha «{ $symbol }» de { $location }.
event-token-you = Tomas la ficha «{ $symbol }» de { $location }.

## Sucesos: billetes

event-draw-tickets = { $player } roba billetes de destino.
event-draw-tickets-you = Robas billetes de destino.
event-ticket = A { $player } se le ofrece el billete { $ticket }.
event-ticket-you = Se te ofrece el billete { $ticket }.
event-ticket-hidden = A { $player } se le ofrece un billete.
event-keep = { $player } decide quedarse con { $tickets }.
event-keep-you = Decides quedarte con { $tickets }.
event-keep-hidden = { $player } ya ha elegido sus billetes.
event-kept =
    { $returned ->
        [0] { $player } se queda con { $tickets }.
       *[other] { $player } se queda con { $tickets } y devuelve { $back }.
    }
event-kept-you =
    { $returned ->
        [0] Te quedas con { $tickets }.
       *[other] Te quedas con { $tickets } y devuelves { $back }.
    }
event-kept-hidden =
    { $player } se queda con { $kept ->
        [one] { $kept } billete
       *[other] { $kept } billetes
    } y { $returned ->
        [0] no devuelve ninguno
       *[other] devuelve { $returned }
    }.
event-show-tickets = { $player } muestra { $tickets }.
event-show-tickets-you = Muestras { $tickets }.

## Sucesos: pasar, la última ronda

event-pass = { $player } no puede hacer nada y pasa.
event-pass-you = No puedes hacer nada y pasas.
event-last-round =
    A { $player } le { $cars ->
        [one] queda { $cars } tranvía
       *[other] quedan { $cars } tranvías
    }: empieza la última ronda, con un turno más para cada jugador.
event-last-round-you =
    Te { $cars ->
        [one] queda { $cars } tranvía
       *[other] quedan { $cars } tranvías
    }: empieza la última ronda, con un turno más para cada jugador.

## Líneas de la hoja de puntuación (los puntos van al lado)

line-route =
    Ruta { $route }, { $length ->
        [one] { $length } espacio
       *[other] { $length } espacios
    }
line-ticket-done = Billete { $a } – { $b }, completado
line-ticket-missed = Billete { $a } – { $b }, sin completar
line-tokens =
    { $count ->
        [0] Ninguna ficha de turista
       *[other] Fichas de turista: { $count } ({ $symbols })
    }

## Indicaciones: qué se decide ahora

phase-setup = Se está preparando la mesa.
phase-chance = Interviene el azar.
phase-keep = Elige con qué billetes te quedas, al menos { $least }.
phase-place = Elige una pila apartada y un lugar para ella.
phase-turn = Tu turno: roba cartas, reclama una ruta o roba billetes.
phase-last-turn = Tu último turno: roba cartas, reclama una ruta o roba billetes.
phase-cards =
    { $left ->
        [one] Roba { $left } carta más.
       *[other] Roba { $left } cartas más.
    }
phase-tickets = Elige con cuáles de los billetes que acabas de robar te quedas, al menos { $least }.
phase-token = Elige qué ficha de turista tomas.
phase-wait = Se espera a { $actors }.
phase-over = La partida ha terminado.
