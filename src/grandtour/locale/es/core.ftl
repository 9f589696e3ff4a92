### Frases que no son de un solo juego. Las notas están en el archivo inglés.

language = Español

## Nombres

name-seat = Jugador { $number }
name-chance = el azar

bot-random = Al azar
bot-random-about = Juega cualquier acción legal, todas con la misma probabilidad.
bot-novice = Principiante
bot-novice-about = Conoce las reglas, pero pierde el hilo a menudo: ideal para tu primera partida.
bot-casual = Tranquilo
bot-casual-about = Tiene un plan y a veces lo olvida: para una tarde sin prisas.
bot-greedy = Voraz
bot-greedy-about = El nivel intermedio: hace sus planes y juega lo que más promete en ese momento.
bot-expert = Experto
bot-expert-about = Piensa por adelantado y aprovecha tus descuidos: conviene conocer bien el juego.
bot-master = Maestro
bot-master-about = Juega en su cabeza cientos de partidas posibles antes de mover: el más fuerte que tenemos.

## Lo que ocurre en una mesa

event-bot-stuck = { $player } se ha atascado; el servidor ha jugado en su lugar.
event-bot-stuck-you = El bot de tu asiento se ha atascado; el servidor ha jugado en su lugar.

## Reglas de todas las mesas

rule-GT-1 = Cuando una partida ha terminado, ya no se puede jugar nada más en ella.
rule-GT-2 = Actúas cuando la partida te espera, y en ningún otro momento. Algunas decisiones las toman varios jugadores a la vez.
rule-GT-3 = En una partida solo participan los asientos con los que empezó.
rule-GT-4 = Solo puedes hacer lo que las reglas te ofrecen en ese momento. Lo que decide el azar no lo elige nadie.
rule-GT-5 = Puedes deshacer tu último paso mientras el azar no haya intervenido después, no se haya descubierto nada oculto y no haya actuado otro jugador que haya visto ese paso.

## Por qué no

why-GT-1 = La partida ha terminado y ya no se puede jugar nada más. Puedes empezar otra.
why-GT-2 = Ahora no te toca. Turno actual: { $actors }.
why-GT-3 =
    En esta mesa no existe «{ $seat }»: tiene { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }.
why-GT-4 = Eso no se puede hacer en este momento. Elige una de las acciones disponibles.
why-GT-5-nothing = Todavía no has hecho nada que se pueda deshacer.
why-GT-5-revealed = Tu último paso ya no se puede deshacer: con él, o desde entonces, se ha descubierto algo que estaba oculto. Sigue desde aquí.
why-GT-5-others-acted = Tu último paso ya no se puede deshacer: { $seat } lo vio y ha actuado después. Sigue desde aquí.
why-GT-5-others-choosing = Tu último paso ya no se puede deshacer: los demás lo han visto y están eligiendo en este momento. Sigue desde aquí.

## Notificaciones

notify-turn-title = Te toca
notify-turn-text = Te toca jugar en { $game }.
notify-nudge-text = { $name } te espera en { $game }.
notify-closing-title = Tu mesa se va a cerrar
notify-closing-text = Nadie se ha unido a tu mesa de { $game }. Se cerrará dentro de un día.
notify-test-title = Notificación de prueba
notify-test-text = Así te avisará Grand Tour de que te toca jugar.
