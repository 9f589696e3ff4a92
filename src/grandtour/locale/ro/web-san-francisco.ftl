### Masa San Francisco: hartă, cărți, bilete, sfârșitul.
###
### Notele despre argumente sunt în fișierul englezesc. Cărțile sunt feminine: $color_id alege forma.

## Harta

sf-map = Harta „{ $title }”
sf-map-whole = Arată toată harta
sf-map-closer = Mărește
# $route arată ambele capete. Se spune cu voce, ca ruta să poată fi aleasă fără s-o vezi.
sf-route =
    { $route }, { $color }, { $length ->
        [one] { $length } spațiu
        [few] { $length } spații
       *[other] { $length } de spații
    }{ $ferries ->
        [0] { "" }
        [one] , { $wild_id ->
            [ferry] { $ferries } cu Feribot
           *[other] cu { $ferries } simbol „{ $wild }”
        }
        [few] , { $wild_id ->
            [ferry] { $ferries } cu Feribot
           *[other] cu { $ferries } simboluri „{ $wild }”
        }
       *[other] , { $wild_id ->
            [ferry] { $ferries } cu Feribot
           *[other] cu { $ferries } de simboluri „{ $wild }”
        }
    }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
sf-route-owned =
    { $route }, { $length ->
        [one] { $length } spațiu
        [few] { $length } spații
       *[other] { $length } de spații
    }, revendicată de { $owner }
sf-stack =
    { $location }: { $symbol }, { $count ->
        [one] { $count } jeton
        [few] { $count } jetoane
       *[other] { $count } de jetoane
    }
sf-stack-aside =
    { $symbol }, { $count ->
        [one] { $count } jeton pus deoparte
        [few] { $count } jetoane puse deoparte
       *[other] { $count } de jetoane puse deoparte
    }
sf-token-name = Jetonul „{ $symbol }”

## Cărți

sf-your-hand = Mâna ta
sf-hand-empty = Încă nicio carte
sf-cards =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
sf-cards-of =
    { $color_id ->
        [ferry] { $count } Feribot
        [blue] { $count ->
            [one] { $count } albastră
            [few] { $count } albastre
           *[other] { $count } de albastre
        }
        [green] { $count ->
            [one] { $count } verde
            [few] { $count } verzi
           *[other] { $count } de verzi
        }
        [black] { $count ->
            [one] { $count } neagră
            [few] { $count } negre
           *[other] { $count } de negre
        }
        [purple] { $count ->
            [one] { $count } mov
            [few] { $count } mov
           *[other] { $count } de mov
        }
        [red] { $count ->
            [one] { $count } roșie
            [few] { $count } roșii
           *[other] { $count } de roșii
        }
        [orange] { $count ->
            [one] { $count } portocalie
            [few] { $count } portocalii
           *[other] { $count } de portocalii
        }
       *[other] { $count } „{ $color }”
    }
sf-face-up = Cu fața în sus
sf-or-draw = sau trage cărți
# Începe ca ce e scris pe ea: $color, cu literă mare.
sf-card-face-up = { $color }, carte cu fața în sus
sf-card-none = Nicio carte
sf-deck = Pachet
# Începe ca ce e scris pe el: cuvântul și numărul.
sf-deck-name =
    Pachet { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }

## Revendicarea unei rute

sf-pay-for = Plătește { $route }
# $color începe propoziția, cu literă mare.
sf-claim-about =
    { $color_id ->
        [gray] { $length ->
            [one] { $color }, { $length } spațiu: orice culoare.
            [few] { $color }, { $length } spații: o singură culoare.
           *[other] { $color }, { $length } de spații: o singură culoare.
        }
       *[other] { $length ->
            [one] { $color }, { $length } spațiu.
            [few] { $color }, { $length } spații.
           *[other] { $color }, { $length } de spații.
        }
    } { $points ->
        [one] +{ $points } punct.
        [few] +{ $points } puncte.
       *[other] +{ $points } de puncte.
    }
sf-claim-token = Iei jetonul „{ $symbol }”.
sf-claim-tokens = Iei un jeton: { $one } sau { $other }.
sf-claim-confirm =
    { $points ->
        [one] Revendică cu { $payment }: +{ $points } punct
        [few] Revendică cu { $payment }: +{ $points } puncte
       *[other] Revendică cu { $payment }: +{ $points } de puncte
    }

## Bilete

sf-tickets = Bilete
sf-your-tickets = Biletele tale
sf-only-you = numai tu le vezi
sf-tickets-none = Încă niciun bilet
sf-ticket-done = Finalizat
sf-ticket-to-go =
    { $spaces ->
        [one] Mai lipsește { $spaces } spațiu
        [few] Mai lipsesc { $spaces } spații
       *[other] Mai lipsesc { $spaces } de spații
    }
sf-ticket-to-go-claiming =
    { $spaces ->
        [one] Mai lipsește { $spaces } spațiu, socotind și ruta pe care o revendici
        [few] Mai lipsesc { $spaces } spații, socotind și ruta pe care o revendici
       *[other] Mai lipsesc { $spaces } de spații, socotind și ruta pe care o revendici
    }
sf-ticket-no-way = Nu mai e niciun drum
# Se spune după numărul de pe un bilet.
sf-points-word =
    { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
sf-draw-tickets = Trage bilete
sf-draw-tickets-name =
    Trage bilete, { $count ->
        [one] { $count } rămas
        [few] { $count } rămase
       *[other] { $count } rămase
    }
sf-keep-confirm =
    { $count ->
        [one] Păstrează { $count } bilet
        [few] Păstrează { $count } bilete
       *[other] Păstrează { $count } de bilete
    }

## Ajutor în bilet

sf-deck-help = O carte din pachet nu se poate pune înapoi.
sf-place-help = Alege o locație pe hartă.

## Locuri

sf-cars-left = Funiculare rămase
sf-cards-in-hand = Cărți în mână
sf-tickets-kept = Bilete
sf-last-round = Ultima rundă: mai ai o tură.
sf-last-round-over = Ultima rundă: ți-ai jucat ultima tură.
sf-last-round-watched =
    { $turns ->
        [one] Ultima rundă: încă { $turns } tură.
        [few] Ultima rundă: încă { $turns } ture.
       *[other] Ultima rundă: încă { $turns } de ture.
    }
sf-tab-seats = Jucători
sf-tab-log = Istoric

## Situația în cuvinte și sfârșitul

sf-none = nimic
sf-player = Jucător
sf-points = Puncte
sf-tokens = Jetoane
sf-tokens-none = Niciun jeton
sf-cards-heading = Cărți
sf-ticket-deck = Pachetul de bilete
sf-tickets-count =
    { $count ->
        [one] { $count } bilet
        [few] { $count } bilete
       *[other] { $count } de bilete
    }
# $routes este o listă de rute încă libere.
sf-ticket-way =
    { $spaces ->
        [one] Mai lipsește { $spaces } spațiu; cel mai scurt drum încă liber: { $routes }
        [few] Mai lipsesc { $spaces } spații; cel mai scurt drum încă liber: { $routes }
       *[other] Mai lipsesc { $spaces } de spații; cel mai scurt drum încă liber: { $routes }
    }
sf-routes = Rute
sf-route-heading = Rută
sf-color = Culoare
sf-length = Spații
sf-ferries =
    { $wild_id ->
        [ferry] Simboluri Feribot
       *[other] Simboluri „{ $wild }”
    }
sf-owner = Proprietar
sf-free = liberă
sf-final-map =
    Harta cu rutele jucătorului { $player }: { $routes ->
        [one] { $routes } rută
        [few] { $routes } rute
       *[other] { $routes } de rute
    }
