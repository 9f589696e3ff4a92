### La aplicación web en una mesa: asientos, historial, chat, menú, modo texto y lo que interrumpe una partida.

## Barra y menú

table-menu = Menú
table-turn-of = Turno { $turn } de { $turns }
table-round-of = Ronda { $turn } de { $turns }
table-finished = Terminada
table-rules = Reglas
table-whole-rulebook = Abrir el reglamento entero
table-search-rules = Busca una palabra o una regla
table-no-rule = Ninguna regla coincide.
table-open-rule = Abrir la regla { $rule }
table-look-back = Repasar la partida
table-copy-link = Copiar enlace para espectadores
table-copied = El enlace está copiado.
table-not-copied = No se ha podido copiar el enlace: { $link }
table-text-mode = Modo texto
table-board-mode = Mostrar el tablero
table-to-text = Jugar en modo texto
table-keys = Teclas
table-sound = Sonido
table-on = Sí
table-off = No
table-game = Esta partida
table-display = Pantalla
table-pause = Proponer una pausa
table-pause-alone = Pausar la partida
table-end-early = Proponer terminar la partida
table-end-alone = Terminar la partida ya
table-leave = Irme (sigue un bot)
table-return = Recuperar mi asiento
table-sure = Sí
table-keep-on = Seguir jugando
table-hash = Sello de juego limpio (hash de la semilla):
table-end-sure = ¿Terminar la partida sin resultado?
table-leave-sure = ¿Te vas? Un bot jugará por ti hasta que vuelvas.

## Asientos

table-players = Jugadores
table-you = Tú
table-somebody = Alguien
table-stand-in = juega un bot suplente
table-not-here = sin conexión
table-thinking = pensando
table-bot-waits = espera
table-to-play = le toca
table-time-left = Tiempo restante
table-days-left = { $days ->
    [0] { $hours } h
   *[other] { $days } d { $hours } h
}

## El billete

table-paused = En pausa
table-watching = Estás observando
table-fold = Plegar el panel para ver el tablero
table-unfold = Desplegar el panel
table-hint = Pista
table-hint-title = Lo que haría un buen bot
table-hint-busy = Un bot lo está pensando…
table-hint-win = { $percent } de probabilidad de ganar
table-hint-points =
    { $count ->
        [one] cerca de { $count } punto
       *[other] unos { $count } puntos
    }
table-hint-no-figures = En esta edición nunca se han medido las probabilidades ni los puntos; por eso no se muestran.
table-hint-often = Demasiadas pistas seguidas. Espera unos segundos.
table-hint-failed = La pista no ha llegado. Inténtalo de nuevo en un momento.
table-hint-close = Cerrar las pistas
table-refused = El servidor no lo ha aceptado. Comprueba la mesa e inténtalo de nuevo.

## Historial y chat

table-log = Historial
table-log-empty = Todavía no ha pasado nada.
table-log-earlier = Mostrar líneas anteriores
table-chat = Chat
table-chat-open = { $count ->
    [0] Chat e historial
    [one] Chat e historial, un mensaje nuevo
   *[other] Chat e historial, { $count } mensajes nuevos
}
table-chat-empty = Nadie ha dicho nada todavía.
table-chat-write = Di algo
table-chat-send = Enviar
table-chat-closed = El anfitrión ha cerrado el chat.
table-chat-muted = El anfitrión te ha silenciado.
table-mute = Silenciar
table-unmute = Dejar de silenciar

## Lo que interrumpe una partida

table-reconnecting = Conectando de nuevo. Tus jugadas están a salvo.
table-offline = No se puede conectar con el servidor. Inténtalo de nuevo en un momento.
table-gone = No se puede abrir esta mesa.
table-home = Inicio
table-my-tables = Tus mesas
table-opening = Se está abriendo la mesa.
table-is-paused = La partida está en pausa.
table-resume = Reanudar
table-bot-plays = Un bot juega por ti.
table-no-bots = Ahora mismo los bots de este servidor no pueden pensar. Sus jugadas esperan; al cabo de unos minutos el servidor juega en su lugar.
table-proposes-pause = { $name } propone una pausa.
table-proposes-end = { $name } propone terminar la partida sin resultado.
table-you-propose-pause = Propones una pausa. Los demás tienen que aceptarla.
table-you-propose-end = Propones terminar la partida. Los demás tienen que aceptarlo.
table-agree = Aceptar
table-decline = Rechazar
table-rematch-ready = Hay una partida nueva lista, con las mismas personas.
table-rematch-go = Ir a la partida nueva
table-broken = Esta partida empezó con una versión de las reglas que este servidor ya no tiene. No puede continuar.

## Tras una ausencia

table-away = Mientras no estabas
table-away-count = { $count ->
    [one] Ha pasado una cosa.
   *[other] Han pasado { $count } cosas.
}
table-away-done = Seguir jugando

## Varias personas en un dispositivo

table-pass = Pasar el dispositivo a { $name }
table-pass-why = Le toca a { $name }. Nadie más debería mirar.
table-curtain-title = { $name }, te toca
table-curtain-help = Toma el dispositivo. Tus cartas solo se muestran después.
table-curtain-look = Soy { $name }: mostrar mi mesa
table-curtain-off = No ocultar más la mesa entre turnos

## Modo texto

table-actions = Lo que puedes hacer
table-filter = Busca una acción
table-nothing-to-do = Ahora mismo no tienes nada que hacer.
table-none-found = Ninguna acción coincide.
table-position = La situación
table-actions-count = { $count ->
    [one] Es posible una acción.
   *[other] Son posibles { $count } acciones.
}

## Teclas

table-key-undo = Deshacer la última elección
table-key-undo-turn = Deshacer el turno entero
table-key-confirm = Confirmar
table-key-arrows = Ir de un lugar disponible al siguiente
table-key-pages = Recorrer en orden todos los lugares disponibles
table-key-hint = Pedir una pista
table-key-text = Modo texto y vuelta
table-key-log = Historial y chat
table-key-rules = Reglas
table-key-zoom = Acercar, alejar, todo el tablero
table-key-help = Esta lista
table-key-enter = Intro
table-key-arrow-names = Flechas
table-key-shift = Mayús
table-key-page-up = Re Pág
table-key-page-down = Av Pág
table-key-hold = Mantener pulsado Deshacer

## Esperar a alguien

table-nudge = Dar un toque a { $name }
table-nudge-here = { $name } ha recibido un toque.
table-nudge-away = { $name } no está aquí ahora; recibirá una notificación si las tiene activadas.
table-nudged = { $name } te está esperando.
