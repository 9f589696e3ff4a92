### Propoziții care nu țin de un singur joc. Notele sunt în fișierul englezesc.

language = Română

## Nume

name-seat = Jucătorul { $number }
name-chance = hazardul

bot-random = La întâmplare
bot-random-about = Joacă orice acțiune permisă, toate cu aceeași probabilitate.
bot-novice = Începător
bot-novice-about = Știe regulile, dar își pierde des firul: potrivit pentru prima partidă.
bot-casual = Relaxat
bot-casual-about = Are un plan și îl mai uită din când în când: pentru o seară liniștită.
bot-greedy = Lacom
bot-greedy-about = Nivelul de mijloc: își face planuri și joacă ce promite cel mai mult pe moment.
bot-expert = Expert
bot-expert-about = Gândește cu câteva mutări înainte și profită de scăpările tale: e bine să cunoști jocul.
bot-master = Maestru
bot-master-about = Joacă în minte sute de partide posibile înainte de fiecare mutare: cel mai puternic al nostru.

## Ce se întâmplă la o masă

event-bot-stuck = { $player } s-a blocat; serverul a mutat în locul lui.
event-bot-stuck-you = Botul de la locul tău s-a blocat; serverul a mutat în locul lui.

## Regulile oricărei mese

rule-GT-1 = După ce o partidă s-a terminat, nu se mai poate juca nimic în ea.
rule-GT-2 = Acționezi când partida te așteaptă pe tine și în niciun alt moment. Unele alegeri le fac mai mulți jucători deodată.
rule-GT-3 = La o partidă participă numai locurile cu care a început.
rule-GT-4 = Poți face doar ce îți oferă regulile în acel moment. Ce ține de hazard nu alege nimeni.
rule-GT-5 = Îți poți anula ultimul pas câtă vreme de atunci hazardul nu a intervenit, nu s-a dezvăluit nimic ascuns și nu a acționat niciun alt jucător care a văzut pasul.

## De ce nu

why-GT-1 = Partida s-a terminat și nu se mai poate juca nimic. Poți începe alta.
why-GT-2 = Nu e rândul tău. Se așteaptă: { $actors }.
why-GT-3 =
    La această masă nu există „{ $seat }”: are { $seats ->
        [one] { $seats } loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }.
why-GT-4 = Acest lucru nu se poate face acum. Alege una dintre acțiunile oferite.
why-GT-5-nothing = Nu ai făcut încă nimic ce s-ar putea anula.
why-GT-5-revealed = Ultimul tău pas nu mai poate fi anulat: odată cu el sau de atunci s-a dezvăluit ceva ascuns. Continuă de aici.
why-GT-5-others-acted = Ultimul tău pas nu mai poate fi anulat: { $seat } l-a văzut și a acționat între timp. Continuă de aici.
why-GT-5-others-choosing = Ultimul tău pas nu mai poate fi anulat: ceilalți l-au văzut și tocmai aleg. Continuă de aici.

## Notificări

notify-turn-title = E rândul tău
notify-turn-text = E rândul tău la { $game }.
notify-nudge-text = { $name } te așteaptă la { $game }.
notify-closing-title = Masa ta se va închide
notify-closing-text = Nimeni nu a venit la masa ta de { $game }. Se va închide peste o zi.
notify-test-title = Notificare de test
notify-test-text = Așa te va anunța Grand Tour că e rândul tău.
