/** Loads the page again whenever the server says that something has changed. */
function connectReload() {
  if (!data.events) return;
  new EventSource(data.events).addEventListener("message", () => location.reload());
}
