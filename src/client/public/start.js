// Before anything else of the page: nobody is flashed at, and nobody waits for one file to name the next.
(function () {
  function read(name) {
    try {
      return localStorage.getItem("plumbline." + name);
    } catch (error) {
      return null;
    }
  }

  // A dark page starts dark.
  var chosen = read("theme");
  var dark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");

  // Whoever is signed in gets the code of the screen they open, all of it at once.
  if (!read("session")) return;
  var screens = JSON.parse(document.getElementById("screens").textContent);
  var path = location.pathname === "/" ? "/manage/messenger" : location.pathname;
  for (var start in screens) {
    if (path.indexOf(start) !== 0) continue;
    screens[start].forEach(function (file) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.appendChild(link);
    });
  }
})();
