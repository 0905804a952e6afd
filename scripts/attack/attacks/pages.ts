import type { Attack } from '../Attack.ts';
import {
  addressOf,
  idleMedians,
  keepSending,
  median,
  probe,
  statuses,
  time,
  timesOf,
} from '../measure.ts';
import { call, logIn } from '../http.ts';
import { inspectable, usedHeap } from '../usedHeap.ts';

const crawl = (name: string, about: string, addressOfPage: (index: number) => string): Attack => ({
  name,
  about,
  settings: { TRUST_PROXY: '1', ...inspectable },
  async run(target) {
    const token = await logIn(target);
    const path = '/api/clients/';
    const caller = { token, from: '192.0.2.1' };
    const [idle = Number.NaN] = await idleMedians(target, [path], caller, 100);
    const before = await target.memory();
    const watch = probe(target, path, caller, 100);
    let asked = 0;
    // There are hundreds of thousands of answers, so only what is evaluated is kept.
    const crawlOn = () =>
      keepSending(50, 12, async () => {
        asked += 1;
        const page = await call(target, addressOfPage(asked), { from: addressOf(asked) });
        return { status: page.status, error: page.error };
      });
    // Caches fill first; what is held more after that is a leak.
    const firstPages = await crawlOn();
    const filled = await usedHeap(target);
    const pages = [...firstPages, ...(await crawlOn()), ...(await crawlOn())];
    const during = median(timesOf(await watch.stop()));
    const after = await target.memory();
    const held = await usedHeap(target);
    return [
      {
        what: 'the API meanwhile',
        measured: `median ${time(during)}, idle ${time(idle)}`,
        goal: '≤ 5 × idle (or ≤ 25 ms)',
        met: during <= Math.max(5 * idle, 25),
      },
      {
        what: 'pages',
        measured: `${pages.length} in 36 s: ${statuses(pages)}`,
        goal: 'none 5xx',
        met: pages.every(({ status }) => status > 0 && status < 500),
      },
      {
        what: 'memory',
        measured: `${before} MB before, ${after} MB after 36 s`,
        goal: '≤ 300 MB more',
        met: before > 0 && after - before <= 300,
      },
      {
        what: 'what is held after a garbage collection',
        measured: `${filled} MB after 12 s, ${held} MB after 36 s`,
        goal: '≤ 4 MB more',
        met: held - filled <= 4,
      },
    ];
  },
});

export const pageAttacks: Attack[] = [
  crawl(
    'unknown-pages',
    '50 connections ask for pages that do not exist.',
    (index) => `/w${index}/i`,
  ),
  crawl(
    'unknown-services',
    '50 connections ask for services that do not exist.',
    (index) => `/services/Janitorial/Nothing${index}`,
  ),
  crawl(
    'page-queries',
    '50 connections ask for one page with ever new query strings.',
    (index) => `/contact-us?utm=${index}`,
  ),
];
