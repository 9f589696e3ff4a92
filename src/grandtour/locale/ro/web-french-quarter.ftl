### Cuvintele aplicației web pentru French Quarter: hartă, pachete, foaie, itinerar.

## Harta
fq-map = Harta cartierului French Quarter
fq-map-of = Harta: { $name }. Înapoi la a mea
fq-building = { $name }: { $icons }.
fq-building-mapped = Cartografiată cu { $value }.
fq-building-empty = Necartografiată.
fq-building-there = Aici: { $names }.
fq-further = Mai departe decât ajunge cartea: consumă o mișcare mai lungă.
fq-tourist = Turist: { $name }
fq-closed = { $street } e închisă în această rundă
fq-way =
    { $way }: marchezi { $mine ->
        [one] { $mine } căsuță
        [few] { $mine } căsuțe
       *[other] { $mine } de căsuțe
    }
fq-letter-north = N
fq-letter-east = E
fq-letter-south = S
fq-letter-west = V

## Ce s-ar scrie
fq-fits = { $value } se potrivește.
fq-fits-mapped = Este deja cartografiată: în schimb, o umbrelă.
fq-fits-locked = Nu mai poți cartografia cu { $value }: în schimb, o umbrelă.
fq-fits-beside = { $value } nu se potrivește lângă { $beside }: în schimb, o umbrelă.

## Cărți și zaruri
fq-decks = Cărțile și zarurile acestei runde
fq-die = Zarul „{ $type }”, { $value }. { $said }
fq-die-taken = { $value }, luat de { $name }
fq-die-mayor = { $value }, luat de primar
fq-reach =
    { $least }–{ $most ->
        [one] { $most } spațiu
        [few] { $most } spații
       *[other] { $most } de spații
    }
fq-reach-one =
    { $most ->
        [one] { $most } spațiu
        [few] { $most } spații
       *[other] { $most } de spații
    }
fq-mayor = Primarul
fq-mayor-first = începe
fq-mayor-second = joacă al doilea
fq-mayor-order = Primarul ia primul dintre aceste zaruri care mai e liber: { $types }

## Foaia
fq-sheet-of = Foaia: { $name }
fq-whose = A cui este foaia
fq-track =
    { $marks } din { $all } marcate, { $times ->
        [0] încă fără multiplicator.
       *[other] multiplicator ×{ $times }.
    }
fq-next-none = Nu mai urmează nimic.
fq-next-bonus =
    { $marks ->
        [1] Urmează: { $letter }
       *[other] Peste { $marks }: { $letter }
    }
fq-next-times =
    { $marks ->
        [1] Urmează: ×{ $times }
       *[other] Peste { $marks }: ×{ $times }
    }
fq-next-choice =
    { $marks ->
        [1] Urmează: { $letter } sau ×{ $times }
       *[other] Peste { $marks }: { $letter } sau ×{ $times }
    }
fq-box-crossed = Tăiat: nu dă nimic
fq-had = deblocat
fq-ladder = Pentru fiecare clădire cartografiată pe { $street }: { $ladder }
fq-of = { $count } din { $all }
fq-performers = Artiști
fq-performers-track = Ce dă fiecare artist
fq-performers-next = Următorul artist dă: { $reward }.
fq-performer =
    { $name }, { $count ->
        [0] nemarcat
        [1] marcat pe un rând
       *[other] marcat pe ambele rânduri
    }
fq-reward-map = cartografiere pe { $street }
fq-reward-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
fq-umbrellas = Umbrele
fq-second-line = Second Line
fq-courtyards =
    { $count ->
        [one] { $count } curte interioară: { $points }
        [few] { $count } curți interioare: { $points }
       *[other] { $count } de curți interioare: { $points }
    }
fq-riverwalk = { $name } { $visits } din { $all }: { $points }
fq-gift-shops = Magazine de suveniruri: { $values }
fq-longer =
    { $count ->
        [one] O mișcare mai lungă
        [few] { $count } mișcări mai lungi
       *[other] { $count } de mișcări mai lungi
    }
fq-other =
    { $count ->
        [one] Altă carte, o dată
        [few] Altă carte, de { $count } ori
       *[other] Altă carte, de { $count } de ori
    }
fq-w =
    { $count ->
        [one] Un W de scris
        [few] { $count } W de scris
       *[other] { $count } W de scris
    }
fq-locked = Nu se mai cartografiază cu { $value }
fq-vacation =
    Cartea Vacanță „{ $name }”, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } ({ $condition }):
fq-vacation-secret = O carte Vacanță secretă
fq-score-now =
    Dacă s-ar termina acum: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }

## Tura
fq-you = Tu
fq-ask-circle = Cercul „{ $activity }”: bonus sau multiplicator?
fq-itinerary = Tura, pas cu pas
fq-stop-card = Carte
fq-stop-card-of = Cartea „{ $type }”
fq-stop-move = Mișcare
fq-stop-to = la { $building }
fq-stop-building = Clădire
fq-stop-map = Cartografiere
fq-stop-write = scrii { $value }
fq-stop-wrote = { $value } scris
fq-stop-no-map = în schimb, o umbrelă
fq-stop-line = Second Line
fq-choose = alege
fq-gains =
    { $count ->
        [one] { $count } efect
        [few] { $count } efecte
       *[other] { $count } de efecte
    }
fq-as = Ia-l cu cartea lui sau cu alta dintre cele dezvăluite:
fq-values = Ce valoare
fq-write = Scrie { $value }
fq-multiplier = Multiplicator ×{ $times }
fq-multiplier-counts =
    Contează { $street }: { $buildings ->
        [one] { $buildings } clădire
        [few] { $buildings } clădiri
       *[other] { $buildings } de clădiri
    }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } până acum
fq-price = Acest bonus te dezavantajează.
fq-points-now =
    { $points ->
        [one] { $points } punct pe loc.
        [few] { $points } puncte pe loc.
       *[other] { $points } de puncte pe loc.
    }

## File
fq-tabs = La ce te uiți
fq-tab-map = Hartă
fq-tab-sheet = Foaie
fq-tab-dice = Zaruri
fq-tab-log = Istoric
fq-tab-asked = (aici ai de ales)

## Situația ca text
fq-text-round = Runda { $round } din { $rounds }
fq-text-line = Second Line până acum: { $way }.
fq-text-own-line = Linie personală
fq-text-card = Carte
fq-text-move = Mișcare
fq-text-players = Foile jucătorilor
fq-text-points = Puncte până acum
fq-text-at = Turistul la
fq-text-track =
    { $marks } din { $all }, bonusuri { $bonuses }, { $times ->
        [0] fără multiplicator
       *[other] ×{ $times }
    }
fq-text-buildings = Locuri
fq-text-stock = De folosit
fq-text-vacation = Cartea Vacanță
fq-text-building = Clădire
fq-text-icons = Simboluri
fq-text-streets = Străzi
fq-text-beside = Alături
fq-text-tracks = Ce dau pistele
fq-text-box-bonus = căsuța { $box }: bonus
fq-text-box-multiplier = căsuța { $box }: multiplicator
fq-text-box-choice = căsuța { $box }: bonus sau multiplicator
