### Warum ein Tipp eine Aktion nennt, in einer kurzen Zeile. Die Hinweise zu den Argumenten stehen in der englischen Datei.

## Satzteile

advice-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
advice-routes =
    { $routes ->
        [one] { $routes } Strecke
       *[other] { $routes } Strecken
    }
advice-buildings =
    { $buildings ->
        [one] { $buildings } Gebäude
       *[other] { $buildings } Gebäude
    }
advice-color =
    { $kind_id ->
        [red] Rot
        [green] Grün
       *[blue] Blau
    }

## San Francisco

advice-sf-completes = Erfüllt { $tickets }.
advice-sf-last-turn = { advice-points } sofort, in deinem letzten Zug.
advice-sf-on-the-way = Auf dem Weg für { $ticket }.
advice-sf-last-round = Läutet die letzte Runde ein, und alle deine Zielkarten sind erfüllt.
advice-sf-token = Bringt einen Marker, den du noch nicht hast: { $symbol }.
advice-sf-long = Eine lange Strecke: { advice-points }.
advice-sf-points = { advice-points } sofort.
advice-sf-ferry-route = { $route } verlangt eine Fähre.
advice-sf-ferry = Eine Fähre zählt als jede Farbe.
advice-sf-needed = Für { $route }. Karten dieser Farbe, die dir fehlen: { $missing }.
advice-sf-needed-later = Für { $route }, was sich neben deinen Zielkarten lohnt.
advice-sf-collect = Damit hast du { $have } Karten dieser Farbe.
advice-sf-spare = Eine neue Farbe auf der Hand öffnet mehr Strecken.
advice-sf-draw = Dein Plan hat seine Karten; mit weiteren hast du die Wahl.
advice-sf-draw-missing = Karten, die deinem Plan noch fehlen: { $missing }.
advice-sf-draw-blind = Keine offene Karte nützt deinem Plan. Karten, die ihm fehlen: { $missing }.
advice-sf-tickets = Alle deine Zielkarten sind erfüllt, und die Zeit reicht für eine neue.
advice-sf-tickets-more = Die Zeit reicht für eine weitere Zielkarte.
advice-sf-tickets-late = Für eine neue Zielkarte ist kaum noch Zeit.
advice-sf-keep-least = Was auf dem Spiel steht, wenn die Zeit nicht reicht: { advice-points }.
advice-sf-keep-free = Braucht keine Strecke, die du nicht ohnehin planst.
advice-sf-keep-together = Sie haben den Weg gemeinsam: etwa { advice-routes } mehr.
advice-sf-keep = { advice-points } für etwa { advice-routes }.
advice-sf-token-later = Der andere kann warten: Dein Plan führt noch einmal über { $location }.
advice-sf-token-left = Davon sind noch übrig: { $left }.
advice-sf-place = Strecken deines Plans, die dorthin führen: { $routes }.
advice-sf-place-apart = Dein Plan führt dort nicht vorbei. Strecken, die dorthin führen: { $routes }.
advice-sf-pass = Etwas anderes ist nicht möglich.

## Explore New York

advice-ny-keep-block = Die Karten, die bleiben, sind gut für den Block { $block }.
advice-ny-keep-any = Mit den Karten, die bleiben, steht dir jeder leere Block offen.
advice-ny-fallback = Hält die besseren Blöcke für spätere Züge frei.
advice-ny-aside = Abseits deiner Route: Die guten Blöcke bleiben für bessere Karten frei.
advice-ny-tourists =
    { $tourists } für { $blocks ->
        [one] { $blocks } Block deiner Route
       *[other] { $blocks } Blöcke deiner Route
    } in { advice-color }.
advice-ny-tourists-pair =
    { $tourists } für { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcke
    } in { advice-color }, und Platz für zwei Verbindungen deiner Route.
advice-ny-pair = Hier lassen sich zwei Verbindungen deiner Route zeichnen.
advice-ny-beside = Liegt an deiner Route.
advice-ny-tourist =
    An deiner Route in { advice-color }: { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcke
    }.
advice-ny-gain = Bringt deiner besten Route { advice-points }.
advice-ny-joins = Verbindet zwei Stücke deiner Route.
advice-ny-cafe = Erreicht { $cafes }.
advice-ny-grey = Ein grauer Block mehr an der Route: insgesamt { $count }.
advice-ny-yellow = Ein gelber Block mehr an der Route: insgesamt { $count }.
advice-ny-spare = Liegt nicht an der Route, die am meisten verspricht.
advice-ny-attraction = Ein Block mehr in { advice-color }, für { $count } passende Touristen.
advice-ny-collects = Nimmt einen Block mit Touristen mit.
advice-ny-extends = Führt deine Route weiter.
advice-ny-starts = Das erste Stück einer vielversprechenden Route.
advice-ny-end = Dein Zug ist vollständig.

## French Quarter

advice-fq-there = Zu { $building }. { $reason }
advice-fq-multiplier = { $street } zählt ×{ $times }. Dort eingetragen: { advice-buildings }.
advice-fq-bonus = Schaltet { $bonus } frei: { $what }.
advice-fq-street =
    { $building_is ->
        [here] An { $streets }, die gewertet wird.
       *[other] Trägt auch { $building } ein, an { $streets }.
    }
advice-fq-streets =
    { $building_is ->
        [here] An Straßen, die gewertet werden: { $streets }.
       *[other] Trägt auch { $building } ein, an { $streets }.
    }
advice-fq-second-line =
    { $building_is ->
        [here] Direkt an der Second Line.
       *[other] Trägt auch { $building } ein, direkt an der Second Line.
    }
advice-fq-gift-shop =
    { $left ->
        [0] Macht die Souvenirläden vollständig.
       *[other] Trägt einen Souvenirladen ein. Noch offen: { $left }.
    }
advice-fq-vacation =
    { $building_is ->
        [here] Deine Urlaubskarte nennt es.
       *[other] Trägt auch { $building } ein, und deine Urlaubskarte nennt es.
    }
advice-fq-courtyard = Besuchte Innenhöfe: { $count } von { $all }.
advice-fq-riverwalk = Besuch { $count } von { $all } am Ufer.
advice-fq-performers =
    Künstler in der { $row ->
        [1] oberen
       *[other] unteren
    } Reihe: { $count }.
advice-fq-wild = Macht einen Joker der Schirmleiste voll.
advice-fq-circle = Kästchen bis zum nächsten Kreis ({ $activity }): { $ahead }.
advice-fq-icons = Bringt die Symbole, die deinem Blatt am meisten nützen.
advice-fq-best = Damit steht dein Blatt am besten da.
advice-fq-touches =
    Die Linie berührt dann { $buildings ->
        [one] { $buildings } eingetragenes Gebäude
       *[other] { $buildings } eingetragene Gebäude
    } mehr.
advice-fq-ahead = Deine eingetragenen Gebäude an den nächsten Abschnitten: { $buildings }.
advice-fq-stay = Deine Linie liegt am besten, wo sie ist.
advice-fq-save-w = Spart das W für ein besseres Gebäude auf.
advice-fq-without = Nichts davon hilft deinem Blatt.
