import { randomBytes } from 'node:crypto';
import { startProduct, type Product } from '../../../scripts/product/product.ts';
import { releasesOf, type Difference } from '../../../scripts/product/releases.ts';
import { FinePages } from '../../../scripts/releases/trial/FinePages.ts';
import { overBudget } from '../../../scripts/releases/trial/routeBytes.ts';
import { rendererFaults } from '../../../scripts/releases/trial/rendererFaults.ts';
import { runJourneys } from '../../../scripts/releases/trial/runJourneys.ts';
import { expect, test } from '../../support/test.ts';

// What a trial finds in releases that are broken in one way each; on one product, one after another.
// That what was found keeps a release from every way to visitors: releaseCommands.spec.ts.
test.describe.configure({ mode: 'default' });
let product: Product;
let releases: ReturnType<typeof releasesOf>;
test.beforeAll(async () => {
  // A page in an endless loop on the server is given up after this.
  product = await startProduct({ RENDER_SECONDS: '3' });
  releases = releasesOf(product);
});
test.afterAll(() => product.stop());

const isExpose = (file: string): boolean => file.startsWith('__federation_expose');
/** Code at the beginning of what a remote exposes. */
const beginning = (code: string): Difference => ({
  browser: (text, file) => (isExpose(file) ? `${code}\n${text}` : text),
});

/** What is wrong with a release of the public site, and what is found. */
const faults: Record<string, [Difference, RegExp]> = {
  'throws when it is loaded': [
    beginning('throw new Error("broken at load");'),
    /broken at load|error screen/,
  ],
  'throws in the browser': [
    beginning(
      'if (typeof document !== "undefined") queueMicrotask(() => { throw new Error("boom"); });',
    ),
    /error "boom"/,
  ],
  'logs an error': [beginning('console.error("what is this");'), /console: what is this/],
  'asks for something that is not there': [
    beginning('void fetch("/api/nothing/");'),
    /\/api\/nothing\/ answered 404/,
  ],
  'exposes no screens': [
    {
      browser: (text, file) =>
        file.startsWith('remoteEntry') ? text.replaceAll('"./routes"', '"./others"') : text,
    },
    /error screen|routes/,
  ],
  'shows a picture without words': [
    beginning('setTimeout(() => document.body.append(document.createElement("img")));'),
    /not accessible \(image-alt\)/,
  ],
  'throws when the server renders it': [
    { node: () => 'exports.render = () => { throw new Error("no page"); };' },
    /could not render it \(error\)/,
  ],
  'never stops when the server renders it': [
    { node: () => 'exports.render = () => { for (;;); };' },
    /could not render it \(time\)/,
  ],
};

const home = [{ name: 'a visitor reads the home page', steps: [{ open: '/' }] }];

for (const [fault, [difference, found]] of Object.entries(faults)) {
  test(`a public site that ${fault} does not pass its journeys`, async ({ browser }) => {
    const current = await releases.live('public-site');
    const version = fault.replaceAll(/[^a-z]+/g, '-').slice(0, 30);
    await releases.another('public-site', version, difference);
    await releases.makeLive('public-site', version);
    try {
      const where = {
        url: product.url,
        releases: [`public-site=${version}`],
        pages: FinePages.ofOneTrial(),
      };
      const { problems } = await runJourneys(browser, where, home);
      const unrendered = (await rendererFaults(product.url))
        .filter((one) => one.version === version)
        .map(({ page, kind }) => `${page}: the server could not render it (${kind})`);
      expect([...problems, ...unrendered].join('\n')).toMatch(found);
    } finally {
      await releases.makeLive('public-site', current);
    }
  });
}

test('a back office whose dashboard throws after the login does not pass its journeys', async ({
  browser,
}) => {
  const current = await releases.live('back-office');
  await releases.another('back-office', 'no-dashboard', {
    browser: (text, file) =>
      file.startsWith('dashboard.') ? `throw new Error("no figures");\n${text}` : text,
  });
  await releases.makeLive('back-office', 'no-dashboard');
  try {
    const where = {
      url: product.url,
      releases: ['back-office=no-dashboard'],
      pages: FinePages.ofOneTrial(),
    };
    const { problems } = await runJourneys(browser, where, [
      { name: 'the login', steps: [{ open: '/login' }] },
      { name: 'the dashboard', as: 'admin', steps: [{ open: '/admin/dashboard' }] },
    ]);
    expect(problems.join('\n')).toMatch(/^\/admin\/dashboard: /m);
    expect(problems.join('\n')).not.toMatch(/^\/login: /m);
  } finally {
    await releases.makeLive('back-office', current);
  }
});

test('styles that are too large are found on the route that loads them', async ({ browser }) => {
  const current = await releases.live('public-site');
  const ballast = `:root{--ballast:"${randomBytes(300_000).toString('base64')}"}`;
  await releases.another('public-site', 'heavy', {
    browser: (text, file) => (file.endsWith('.css') ? text + ballast : text),
  });
  await releases.makeLive('public-site', 'heavy');
  try {
    const where = {
      url: product.url,
      releases: ['public-site=heavy'],
      pages: FinePages.ofOneTrial(),
    };
    const { routes } = await runJourneys(browser, where, home);
    const budget = { html: 200, styles: 100, scripts: 200, pictures: 900, fonts: 200 };
    expect(overBudget(routes, [{ route: '*', ...budget }])).toEqual([
      expect.stringMatching(/^\/ loads \d+\.\d kB of styles; 100\.0 kB are allowed\.$/),
    ]);
  } finally {
    await releases.makeLive('public-site', current);
  }
});
