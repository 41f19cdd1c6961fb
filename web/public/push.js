// Shows the turn notices that the server pushes, and opens the table when one is touched. One worker serves the whole
// site, so what is kept for use without a connection is its task, too.
self.importScripts("/offline.js");

self.addEventListener("push", (event) => {
  const notice = event.data.json();
  const shown = {
    body: notice.body,
    tag: notice.tag,
    lang: notice.lang,
    dir: notice.dir,
    icon: "/mark-turn.svg",
    data: { url: notice.url },
  };
  event.waitUntil(self.registration.showNotification(notice.title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = new URL(event.notification.data.url, self.location.origin).pathname;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const open = pages.find((page) => new URL(page.url).pathname === path);
      await (open ? open.focus() : self.clients.openWindow(path));
    })(),
  );
});
