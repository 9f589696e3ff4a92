### Cuvintele aplicației web pe care le au toate ecranele: bară, bilet, erori.

guest-name = Oaspete
home = Acasă
play = Joacă
change-language = Limbă
light-mode = Culori deschise
dark-mode = Culori închise
settings = Setări
close = Închide
not-loaded = Această parte a aplicației nu a putut fi încărcată.
load-again = Reîncarcă pagina
try-again = Încearcă din nou
undo = Anulează
undo-none = Nu este nimic de anulat.
why-not = Nu acum.
what-now = Ce faci acum
your-turn = E rândul tău
their-turn = Se așteaptă
game-over = Sfârșit
step-of = Pasul { $step } din { $steps }
zoom-fit = Arată toată tabla
# Un nume și ce ține de el.
label-value = { $label }: { $value }
