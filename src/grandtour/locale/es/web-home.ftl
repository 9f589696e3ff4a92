### Las primeras pantallas de la aplicación web: inicio, mesa nueva, mesas, unirse, sala de espera, ajustes, acerca de;
### y lo que se dice cuando el servidor rechaza algo.

## Los juegos, como en sus carteles

home-over-explore-new-york = Explore
home-title-explore-new-york = New York
home-over-french-quarter = Una noche en el
home-title-french-quarter = French Quarter
home-over-san-francisco = Ticket to Ride:
home-title-san-francisco = San Francisco
home-players =
    { $least }–{ $most ->
        [one] { $most } jugador
       *[other] { $most } jugadores
    }
home-minutes = { $minutes } min

## Inicio

home-nav = Principal
home-nav-play = Jugar
home-nav-tables = Mesas
home-nav-rules = Reglamento
home-nav-lessons = Lecciones
home-eyebrow = Tres ciudades, una mesa
home-question = ¿Adónde vamos esta noche?
home-lead = Recorre Nueva York, Nueva Orleans y San Francisco con amigos, en una pantalla o en varias, o contra bots que juegan limpio.
home-your-table = Tu mesa
home-more-tables =
    { $count ->
        [one] { $count } mesa más
       *[other] { $count } mesas más
    }
home-join = Unirse a unos amigos
home-code = Código o enlace de la mesa
home-join-now = Unirse
home-posters = Juegos
home-learn = Aprender
home-learn-game = Aprender { $game }
home-play-game = Jugar a { $game }
home-lessons = Lecciones
home-lessons-about = Unos minutos por juego, en el tablero de verdad
home-rules = Reglamento
home-rules-about = Con buscador y en cinco idiomas
home-tables = Mesas
home-tables-about = Tus partidas y las mesas abiertas
home-own-boards = Tableros y dibujos propios, fieles a las reglas publicadas. Sin relación con las editoriales de los juegos impresos.
home-about = Acerca de Grand Tour

## Jugar: la hoja sobre un cartel

home-how-many = Jugadores
home-level = Nivel de los bots
home-bots =
    { $bots ->
        [0] Jugar a solas
        [one] Contra un bot
       *[other] Contra { $bots } bots
    }
home-friends = Con amigos
home-device = En un dispositivo

## Líneas de mesas

home-turn-yours = Te toca
home-turn-others = A la espera de los demás
home-turn-open = Sala de espera
home-turn-over = Terminada
home-turn-closed = Cerrada
home-turn-expired = Cerrada: esperó demasiado
home-closes = se cierra { $when }
home-turn-running = En juego
home-with = con { $names }
home-alone = a solas
home-seat = Jugador { $number }
home-open-seats =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
home-return = Volver a { $game }
home-go-open = Abrir
home-go-play = Seguir
home-go-look = Ver
home-go-join = Unirse
home-go-watch = Observar
home-go-result = Ver el resultado

## Mesas

home-tables-title = Mesas
home-mine = Mis partidas
home-lobby = Mesas abiertas
home-mine-empty = Aún no hay mesas. Empieza una o únete con un código.
home-lobby-empty = Ahora mismo nadie busca jugadores. Abre una mesa que todos puedan encontrar.
home-new-table = Empezar una partida
home-more = Mostrar más
home-more-came =
    { $count ->
        [0] Nada más
        [one] { $count } más
       *[other] { $count } más
    }
home-running = Ahora
home-finished = Terminadas

## Unirse

home-join-title = Unirse a una mesa
home-join-lead = Escribe el código que te han dado o pega el enlace.
home-name = Tu nombre
home-joining = Buscando la mesa

## Mesa nueva

new-title = Mesa nueva
new-question = ¿Quién se apunta?
new-seats = Asientos
new-seats-about =
    { $least ->
        [1] De uno a cuatro
       *[other] De { $least } a { $most }
    }
new-you = Tú
new-host = anfitrión
new-seat = Asiento { $number }
new-person = Persona
new-bot = Bot
new-device = Este dispositivo
new-nobody = Nadie
new-person-how = Cómo se une
new-person-open = Cualquiera que tenga el código
new-person-link = Alguien, con su propio enlace
new-bot-level = Nivel
new-device-name = Nombre
new-nobody-here = Nadie
new-extras = Extras
new-pace = Ritmo
new-pace-none = Sin límite de tiempo
new-pace-move = 2 minutos por jugada
new-pace-bank = 15 minutos cada uno
new-pace-days = Un día por jugada
new-join = Quién puede unirse
new-join-private = Con el código
new-join-public = Todos
new-watch = Quién puede observar
new-watch-nobody = Nadie
new-watch-link = Con el enlace
new-watch-everybody = Todos
new-more = Más
new-edition = Tablero
new-edition-grand-tour = Edición Grand Tour
new-undo = Deshacer
new-undo-about = Hasta que se revele algo
new-hints = Pistas
new-hints-about = Se puede preguntar qué haría un buen bot
new-stand-in = Suplente
new-stand-in-about = Sigue jugando por quien se va o se queda sin tiempo
new-summary =
    { $players ->
        [1] Juegas a solas
        [2] Dos jugadores
        [3] Tres jugadores
        [4] Cuatro jugadores
       *[other] { $players } jugadores
    }{ $extras ->
        [0] {""}
       *[other] , { $names }
    }, { $pace ->
        [move] 2 minutos por jugada
        [bank] 15 minutos cada uno
        [days] un día por jugada
       *[none] sin límite de tiempo
    }, { $edition }.
new-open = Abrir la mesa
new-start = Empezar la partida
new-too-few =
    { $least ->
        [1] Alguien tiene que jugar.
       *[other] Este tablero pide al menos { $least } jugadores: añade una persona o un bot.
    }
new-not-so-many =
    Este tablero no es para { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }.

## Sala de espera

wait-eyebrow = Sala de espera
wait-yours = Tu mesa
wait-theirs = Mesa de { $host }
wait-nobodys = Una mesa
wait-there =
    { $taken ->
        [0] Aún no hay nadie en la mesa.
        [1] Hay una persona en la mesa.
        [2] Hay dos personas en la mesa.
        [3] Hay tres personas en la mesa.
       *[other] Hay { $taken } personas en la mesa.
    } { $open ->
        [0] Todos los asientos están ocupados.
        [1] Queda un asiento libre.
        [2] Quedan dos asientos libres.
        [3] Quedan tres asientos libres.
       *[other] Quedan { $open } asientos libres.
    }
wait-code = Código de la mesa
wait-code-said = Código de la mesa: { $code }
wait-copy = Copiar enlace
wait-copied = Enlace copiado
wait-share = Compartir
wait-share-text = Juega conmigo a { $game }.
wait-qr = Código QR
wait-qr-said = Código QR del enlace a esta mesa
wait-link-here = El enlace a esta mesa
wait-seats = Asientos
wait-you = Tú
wait-host = Anfitrión
wait-here = Aquí
wait-ready = Listo
wait-away = No está en este momento
wait-at-device = En el dispositivo del anfitrión
wait-at-your-device = En tu dispositivo
wait-open = Asiento libre
wait-open-about = Comparte el código o pon un bot
wait-open-guest = Comparte el código
wait-link = Reservado
wait-link-about = Un enlace propio lleva a este asiento
wait-sit = Sentarse aquí
wait-move = Pasar a este asiento
wait-copy-seat = Copiar su enlace
wait-add-bot = Añadir un bot
wait-make-open = Abrirlo a cualquiera
wait-make-link = Reservarlo para alguien
wait-make-device = Alguien en este dispositivo
wait-change = Cambiar el asiento { $number }
wait-remove = Quitar a { $name }
wait-mute = Silenciar a { $name }
wait-unmute = Dejar de silenciar a { $name }
wait-block = Bloquear a { $name }
wait-blocked = Has bloqueado a { $name }.
wait-leave = Dejar la mesa
wait-close = Cerrar la mesa
wait-close-sure = ¿Cerrar esta mesa? Todos tendrán que irse y no se podrá volver a abrir.
wait-renew = Crear otro enlace y código
wait-renew-sure = ¿Crear otro enlace y código? Los que ya has enviado dejarán de funcionar; quienes están aquí se quedan.
wait-renewed = El enlace y el código anteriores ya no funcionan.
wait-keep = Dejarlo como está
wait-name = Tu nombre
wait-name-save = Guardar
wait-this-table = Esta mesa
wait-closes = Abierta hasta
wait-closes-about = Después se cierra, salvo que antes ocurra algo: alguien se sienta o se cambia un asiento.
wait-board = Tablero
wait-pace = Ritmo
wait-undo = Deshacer
wait-undo-yes = Hasta que se revele algo
wait-undo-no = No en esta mesa
wait-spectators = Espectadores
wait-spectators-nobody = Nadie
wait-spectators-link = Con el enlace
wait-spectators-everybody = Todos
wait-joining = Unirse
wait-joining-private = Con el código
wait-joining-public = Todos
wait-on = Sí
wait-off = No
wait-pace-move =
    { $minutes ->
        [one] { $minutes } minuto por jugada
       *[other] { $minutes } minutos por jugada
    }
wait-pace-bank =
    { $minutes ->
        [one] { $minutes } minuto cada uno
       *[other] { $minutes } minutos cada uno
    }
wait-pace-days =
    { $days ->
        [one] { $days } día por jugada
       *[other] { $days } días por jugada
    }
wait-chat = Chat
wait-while = Mientras esperas
wait-lesson = La lección
wait-lesson-about = Unos minutos, en el tablero de verdad
wait-rulebook = El reglamento
wait-rulebook-about = Todas las reglas, con su número
wait-start =
    { $players ->
        [1] Empezar a solas
        [2] Empezar los dos
        [3] Empezar los tres
        [4] Empezar los cuatro
       *[other] Empezar los { $players }
    }
wait-start-filled =
    { $bots ->
        [one] Añadir un bot y empezar
       *[other] Añadir { $bots } bots y empezar
    }
wait-start-about = El primer jugador se decide por sorteo.
wait-missing =
    { $open ->
        [1] Queda un asiento libre. Espera a alguien o dáselo a un bot.
       *[other] Quedan { $open } asientos libres. Espera a alguien o dáselos a bots.
    }
wait-for-host = Falta que { $host } inicie la partida.
wait-for-host-unknown = Falta que el anfitrión inicie la partida.
wait-take-seat = Siéntate para jugar o quédate a mirar.

## Ajustes

settings-title = Ajustes
settings-look = Aspecto e idioma
settings-language = Idioma
settings-mode = Colores
settings-mode-system = Los del sistema
settings-mode-light = Claros
settings-mode-dark = Oscuros
settings-speed = Animación
settings-speed-0 = Ninguna
settings-speed-1 = Rápida
settings-speed-2 = Normal
settings-speed-3 = Lenta
settings-speed-still = Tu sistema pide menos movimiento: no se mueve nada.
settings-play = En la mesa
settings-sound = Sonido
settings-sound-about = Sonidos breves al jugar y cuando te toca
settings-confirm = Confirmar lo elegido
settings-confirm-always = Siempre
settings-confirm-matters = Si importa
settings-confirm-never = Nunca
settings-text = Modo texto
settings-text-about = Listas y tablas en vez del tablero dibujado; también con la tecla T
settings-you = Tú
settings-name = Nombre
settings-save = Guardar
settings-saved = Guardado
settings-guest = Juegas como invitado: sin contraseña, pero tus partidas solo están en este navegador.
settings-nobody = Aún no tienes perfil. Al empezar una partida o unirte a una, pasas a ser invitado.
settings-account = Has entrado como { $login }.
settings-register = Crear una cuenta
settings-register-about = Guarda tus asientos y partidas, y te deja entrar desde otros dispositivos.
settings-log-in = Entrar
settings-log-in-about = Las partidas que juegas como invitado no pasan a tu cuenta: unos bots ocupan tus asientos.
settings-log-out = Salir
settings-login = Usuario
settings-login-about = De 3 a 64 letras, cifras y . _ - @ +
settings-password = Contraseña
settings-password-about = 10 caracteres o más
settings-old-password = Contraseña actual
settings-new-password = Contraseña nueva
settings-change-password = Cambiar la contraseña
settings-password-changed = La contraseña ha cambiado. En los demás dispositivos se ha cerrado la sesión.
settings-code = Código
settings-code-about = De tu aplicación de autenticación, o un código de recuperación
settings-code-fresh = Las 6 cifras que muestra ahora la aplicación
settings-sign-in = Entrar con { $label }
settings-sign-in-about = Si ya entraste antes con { $label }, unos bots ocupan los asientos de tus partidas como invitado.
settings-signed-in = Has iniciado sesión con { $label }.
settings-let-in = Has iniciado sesión.
settings-linked = También se llega a ella con { $label }.
settings-link = Vincular con { $label }
settings-unlink = Desvincular de { $label }
settings-unlink-about = Entrar con { $label } ya no llevará a esta cuenta, y se cerrará la sesión en tus otros dispositivos.
settings-unlinked = { $label } ya no lleva a esta cuenta.
settings-recovery-copied = Los códigos de recuperación se han copiado.
settings-passkeys = Llaves de acceso
settings-passkeys-about = Inicia sesión con el dedo, la cara o el PIN de un dispositivo, sin escribir la contraseña.
settings-passkeys-cannot = Este navegador no puede usar aquí llaves de acceso: necesitan https y un nombre de servidor.
settings-passkey-add = Añadir una llave de acceso
settings-passkey-added = La llave de acceso se ha añadido.
settings-passkey-none = Tu dispositivo no ha dado ninguna llave de acceso.
settings-passkey-remove = Quitar
settings-passkey-remove-name = Quitar: { $name }
settings-passkey-removed = La llave de acceso se ha quitado.
settings-passkey-use = Usar una llave de acceso
settings-factor = Segundo paso al iniciar sesión
settings-factor-about = Además de la contraseña, se puede pedir un código de una aplicación de tu teléfono.
settings-factor-on = Al iniciar sesión se pide un código de tu aplicación.
settings-factor-begin = Configurar
settings-factor-codes = Nuevos códigos de recuperación
settings-factor-off = Desactivar
settings-factor-now-off = El segundo paso se ha desactivado.
settings-factor-next = Siguiente
settings-factor-turn-on = Activar
settings-factor-scan = Escanea esto con una aplicación de autenticación.
settings-factor-qr = Código QR para una aplicación de autenticación
settings-factor-type = O escribe esto en la aplicación:
settings-recovery = Códigos de recuperación
settings-recovery-about = Si pierdes el teléfono, cada uno de estos códigos te deja entrar una vez. Guárdalos bien: no se muestran de nuevo.
settings-recovery-copy = Copiar
settings-factor-left =
    { $count ->
        [one] Te queda { $count } código de recuperación.
       *[other] Te quedan { $count } códigos de recuperación.
    }
settings-sessions = Dónde has iniciado sesión
settings-sessions-about = Navegadores y dispositivos con tu cuenta. Si no reconoces alguno, cierra su sesión y cambia la contraseña.
settings-session-device = { $browser } en { $system }
settings-session-unknown = Dispositivo desconocido
settings-session-here = Este navegador
settings-session-lately = Usada en las últimas horas
settings-session-used = Último uso: { $ago }
settings-session-end = Cerrar
settings-session-end-name = Cerrar: { $name }
settings-session-ended = La sesión se ha cerrado.
settings-sessions-end = Cerrar todas las demás
settings-sessions-ended = Todas las demás sesiones se han cerrado.
settings-delete = Borrar mis datos
settings-delete-about = Tu nombre y tus datos se borran para siempre. Unos bots ocupan tus asientos en las partidas en curso.
settings-delete-sure = Borrar para siempre
settings-keep = No borrar nada
settings-deleted = Tus datos se han borrado.
settings-blocked = Personas bloqueadas
settings-blocked-none = No has bloqueado a nadie.
settings-blocked-about = No pueden sentarse en tus mesas y no ves lo que escriben.
settings-unblock = Desbloquear
settings-unblock-name = Desbloquear a { $name }
settings-somebody = Alguien
settings-notes = Cuando me toca
settings-notes-about = Una notificación cuando te toca y no estás mirando la partida.
settings-push = En este navegador
settings-push-on = Activar
settings-push-off = Desactivar
settings-push-is-on = Las notificaciones están activadas en este navegador.
settings-push-is-off = Las notificaciones están desactivadas en este navegador.
settings-push-denied = Este navegador bloquea las notificaciones de esta página. Puedes cambiarlo en sus ajustes.
settings-push-cannot = Este navegador no admite notificaciones, o la página no se abrió con https.
settings-push-failed = No se ha podido conectar con el servicio de notificaciones del navegador.
settings-hook = Con un webhook
settings-hook-url = Dirección
settings-hook-url-about = Un tema de ntfy, o un webhook de Discord, de Slack o tuyo
settings-hook-style = Tipo
settings-hook-style-ntfy = ntfy
settings-hook-style-discord = Discord
settings-hook-style-slack = Slack
settings-hook-style-json = JSON
settings-hook-remove = Quitar
settings-test = Probar
settings-tested = Va en camino una notificación de prueba.

## Acerca de

about-title = Acerca de Grand Tour
about-lead = Un proyecto de código abierto con tres juegos de mesa para recorrer ciudades: en el navegador, con amigos en un dispositivo o en varios, o contra bots.
about-boards = Nuestros propios tableros
about-boards-text = Los mapas, las cartas, las hojas y los dibujos son nuestros. Siguen todos los datos que dan los reglamentos publicados y están en archivos que se pueden sustituir, así que quien tenga un juego impreso puede introducir los datos del suyo.
about-apart = Sin afiliación
about-apart-text = Grand Tour no está afiliado a las editoriales ni a los autores de los juegos impresos, ni cuenta con su respaldo ni tiene relación con ellos. Los nombres son de sus dueños y aquí solo dicen qué reglas se juegan. No se usa ninguna imagen ni ninguna frase suya.
about-chance = Cómo comprobar que el azar es limpio
about-chance-text = Antes de sacar la primera carta, el servidor muestra un sello: el hash SHA-256 de una semilla secreta. De esa semilla sale todo lo que se sortea en la partida. Al terminar se revela la semilla, y cualquiera puede repetir todos los sorteos y comparar.
about-chance-check = Toda partida terminada ofrece «Comprobarlo», junto a la puntuación y en su repetición; el registro se puede descargar y comprobar en tu ordenador con:
about-chance-games = Tus partidas terminadas
about-licences = Licencias
about-licences-text = Van con esta aplicación, y todas son abiertas:
about-licence-fonts = tipos de letra
about-licence-icons = iconos de los controles
about-licence-svelte = la base de las páginas
about-licence-fluent = frases en cinco idiomas
about-licence-uqr = códigos QR
about-version = Versión
about-version-text = Este servidor usa Grand Tour { $version }.
about-interface = La interfaz del servidor para programas
about-licences-whole = Las licencias completas

## Una página que no existe

home-missing-title = Aquí no hay nada
home-missing-text = La dirección no lleva a ningún sitio. Quizá la mesa se ha cerrado o el enlace está cortado.
home-missing-home = Inicio

## Cuando el servidor rechaza algo

error-network = No se puede conectar con el servidor. Inténtalo de nuevo en un momento.
error-request-malformed = El servidor no lo ha entendido. Vuelve a cargar la página.
error-request-too-large = Es demasiado largo.
error-request-unknown = No hay nada en esta dirección.
error-request-method = El servidor no lo ha entendido. Vuelve a cargar la página.
error-request-slow = La petición no ha llegado a tiempo. Inténtalo de nuevo.
error-request-host = El servidor no responde en esta dirección. Usa la que te dieron.
error-request-limited = Demasiados intentos. Espera un poco e inténtalo de nuevo.
error-request-limited-wait =
    { $seconds ->
        [one] Demasiados intentos. Prueba de nuevo en { $seconds } segundo.
       *[other] Demasiados intentos. Prueba de nuevo en { $seconds } segundos.
    }
error-person-no-session = Tu sesión ha terminado. Vuelve a cargar la página.
error-person-csrf = Esta página ya no está al día. Vuelve a cargarla.
error-person-origin = Esta página no se ha cargado desde este servidor.
error-person-wrong-login = El usuario o la contraseña no son correctos.
error-person-proof = Puede que alguien esté probando contraseñas. Prueba de nuevo en un momento.
error-person-code-wanted = Escribe un código de tu aplicación.
error-person-wrong-code = El código es incorrecto, demasiado antiguo o ya se ha usado. Espera al siguiente.
error-person-factor-on = El segundo paso ya está activado.
error-person-no-factor = El segundo paso está desactivado.
error-person-passkey = Esta llave de acceso no se conoce aquí, o ha tardado demasiado. Prueba de nuevo.
error-person-provider = No se puede contactar con el servicio con el que inicias sesión, o no está bien configurado. Prueba más tarde; tus partidas están a salvo.
error-person-sign-in = El inicio de sesión no se ha completado. Prueba de nuevo.
error-person-identity-taken = Otra cuenta de aquí ya está vinculada a ese acceso.
error-person-no-local-accounts = Aquí no se puede iniciar sesión con contraseña.
error-person-login-taken = Este usuario ya existe. Elige otro.
error-person-bad-login = Ese usuario no es válido: de 3 a 64 letras, cifras y . _ - @ +
error-person-bad-password = Elige otra contraseña: al menos 10 caracteres, y que no sea de las que se prueban primero.
error-person-bad-name = Elige otro nombre: de 1 a 24 caracteres.
error-person-no-account = Para eso hace falta una cuenta; un invitado no tiene contraseña.
error-person-none = No existe esa persona.
error-person-unknown-session = Esta sesión ya está cerrada.
error-table-none = No existe esa mesa, o es privada. Pide su enlace.
error-table-bad-settings = No se puede abrir una mesa con estos ajustes.
error-table-not-open = La partida ha empezado o la mesa está cerrada.
error-table-not-running = En esta mesa no hay ninguna partida en curso.
error-table-not-over = Eso solo se puede hacer cuando la partida ha terminado.
error-table-not-ready = Quedan asientos libres. Espera a alguien o dáselos a bots.
error-table-paused = La partida está en pausa. Reanúdala primero.
error-table-not-paused = La partida no está en pausa.
error-table-full = Todos los asientos están ocupados. Puedes observar o buscar otra mesa.
error-table-blocked = El anfitrión no quiere que estés en esta mesa.
error-table-broken = Esta partida empezó con una versión de las reglas que este servidor ya no tiene. No puede continuar.
error-table-host-only = Eso solo lo puede hacer el anfitrión.
error-table-members-only = Eso solo lo pueden hacer quienes están en la mesa.
error-seat-none = No existe ese asiento.
error-seat-taken = Alguien acaba de ocupar este asiento. Elige otro.
error-seat-not-yours = Este no es tu asiento.
error-seat-bad-link = Este código o enlace no funciona: es incorrecto o la partida ya ha empezado. Pide otro.
error-seat-stand-in = Un suplente juega por ti. Recupera primero tu asiento.
error-seat-not-away = Ya estás en tu asiento.
error-seat-not-awaited = La partida ya no espera a nadie más en ese asiento.
error-action-illegal = Eso no se puede hacer ahora.
error-action-unreadable = El servidor no lo ha entendido. Vuelve a cargar la página.
error-action-stale = Ha pasado algo desde que elegiste. Comprueba la mesa y elige de nuevo.
error-action-no-undo = Esto no se puede deshacer.
error-action-no-hints = En esta mesa las pistas están desactivadas.
error-proposal-open = Ya hay una propuesta. Responde primero a esa.
error-proposal-none = Ya no hay ninguna propuesta.
error-chat-closed = El anfitrión ha cerrado el chat.
error-chat-muted = El anfitrión te ha silenciado.
error-chat-bad = El mensaje no contiene nada que se pueda mostrar.
error-notify-bad-webhook = Allí no se pueden enviar notificaciones. Configura otra vez la dirección.
error-notify-failed = La dirección no ha aceptado la notificación. Revísala.
error-server-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
error-server-disk-full = El disco del servidor está lleno y ahora no se puede guardar nada. Esto no se ha hecho; todo lo anterior está a salvo. Inténtalo más tarde.
error-server-disk-failed = El disco del servidor falla y ahora no se puede guardar nada. Esto no se ha hecho; todo lo anterior está a salvo. Inténtalo más tarde.
error-server-read-only = Ahora no se puede escribir en el almacenamiento del servidor. Esto no se ha hecho; todo lo anterior está a salvo. Inténtalo más tarde.
error-server-locked = Otro programa está usando el almacenamiento del servidor. Esto no se ha hecho; todo lo anterior está a salvo. Inténtalo de nuevo en un momento.
error-server-no-database = El servidor no puede acceder a su almacenamiento en este momento. No se ha perdido nada de lo confirmado. Inténtalo de nuevo en un momento.
error-server-damaged = El servidor no puede leer una parte de su almacenamiento. Solo quien administra el servidor puede repararlo.
error-server-no-bots = Ahora mismo ningún bot puede pensar en este servidor. Inténtalo de nuevo más tarde.
error-server-full = El servidor está lleno. Inténtalo de nuevo en un momento.
error-server-stopping = El servidor se está reiniciando. Inténtalo de nuevo en un momento.
error-server-failed = Algo ha fallado en el servidor. Inténtalo de nuevo; tu partida está a salvo.
