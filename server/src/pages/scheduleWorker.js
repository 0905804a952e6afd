/**
 * Opens the schedule without a connection (docs/product/pages.md "Employee's schedule"). It runs
 * for addresses below /schedule/ alone, and only reads: what is kept is chosen by the page itself
 * (back-office/src/features/schedule/offline/keepPageOffline.ts), which says in which cache.
 */
const cacheName = new URL(self.location.href).searchParams.get('cache') ?? '';
const page = self.registration.scope;

/** Milliseconds that a page may take where there is hardly a connection. */
const patience = 4000;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    forgetOtherCaches()
      // The page that has just registered it is answered for as well.
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(request));
  else if (pathname.startsWith('/releases/')) event.respondWith(answerFile(request));
});

/** Network first: a page names the releases that are live. */
async function answerPage(request) {
  const fresh = fetch(request);
  const kept = await find(page);
  if (!kept) return fresh;
  try {
    const answer = await Promise.race([fresh, wait(patience)]);
    return answer && answer.status < 500 ? answer : kept;
  } catch {
    return kept;
  }
}

/** Cache first: a release's file never changes under its address. */
const answerFile = async (request) => (await find(request.url)) ?? fetch(request);

// Encodings vary on the wire alone; what is kept is decoded.
const find = (url) => caches.match(url, { cacheName, ignoreVary: true });

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

async function forgetOtherCaches() {
  for (const name of await caches.keys()) {
    if (name !== cacheName) await caches.delete(name);
  }
}
