### Las palabras de la aplicación web que comparten todas las pantallas: barra, billete, errores.

guest-name = Invitado
home = Inicio
play = Jugar
change-language = Idioma
light-mode = Colores claros
dark-mode = Colores oscuros
settings = Ajustes
close = Cerrar
not-loaded = No se ha podido cargar esta parte de la aplicación.
load-again = Volver a cargar la página
try-again = Intentarlo otra vez
undo = Deshacer
undo-none = No hay nada que deshacer.
why-not = Ahora no.
what-now = Qué hacer ahora
your-turn = Te toca
their-turn = En espera
game-over = Fin
step-of = Paso { $step } de { $steps }
zoom-fit = Mostrar todo el tablero
# Un nombre y lo que le corresponde.
label-value = { $label }: { $value }
