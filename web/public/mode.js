// Before the first paint: light or dark, as chosen here, else as the system has it.
(function () {
  var stored = null;
  try {
    stored = JSON.parse(localStorage.getItem("grandtour-settings") || "{}").mode;
  } catch (error) {
    stored = null;
  }
  var dark = stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mode = dark ? "dark" : "light";
})();
