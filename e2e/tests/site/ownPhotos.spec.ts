import { routes } from 'shared-api/contract/pages/paths';
import { siteWithPhotos } from '../../../scripts/media/siteWithPhotos.ts';
import { expect, test } from '../../support/test.ts';

/** A company's own photographs, and what they show. */
const texts = {
  'services/carpet': {
    en: 'A technician cleans a carpet in Waterloo.',
    fr: 'Une technicienne nettoie un tapis à Waterloo.',
  },
  'before-after/carpet-before': { en: 'A carpet with a stain.', fr: 'Un tapis taché.' },
  'before-after/carpet-after': { en: 'The carpet without it.', fr: 'Le tapis sans la tache.' },
  'residences/03': {
    name: '12 King Street',
    en: 'A brick building with a garden.',
    fr: 'Un immeuble de brique avec un jardin.',
  },
  'hero/wide': { en: 'A crew at a door.', fr: 'Une équipe devant une porte.' },
  'hero/narrow': {},
  'people/dana-whitlock': { en: 'Dana Whitlock.', fr: 'Dana Whitlock.' },
  'clients/uptown-law': { name: 'Uptown Law' },
  'films/04': {
    en: 'A stairway is cleaned.',
    fr: 'On nettoie un escalier.',
    title: { en: 'Stairway', fr: 'Escalier' },
    brand: 'cleaning',
    location: 'Elmira',
    date: '2026-05-01',
  },
};

// Read from the server's HTML: no script of the page has to run for its pictures.
test.use({ javaScriptEnabled: false });
test.describe.configure({ mode: 'serial' });

/** What the server says of files that a browser does not tell by their content. */
const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', vtt: 'text/vtt' };

let site: Awaited<ReturnType<typeof siteWithPhotos>>;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  site = await siteWithPhotos(texts);
});
test.afterAll(() => site.remove());

test.beforeEach(({ page }) =>
  page.route('**/own/**', async (route) => {
    const address = route.request().url();
    const body = await site.file(address);
    const type = types[address.replace(/^.*\./, '')];
    await (body
      ? route.fulfill({ body, ...(type !== undefined && { contentType: type }) })
      : route.fulfill({ status: 404 }));
  }),
);

for (const language of ['en', 'fr'] as const) {
  test(`the page of a service shows a company's own photograph (${language})`, async ({ page }) => {
    const html = await site.page(routes.serviceDetail('Janitorial', 'Carpet'), language);
    await page.goto('/robots.txt');
    await page.setContent(`<!doctype html>${html}`);
    const photo = page.getByRole('img', { name: texts['services/carpet'][language] });
    await expect(photo).toHaveAttribute('srcset', /carpet-480\.\w+\.webp 480w, .*1280w$/);
    await expect(photo).toHaveAttribute('width', '360');
    // Of its blurred copy, which is seen until it has arrived.
    await expect(photo).toHaveAttribute('class', / \S/);
    await expect
      .poll(() => photo.evaluate((img) => (img as HTMLImageElement).currentSrc))
      .toMatch(/carpet-\d+\.\w+\.avif$/);
    await expect
      .poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    for (const moment of ['before', 'after'] as const) {
      const name = texts[`before-after/carpet-${moment}`][language];
      await expect(page.getByRole('img', { name, exact: true })).toBeVisible();
    }
    await expect(page.locator('body')).not.toContainText(/illustration|drawing|drawn|dessin/i);
  });

  test(`the home page shows residences in photographs alone (${language})`, async ({ page }) => {
    const html = await site.page(routes.home(), language);
    await page.goto('/robots.txt');
    await page.setContent(`<!doctype html>${html}`);
    const photo = page.getByRole('img', { name: texts['residences/03'][language] });
    await expect(photo).toHaveAttribute('srcset', /03-480\.\w+\.webp 480w, .*960w$/);
    const section = page.locator('section', { has: photo });
    await expect(section.getByRole('img')).toHaveCount(1);
    await expect(section.getByText('12 King Street')).toBeVisible();
    await expect(section).not.toContainText(/illustration|drawing|drawn|dessin/i);
  });

  test(`the home page shows the company's own first picture, people and clients (${language})`, async ({
    page,
  }) => {
    const html = await site.page(routes.home(), language);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/robots.txt');
    await page.setContent(`<!doctype html>${html}`);
    const hero = page.getByRole('img', { name: texts['hero/wide'][language] });
    const source = () => hero.evaluate((img) => (img as HTMLImageElement).currentSrc);
    await expect(hero).toHaveAttribute('fetchpriority', 'high');
    await expect.poll(source).toMatch(/wide-\d+\.\w+\.avif$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(source).toMatch(/narrow-\d+\.\w+\.avif$/);
    await expect(page.getByRole('img', { name: 'Dana Whitlock.' })).toHaveAttribute(
      'srcset',
      /dana-whitlock-160/,
    );
    const logos = page.locator('section', { has: page.getByRole('img', { name: 'Uptown Law' }) });
    await expect(logos.getByRole('img')).toHaveCount(1);
    await expect(logos).not.toContainText(/thirty|trente/i);
  });

  test(`the gallery shows the company's own film with its captions (${language})`, async ({
    page,
  }) => {
    const home = await site.page(routes.home(), language);
    expect(home).not.toMatch(/animated film|films d’animation|dessins de/i);
    const html = await site.page(routes.story(1), language);
    await page.goto('/robots.txt');
    await page.setContent(`<!doctype html>${html}`);
    const film = page.locator('video');
    await expect(film).toHaveAttribute('aria-label', texts['films/04'][language]);
    await expect(film).toHaveAttribute('poster', /04-\d+\.\w+\.webp$/);
    await expect(film.locator('track')).toHaveAttribute('srclang', 'en');
    await expect(film.locator('track')).toHaveAttribute('default', '');
    // Whole, wherever its line ends.
    const day = language === 'en' ? 'May\u00a01,\u00a02026' : '1er\u00a0mai\u00a02026';
    expect(await page.locator('body').textContent()).toContain(`Elmira, ${day}`);
    await expect(page.locator('body')).not.toContainText(/animated|d’animation|dessin/i);
    await page.locator('summary').click();
    await expect(page.getByText('[A vacuum cleaner hums]')).toBeVisible();
    // The company has one film: the others' addresses show it, and are none of the site's.
    expect(await site.page(routes.story(5), language)).toContain(texts['films/04'][language]);
  });
}
