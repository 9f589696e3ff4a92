### Explore New York în browser: harta, panourile și modul text. Propozițiile despre joc sunt în
### explore-new-york.ftl. $block, $kind, $where, $cafe și $tourists vin în cuvinte.

## Harta

ny-map-own = Harta ta cu New York
ny-map-of = Harta cu New York: { $player }
# $block este „(4,5) Times Square”, $kind este „cerc roșu”.
ny-block = Cvartalul { $block }, { $kind }: { $tourists }
ny-block-empty = Cvartalul { $block }, { $kind }: gol
# $where este „între (4,4) și (4,5)” sau „deasupra cvartalului (3,1)”.
ny-road = Drumul { $where }
ny-road-drawn = Drumul { $where }: aici e segmentul tău
# $cafe este „Café Inwood (1 cerc și 1 pătrat)”.
ny-road-cafe = Drumul { $where }, duce la { $cafe }
ny-count-circle =
    { $n ->
        [one] { $n } cerc
        [few] { $n } cercuri
       *[other] { $n } de cercuri
    }
ny-count-square =
    { $n ->
        [one] { $n } pătrat
        [few] { $n } pătrate
       *[other] { $n } de pătrate
    }
ny-count-triangle =
    { $n ->
        [one] { $n } triunghi
        [few] { $n } triunghiuri
       *[other] { $n } de triunghiuri
    }
ny-nobody = nimeni

## Cărți

ny-cards = Cărțile turei
ny-cards-none = Urmează să fie dezvăluite cărți noi.
ny-cards-over = S-au jucat toate turele.
# O etichetă mică pe o carte: încă un segment.
ny-plus = + segment
ny-turn = Tura { $turn } din { $turns }
ny-deck =
    { $cards ->
        [one] Mai vine { $cards } carte
        [few] Mai vin { $cards } cărți
       *[other] Mai vin { $cards } de cărți
    }
ny-deck-left = Cărțile rămase, după număr
ny-alone = Vânătoare de puncte: joci de unul singur, pentru cât mai multe puncte.
ny-tourist = Ce turist?

## Dacă s-ar termina acum

ny-now = Dacă s-ar termina acum
ny-now-red =
    { $tourists ->
        [one] { $tourists } turist × { $attractions }
        [few] { $tourists } turiști × { $attractions }
       *[other] { $tourists } de turiști × { $attractions }
    }
ny-now-green =
    { $tourists ->
        [one] { $tourists } turist × { $attractions }
        [few] { $tourists } turiști × { $attractions }
       *[other] { $tourists } de turiști × { $attractions }
    }
ny-now-blue =
    { $tourists ->
        [one] { $tourists } turist × { $attractions }
        [few] { $tourists } turiști × { $attractions }
       *[other] { $tourists } de turiști × { $attractions }
    }
ny-now-cafes =
    { $count ->
        [one] { $count } cafenea
        [few] { $count } cafenele
       *[other] { $count } de cafenele
    }
ny-now-yellow =
    { $count ->
        [one] { $count } cvartal
        [few] { $count } cvartale
       *[other] { $count } de cvartale
    }
ny-now-grey =
    { $count ->
        [one] { $count } cvartal
        [few] { $count } cvartale
       *[other] { $count } de cvartale
    }
ny-best = Cel mai bun traseu acum
ny-route-show = Arată traseul

## Alt traseu, după ce jocul s-a terminat

ny-try = Încearcă alt traseu
ny-try-title = Alt traseu
ny-try-how = Atinge segmentele unul după altul.
ny-try-behind =
    { $points ->
        [0] La fel de bun precum cel mai bun
        [one] Cu un punct mai puțin decât cel mai bun
        [few] Cu { $points } puncte mai puțin decât cel mai bun
       *[other] Cu { $points } de puncte mai puțin decât cel mai bun
    }
ny-try-clear = Golește
ny-try-best = Cel mai bun traseu
ny-try-no-route = Aceste segmente nu formează un traseu.

## Ceilalți

ny-others = Tovarăși de drum
ny-others-open = hărțile lor sunt la vedere
ny-maps = Hărți
ny-enlarge = Arată mare această hartă
ny-back = Înapoi la harta ta
ny-done = gata
ny-log = Ce s-a întâmplat
ny-tab-now = Cărți
ny-tab-maps = Hărți
ny-tab-log = Istoric

## Mod text

ny-text-turn = Cvartalul acestei ture: { $block }
ny-text-blocks = Cvartal
ny-text-kind = Tip
ny-text-tourists = Turiști
ny-text-no-tourists = Încă nu sunt turiști.
ny-text-links =
    { $links ->
        [0] Încă nu sunt segmente
        [one] { $links } segment
        [few] { $links } segmente
       *[other] { $links } de segmente
    }
ny-text-used = Cafenele folosite: { $cafes }
ny-text-city = Orașul
# $kind este cuvântul pentru un cvartal fără atracție: „alb”.
ny-text-grid = X merge de la 1 la { $width }, de la stânga la dreapta; Y de la 1 la { $height }, de sus în jos. Orice cvartal care nu e în acest tabel este { $kind }.
ny-text-route = Segmentele celui mai bun traseu, în ordine:
ny-text-cafes = Cafenele
# $roads: drumurile care se întâlnesc acolo, „deasupra cvartalului (4,1), deasupra cvartalului (5,1) și între (4,1) și (5,1)”.
ny-text-cafe = { $cafe }, unde se întâlnesc aceste drumuri: { $roads }
