// Shows the notes that the server sends when it is somebody's turn. It keeps no page and answers no request.
self.addEventListener("push", (event) => {
  const note = event.data ? event.data.json() : {};
  const table = note.tag && note.tag !== "test" ? `t/${note.tag}` : "";
  event.waitUntil(
    self.registration.showNotification(note.title || "Grand Tour", {
      body: note.text || "",
      tag: note.tag || "grandtour",
      icon: new URL("favicon-turn.svg", self.registration.scope).href,
      data: new URL(table, self.registration.scope).href,
    }),
  );
});

// The table's page comes to the front if it is open somewhere, else it is opened.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url.split("#")[0] === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
