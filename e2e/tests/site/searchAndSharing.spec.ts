import { carpet } from '../../support/quotes.ts';
import { expect, test } from '../../support/test.ts';

test('a home screen finds icons, and a phone the colours of its own bar', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const scheme of ['light', 'dark']) {
    expect(html).toMatch(new RegExp(`theme-color" content="#\\w{6}" media="[^"]*${scheme}`));
  }
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
  const address = /rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const manifest = await request.get(address);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] };
  expect(name).toBe('Northbank Property Services Inc.');
  for (const src of ['/apple-touch-icon.png', ...icons.map((icon) => icon.src)]) {
    expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//);
  }
});

for (const [prefix, said] of [
  ['', /From \$([\d.]+) a visit, plus tax/],
  ['/fr', /À partir de ([\d,]+)\s\$ la visite, plus taxes/],
] as const) {
  test(`search engines are told the least price that a page shows (${prefix || '/'})`, async ({
    request,
  }) => {
    const html = await (await request.get(prefix + carpet)).text();
    const data = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? '{}';
    const { offers } = JSON.parse(data) as {
      offers: { priceSpecification: { minPrice: string; priceCurrency: string } };
    };
    const { minPrice, priceCurrency } = offers.priceSpecification;
    expect(Number(minPrice)).toBe(Number(said.exec(html)?.[1]?.replace(',', '.')));
    expect(priceCurrency).toBe('CAD');
    const visit = await (await request.get(`${prefix}/services/Contracting/Bathroom`)).text();
    expect(visit).not.toContain('"offers"');
  });
}

test('search engines and shared links find what a page is', async ({ request }) => {
  for (const [address, type] of [
    ['/', 'HomeAndConstructionBusiness'],
    [carpet, 'Service'],
  ] as const) {
    const html = await (await request.get(address)).text();
    const data = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org', '@type': type });
    // Each of them once, and as the page itself says it.
    for (const [own, shared] of [
      [/<title[^>]*>([^<]*)</, 'title'],
      [/name="description" content="([^"]*)"/, 'description'],
      [/rel="canonical" href="([^"]*)"/, 'url'],
    ] as const) {
      const said = [...html.matchAll(new RegExp(`og:${shared}" content="([^"]*)"`, 'g'))];
      expect(said.map(([, content]) => content)).toEqual([own.exec(html)?.[1]]);
    }
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(html).toMatch(/<link rel="canonical" href="https:\/\//);
  }
  const map = await (await request.get('/sitemap.xml')).text();
  for (const [, address = ''] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    expect([address, (await request.get(new URL(address).pathname)).status()]).toEqual([
      address,
      200,
    ]);
  }
});
