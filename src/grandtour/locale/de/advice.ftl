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
advice-sf-on-the-way = Bringt dich weiter bei { $ticket }.
advice-sf-last-round = Läutet die letzte Runde ein, und alle deine Zielkarten sind erfüllt.
advice-sf-token = Bringt einen Marker, den du noch nicht hast: { $symbol }.
advice-sf-long = Eine lange Strecke: { advice-points }.
advice-sf-points = { advice-points } sofort.
advice-sf-ferry-route = { $route } verlangt mindestens eine { $wild_card }.
advice-sf-ferry = Eine { $wild_card } zählt als jede Farbe.
advice-sf-needed = Für { $route }. Karten dieser Farbe, die dir fehlen: { $missing }.
advice-sf-needed-later = Für { $route }, die sich zusätzlich zu deinen Zielkarten lohnt.
advice-sf-collect =
    { $have ->
        [one] Damit hast du { $have } Karte dieser Farbe.
       *[other] Damit hast du { $have } Karten dieser Farbe.
    }
advice-sf-spare = Eine neue Farbe auf der Hand öffnet dir mehr Strecken.
advice-sf-draw = Für deine geplanten Strecken hast du die Karten; mit weiteren hast du mehr Auswahl.
advice-sf-draw-missing = Karten, die du noch brauchst: { $missing }.
advice-sf-draw-blind = Keine offene Karte nützt deinen geplanten Strecken. Karten, die du noch brauchst: { $missing }.
advice-sf-tickets = Alle deine Zielkarten sind erfüllt, und die Zeit reicht für eine neue.
advice-sf-tickets-more = Die Zeit reicht für eine weitere Zielkarte.
advice-sf-tickets-late = Für eine neue Zielkarte ist kaum noch Zeit.
advice-sf-keep-least = Wenn die Zeit dafür nicht reicht, verlierst du: { advice-points }.
advice-sf-keep-free = Braucht keine Strecke, die du nicht ohnehin planst.
advice-sf-keep-together = Sie haben ein Stück Weg gemeinsam: etwa { advice-routes } mehr.
advice-sf-keep = { advice-points } für etwa { advice-routes }.
advice-sf-token-later = Der andere kann warten: Deine geplanten Strecken führen noch einmal über { $location }.
advice-sf-token-left = Davon sind noch übrig: { $left }.
advice-sf-place = Geplante Strecken, die dorthin führen: { $routes }.
advice-sf-place-apart = Deine geplanten Strecken führen dort nicht vorbei. Strecken, die dorthin führen: { $routes }.
advice-sf-pass = Etwas anderes ist nicht möglich.

## Explore New York

advice-ny-keep-block = Die Karten, die bleiben, sind gut für den Block { $block }.
advice-ny-keep-any = Mit den Karten, die bleiben, steht dir jeder leere Block offen.
advice-ny-fallback = Hält die besseren Blöcke für spätere Züge frei.
advice-ny-aside = Abseits deiner Route: Die guten Blöcke bleiben für bessere Karten frei.
advice-ny-tourists =
    { $tourists } für { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcke
    } in { advice-color } an deiner Route.
advice-ny-tourists-pair =
    { $tourists } für { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcke
    } in { advice-color }, und Platz für zwei Verbindungen deiner Route.
advice-ny-pair = Hier lassen sich zwei Verbindungen deiner Route zeichnen.
advice-ny-beside = Liegt an deiner Route.
advice-ny-tourist =
    Deine Route führt an { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcken
    } in { advice-color } vorbei.
advice-ny-gain = Bringt deiner besten Route { advice-points }.
advice-ny-joins = Verbindet zwei Stücke deiner Route.
advice-ny-cafe = Erreicht { $cafes }.
advice-ny-grey = Ein grauer Block mehr an der Route: insgesamt { $count }.
advice-ny-yellow = Ein gelber Block mehr an der Route: insgesamt { $count }.
advice-ny-spare = Liegt nicht an der Route, die am meisten verspricht.
advice-ny-attraction =
    Ein Block mehr in { advice-color }, für { $count ->
        [one] { $count } passenden Touristen.
       *[other] { $count } passende Touristen.
    }
advice-ny-collects = Bringt einen Block mit Touristen an deine Route.
advice-ny-extends = Führt deine Route weiter.
advice-ny-starts = Das erste Stück einer vielversprechenden Route.
advice-ny-end = Dein Zug ist vollständig.

## French Quarter

advice-fq-there = Zu { $building }. { $reason }
advice-fq-multiplier = Die { $street } zählt ×{ $times }. Dort eingetragen: { advice-buildings }.
advice-fq-bonus = Schaltet { $bonus } frei: { $what }.
advice-fq-street =
    { $building_is ->
        [here] An der { $streets }, die gewertet wird.
       *[other] Trägt auch { $building } an der { $streets } ein.
    }
advice-fq-streets =
    { $building_is ->
        [here] An Straßen, die gewertet werden: { $streets }.
       *[other] Trägt auch { $building } ein, an diesen Straßen: { $streets }.
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
        [here] Das Gebäude steht auf deiner Urlaubskarte.
       *[other] Trägt auch { $building } ein, das auf deiner Urlaubskarte steht.
    }
advice-fq-courtyard = Besuchte Innenhöfe: { $count } von { $all }.
advice-fq-riverwalk = { $riverwalk }: Besuch { $count } von { $all }.
advice-fq-performers =
    Künstler in der { $row ->
        [1] oberen
       *[other] unteren
    } Reihe: { $count }.
advice-fq-wild = Erreicht den nächsten Joker der Schirmleiste.
advice-fq-circle = Kästchen bis zum nächsten Kreis ({ $activity }): { $ahead }.
advice-fq-icons = Bringt die Symbole, die deinem Bogen am meisten nützen.
advice-fq-best = Damit steht dein Bogen am besten da.
advice-fq-touches =
    Die Linie berührt dann { $buildings ->
        [one] { $buildings } eingetragenes Gebäude
       *[other] { $buildings } eingetragene Gebäude
    } mehr.
advice-fq-ahead = Deine eingetragenen Gebäude an den nächsten Abschnitten: { $buildings }.
advice-fq-stay = Deine Linie bleibt am besten, wo sie ist.
advice-fq-save-w = Spart das W für ein besseres Gebäude auf.
advice-fq-without = Nichts davon hilft deinem Bogen.
