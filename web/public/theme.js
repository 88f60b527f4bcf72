// Runs before anything is painted, so that the page never flashes in the wrong theme.
(function () {
  try {
    var kept = JSON.parse(localStorage.getItem("zeitalter-settings") || "{}");
    var root = document.documentElement;
    if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
    if (kept.motion === "less") root.dataset.motion = "less";
    root.lang = kept.language || (navigator.language || "en").slice(0, 2).replace(/^(?!de).*/, "en");
  } catch {
    // without storage the system's own settings hold
  }
})();
