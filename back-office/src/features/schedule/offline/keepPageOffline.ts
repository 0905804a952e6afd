import { routes } from 'shared-api/contract/pages/officePaths';

/** The worker answers from this cache, and forgets all others; a new name begins anew. */
const cacheName = 'schedule-1';
const scope = routes.schedule('');
const worker = `/schedule-worker.js?cache=${cacheName}`;

/**
 * Makes the schedule open without a connection: registers the worker that answers from what is kept,
 * and keeps this page and the files it came with, now and when it is left (fonts may come late).
 * It fails in silence: with a connection everything works without it.
 * @returns stops it
 */
export function keepPageOffline(): () => void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return () => undefined;
  const keep = (): void => void keepPage().catch(() => undefined);
  const start = (): void => {
    void navigator.serviceWorker
      .register(worker, { scope })
      .then(keep)
      .catch(() => undefined);
  };
  const leave = (): void => {
    if (document.visibilityState === 'hidden') keep();
  };
  // After everything that the screen itself needs.
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  document.addEventListener('visibilitychange', leave);
  return () => {
    window.removeEventListener('load', start);
    document.removeEventListener('visibilitychange', leave);
  };
}

/**
 * Keeps one page with all its files, and nothing else. All schedules have the same HTML, so it is
 * kept under the scope's address, without a secret.
 */
async function keepPage(): Promise<void> {
  const boot = document.getElementById('boot')?.textContent;
  // The very answer that this page began with, from the browser's own cache.
  const page = await fetch(window.location.href, { cache: 'force-cache' });
  // The boot data names the releases: another page's HTML would ask for files that are not here.
  const html = await page.clone().text();
  if (!boot || !page.ok || !html.includes(boot)) return;
  const cache = await caches.open(cacheName);
  const wanted = new Set([new URL(scope, window.location.href).href, ...releaseFiles()]);
  for (const file of releaseFiles()) {
    if (!(await cache.match(file))) await cache.add(file);
  }
  // Not written again when it is there: the page may be gone before that is done.
  if ((await (await cache.match(scope))?.text()) !== html) await cache.put(scope, page);
  for (const { url } of await cache.keys()) {
    if (!wanted.has(url)) await cache.delete(url);
  }
}

/** Addresses of the scripts, styles and fonts that the page has asked for. */
const releaseFiles = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${window.location.origin}/releases/`)),
  ),
];
