/**
 * Opens the schedule without a connection (docs/product/pages.md "Employee's schedule"). It is a script
 * of its own, which the server gives at `/schedule-worker.js`, so that it may run for addresses below
 * /schedule/; it runs for those alone, and only reads: what is kept is chosen by the page itself
 * (`../offline/keepPageOffline.ts`), which says in which cache.
 */
declare const self: ServiceWorkerGlobalScope;

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
async function answerPage(request: Request): Promise<Response> {
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
const answerFile = async (request: Request): Promise<Response> =>
  (await find(request.url)) ?? fetch(request);

// Encodings vary on the wire alone; what is kept is decoded.
const find = (url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName, ignoreVary: true });

const wait = (time: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, time));

async function forgetOtherCaches(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== cacheName) await caches.delete(name);
  }
}
