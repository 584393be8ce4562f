// The page that stands in for another one: that other one is tried again when asked for, and when the net is back.

document.getElementById("again").addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
