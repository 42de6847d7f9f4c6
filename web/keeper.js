// SPDX-License-Identifier: MIT
// Keeps the site's files, so that it opens without a network (a service worker; site.mjs fills in the names).
const edition = "EDITION",
  files = ["FILES"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(edition)
      .then((kept) => kept.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith("tedomari ") && name !== edition).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(
    caches.match(event.request, { ignoreSearch: true, cacheName: edition }).then((held) => held ?? fetch(event.request)),
  );
});
