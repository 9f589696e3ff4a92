### La mesa de San Francisco: mapa, cartas, billetes, el final.
###
### Las notas sobre los argumentos están en el archivo inglés. Las cartas son femeninas: $color_id elige la forma.

## El mapa

sf-map = Mapa «{ $title }»
sf-map-whole = Mostrar todo el mapa
sf-map-closer = Acercar
# $route indica los dos extremos. Se dice en voz alta, para poder elegirla sin verla.
sf-route =
    { $route }, { $color }, { $length ->
        [one] { $length } espacio
       *[other] { $length } espacios
    }{ $ferries ->
        [0] { "" }
        [one] , { $wild_id ->
            [ferry] { $ferries } de ellos de Ferry
           *[other] con { $ferries } símbolo «{ $wild }»
        }
       *[other] , { $wild_id ->
            [ferry] { $ferries } de ellos de Ferry
           *[other] con { $ferries } símbolos «{ $wild }»
        }
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
sf-route-owned =
    { $route }, { $length ->
        [one] { $length } espacio
       *[other] { $length } espacios
    }, reclamada por { $owner }
sf-stack =
    { $location }: { $symbol }, { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
sf-stack-aside =
    { $symbol }, { $count ->
        [one] { $count } ficha apartada
       *[other] { $count } fichas apartadas
    }
sf-token-name = La ficha «{ $symbol }»

## Cartas

sf-your-hand = Tu mano
sf-hand-empty = Aún no hay cartas
sf-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
sf-cards-of =
    { $color_id ->
        [ferry] { $count } Ferry
        [blue] { $count ->
            [one] { $count } azul
           *[other] { $count } azules
        }
        [green] { $count ->
            [one] { $count } verde
           *[other] { $count } verdes
        }
        [black] { $count ->
            [one] { $count } negra
           *[other] { $count } negras
        }
        [purple] { $count ->
            [one] { $count } morada
           *[other] { $count } moradas
        }
        [red] { $count ->
            [one] { $count } roja
           *[other] { $count } rojas
        }
        [orange] { $count ->
            [one] { $count } naranja
           *[other] { $count } naranjas
        }
       *[other] { $count } «{ $color }»
    }
sf-face-up = Boca arriba
sf-or-draw = o bien roba cartas
# Empieza como lo que lleva escrito: $color, con mayúscula.
sf-card-face-up = { $color }, carta boca arriba
sf-card-none = Ninguna carta
sf-deck = Mazo
# Empieza como lo que lleva escrito: la palabra y el número.
sf-deck-name =
    Mazo { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

## Reclamar una ruta

sf-pay-for = Paga { $route }
# $color empieza la frase, con mayúscula.
sf-claim-about =
    { $color_id ->
        [gray] { $length ->
            [one] { $color }, { $length } espacio: del color que quieras.
           *[other] { $color }, { $length } espacios: todos de un color.
        }
       *[other] { $length ->
            [one] { $color }, { $length } espacio.
           *[other] { $color }, { $length } espacios.
        }
    } { $points ->
        [one] +{ $points } punto.
       *[other] +{ $points } puntos.
    }
sf-claim-token = Tomas la ficha «{ $symbol }».
sf-claim-tokens = Tomas una ficha: { $one } o bien { $other }.
sf-claim-confirm =
    { $points ->
        [one] Reclamar con { $payment }: +{ $points } punto
       *[other] Reclamar con { $payment }: +{ $points } puntos
    }

## Billetes

sf-tickets = Billetes
sf-your-tickets = Tus billetes
sf-only-you = solo los ves tú
sf-tickets-none = Aún no hay billetes
sf-ticket-done = Completado
sf-ticket-to-go =
    { $spaces ->
        [one] Falta { $spaces } espacio
       *[other] Faltan { $spaces } espacios
    }
sf-ticket-to-go-claiming =
    { $spaces ->
        [one] Falta { $spaces } espacio, contando la ruta que reclamas
       *[other] Faltan { $spaces } espacios, contando la ruta que reclamas
    }
sf-ticket-no-way = Ya no hay camino
# Se dice tras el número de un billete.
sf-points-word =
    { $points ->
        [one] punto
       *[other] puntos
    }
sf-draw-tickets = Robar billetes
sf-draw-tickets-name =
    Robar billetes, { $count ->
        [one] { $count } en el mazo
       *[other] { $count } en el mazo
    }
sf-keep-confirm =
    { $count ->
        [one] Quedarse con { $count } billete
       *[other] Quedarse con { $count } billetes
    }

## Ayuda en el billete

sf-deck-help = Una carta del mazo no se puede devolver.
sf-place-help = Elige un lugar en el mapa.

## Asientos

sf-cars-left = Tranvías que quedan
sf-cards-in-hand = Cartas en la mano
sf-tickets-kept = Billetes
sf-last-round = Última ronda: te queda un turno.
sf-last-round-over = Última ronda: ya has jugado tu último turno.
sf-last-round-watched =
    { $turns ->
        [one] Última ronda: queda { $turns } turno.
       *[other] Última ronda: quedan { $turns } turnos.
    }
sf-tab-seats = Jugadores
sf-tab-log = Historial

## La situación en palabras, y el final

sf-none = ninguna
sf-player = Jugador
sf-points = Puntos
sf-tokens = Fichas
sf-tokens-none = Sin fichas
sf-cards-heading = Cartas
sf-ticket-deck = Mazo de billetes
sf-tickets-count =
    { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    }
# $routes es una lista de rutas que siguen libres.
sf-ticket-way =
    { $spaces ->
        [one] Falta { $spaces } espacio; el camino más corto que sigue libre: { $routes }
       *[other] Faltan { $spaces } espacios; el camino más corto que sigue libre: { $routes }
    }
sf-routes = Rutas
sf-route-heading = Ruta
sf-color = Color
sf-length = Espacios
sf-ferries =
    { $wild_id ->
        [ferry] Símbolos de Ferry
       *[other] Símbolos «{ $wild }»
    }
sf-owner = De quién
sf-free = libre
sf-final-map =
    Mapa con las rutas de { $player }: { $routes ->
        [one] { $routes } ruta
       *[other] { $routes } rutas
    }
