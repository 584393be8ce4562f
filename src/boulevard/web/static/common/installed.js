// Start the worker that keeps some pages for when the server can't be reached (templates/sw.js). Browsers have
// workers only on secure addresses; elsewhere everything works but that.

if ("serviceWorker" in navigator) {
  addEventListener("load", () => navigator.serviceWorker.register("/sw.js").catch(() => {}));
}
