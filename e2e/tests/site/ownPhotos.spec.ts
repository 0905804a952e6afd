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
};

// Read from the server's HTML: no script of the page has to run for its pictures.
test.use({ javaScriptEnabled: false });
test.describe.configure({ mode: 'serial' });

let site: Awaited<ReturnType<typeof siteWithPhotos>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await siteWithPhotos(texts);
});
test.afterAll(() => site.remove());

test.beforeEach(({ page }) =>
  page.route('**/own/**', async (route) => {
    const body = await site.picture(route.request().url());
    await (body ? route.fulfill({ body }) : route.fulfill({ status: 404 }));
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
    await expect(photo).toHaveClass(/photos-module__photo-carpet/);
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
}
