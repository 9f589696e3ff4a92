### El final de una partida en la aplicación web, y repasarla.

## Quién ha ganado

end-final-score = { $game } · Puntuación final
end-you-win = { $points ->
    [0] Has ganado
   *[other] Has ganado por { $points }
}
end-they-win = { $points ->
    [0] Ha ganado { $name }
   *[other] Ha ganado { $name } por { $points }
}
end-shared-you = Compartes la victoria con { $names }
end-shared = { $names } comparten la victoria
end-alone = { $points ->
    [one] Tienes un punto
   *[other] Tienes { $points } puntos
}
end-alone-they = { $points ->
    [one] { $name } tiene un punto
   *[other] { $name } tiene { $points } puntos
}
end-early = La partida se ha terminado antes de tiempo
end-early-text = No tiene resultado. Ahora se muestra todo lo que estaba oculto.
end-skip = Saltar
end-table = Puntuación final
end-line = Línea
end-winner = gana
end-total = Total
end-whose-board = El tablero de quién
end-seat-total = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
end-show-board = Mirar la mesa
end-show-score = Volver a la puntuación

## Por qué es cada línea de la puntuación y cómo se ha calculado

end-line-red = Rojo
end-line-green = Verde
end-line-blue = Azul
end-line-cafes = Cafés
end-line-yellow = Cuadras amarillas
end-line-grey = Cuadras grises
end-reckon-red = { $tourists } × { $attractions }
end-reckon-green = { $tourists } × { $attractions }
end-reckon-blue = { $tourists } × { $attractions }
end-line-food = Comida
end-line-culture = Cultura
end-line-shopping = Compras
end-line-mysticism = Misticismo
end-line-partying = Fiesta
end-line-second-line = Segunda Línea
end-line-gift-shops = Tiendas de Souvenirs
end-line-courtyards = Patios
end-line-riverwalk = Riverwalk
end-line-performers = Artistas
end-line-vacation = Carta de Vacaciones
end-reckon-food = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-culture = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-shopping = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-mysticism = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-partying = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-performers = { $top_points } + { $bottom_points } + { $track_points }
end-line-route = Rutas
end-line-ticket-done = Billetes completados
end-line-ticket-missed = Billetes sin completar
end-line-tokens = Fichas de turista

## Lo que viene después

end-again = Jugar otra vez
end-again-go = Ir a la partida nueva
end-replay = Ver la repetición
end-replay-short = Repetición
end-record = Descargar el registro
end-failed = No ha funcionado. Inténtalo de nuevo en un momento.

## ¿Es limpia?

end-fair = Juego limpio: el azar quedó fijado y sellado antes de la partida.
end-secret = Semilla y hash
end-check = Comprobarlo
end-checking = Se está comprobando el registro.
end-check-ok = Todo está en orden.
end-check-bad = Hay algo que no está en orden.
end-check-here = Este navegador ha calculado por su cuenta el hash de la semilla: es el que se mostró antes de la partida.
end-check-here-bad = Este navegador ha calculado por su cuenta el hash de la semilla: no es el que se mostró antes de la partida.
end-check-commitment = La semilla es la que se selló antes de la partida.
end-check-chance = Todos los sorteos salen de esa semilla.
end-check-replay = Todas las jugadas eran legales.
end-check-scores = Las puntuaciones son correctas.
end-check-failed = No superada
end-hash = Hash mostrado antes de la partida
end-seed = Semilla (seed) y sal (salt)

## Repetición

end-replay-of = Repetición
end-move-of = Jugada { $step } de { $last }
end-move-of-turn = Jugada { $step } de { $last } · Turno { $turn }
end-scrub = Jugada de la partida
end-more-said = { $count ->
    [one] { $count } suceso más
   *[other] { $count } sucesos más
}
end-scrub-now = Jugada { $step } de { $last }: { $said }
end-back = Jugada anterior
end-on = Jugada siguiente
end-play = Reproducir
end-stop = Pausar
end-pace = Ritmo
end-pace-times = { $times }×
end-turning-back = Momento decisivo anterior
end-turning-on = Momento decisivo siguiente
end-turning-key = { $label } (Mayús + { $key })
end-turning-lead = { $who ->
    [you] Te pones en cabeza
   *[other] { $name } se pone en cabeza
}, con { $points ->
    [one] un punto de ventaja.
   *[other] { $points } puntos de ventaja.
}
end-turning-ticket = { $who ->
    [you] Completas un billete
   *[other] { $name } completa un billete
}: { $ticket }.
end-turning-chain = { $who ->
    [you] Encadenas
   *[other] { $name } encadena
} { $count ->
    [one] { $count } efecto.
   *[other] { $count } efectos.
}
end-eyes = Ver como
end-eyes-all = Todos
end-eyes-none = Un espectador
end-eyes-you = Tú
end-curtain-title = Ahora solo debe mirar { $name }
end-link = Copiar un enlace a este momento
end-link-copied = El enlace está copiado.
end-link-not-copied = No se ha podido copiar el enlace: { $link }
end-link-private = El enlace está copiado. Solo pueden abrirlo quienes están en esta mesa.
end-fork = Seguir desde aquí
end-fork-about = Empieza una partida nueva contra bots desde este punto, contigo en el lugar de { $name }.
end-fork-bots = Bots
end-fork-start = Empezar
end-to-table = Volver a la mesa
end-replay-none = Aún no hay nada que repasar.
