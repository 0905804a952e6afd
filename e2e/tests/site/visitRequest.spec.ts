import type { Page } from '@playwright/test';
import { cameraPhoto, heicPhoto } from '../../../scripts/product/photos.ts';
import {
  expect,
  expectAccessible,
  expectTakenOver,
  logIn,
  openLoaded,
  openTakenOver,
  test,
} from '../../support/test.ts';

const address = '/services/Janitorial/Power%20Wash';

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await cameraPhoto(),
});

const heic = { name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: heicPhoto() };

async function fill(page: Page, message = 'The driveway,\nwith moss.'): Promise<void> {
  await page.getByLabel('Name').fill('Amara Osei');
  await page.getByLabel('Phone').fill('519-555-0101');
  await page.getByLabel('Email').fill(`visit-${Date.now()}-${Math.random()}@example.com`);
  await page.getByLabel('Street address').fill('12 Erb Street West');
  await page.getByLabel('Postal code').first().fill('N2L 1T2');
  await page.getByLabel('What is it about?').fill(message);
  await page.getByLabel('Time of day').selectOption('Morning');
}

test('a visit is asked for with photos, which staff look at and delete', async ({ page }) => {
  const message = `The driveway ${Date.now()}`;
  await openTakenOver(page, address);
  await fill(page, message);
  await page
    .getByLabel('Photos')
    .setInputFiles([await photo('left.jpg'), await photo('right.jpg')]);
  await expect(page.getByRole('img', { name: 'left.jpg' })).toBeVisible();
  await expect(page.getByText('2 photos added.')).toBeVisible();
  // The browser's own words would say beside them that no file is chosen.
  await expect(page.getByLabel('Photos')).toHaveCSS('opacity', '0');
  await expect(page.getByText('Add photos')).toBeVisible();
  await expect(page.getByRole('region', { name: 'How a visit goes' })).toContainText(
    'We call you within one business day',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask for a visit' }).click();
  await expect(page.getByText('We will call you within one business day')).toBeVisible();

  await logIn(page, 'admin');
  await openLoaded(page, '/admin/leads');
  await page
    .getByRole('row', { name: /Visit for Power Wash, 2 photos/ })
    .first()
    .getByRole('link', { name: 'View' })
    .click();
  await expect(page.getByLabel('Message')).toHaveValue(message);
  await expect(page.getByLabel('Postal code')).toHaveValue('N2L 1T2');
  await page.getByRole('button', { name: 'Photo 1 of 2: left.jpg' }).click();
  const dialog = page.getByRole('dialog', { name: 'left.jpg' });
  const picture = dialog.getByRole('img', { name: 'Photo 1 of 2: left.jpg' });
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]),
  ).toEqual([800, 1200]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete photo' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('The photo is deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Photo 1 of 1: right.jpg' })).toBeVisible();
});

test('photos stay over a reload, another page and the other language', async ({ page }) => {
  await openTakenOver(page, address);
  await page.getByLabel('Photos').setInputFiles([await photo('left.jpg')]);
  await expect(page.getByText('1 photo added.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'left.jpg' })).toBeVisible();
  await page.goto('/contact-us');
  await page.goBack();
  await expect(page.getByRole('img', { name: 'left.jpg' })).toBeVisible();
  await page.goto(`/fr${address}`);
  await expect(page.getByRole('img', { name: 'left.jpg' })).toBeVisible();
  await page.goto(address);
  await fill(page, `One photo ${Date.now()}`);
  await page.getByRole('button', { name: 'Ask for a visit' }).click();
  await expect(page.getByText('We will call you within one business day')).toBeVisible();
  await page.goto(address);
  await expect(page.getByLabel('Photos')).toBeEnabled();
  await expect(page.getByRole('img', { name: 'left.jpg' })).toHaveCount(0);
  await logIn(page, 'admin');
  await openLoaded(page, '/admin/leads');
  await expect(
    page.getByRole('row', { name: /Visit for Power Wash, 1 photo\b/ }).first(),
  ).toBeVisible();
});

/** A photo as large as phones take them, with a thumbnail as small as any. */
const largePhoto = async (name: string) => {
  const { buffer, ...rest } = await photo(name);
  return { ...rest, buffer: Buffer.concat([buffer, Buffer.alloc(3 * 1024 * 1024)]) };
};

/** Chooses photos of which the second takes minutes to arrive, as on a phone far from any mast. */
async function chooseOnASlowNetwork(page: Page): Promise<{ endSlowness: () => Promise<void> }> {
  const network = await page.context().newCDPSession(page);
  const send = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await send(20_000);
  await page
    .getByLabel('Photos')
    .setInputFiles([await photo('1.jpg'), await largePhoto('2.jpg'), await largePhoto('3.jpg')]);
  await expect(page.getByText('1 photo added.')).toBeVisible();
  return {
    async endSlowness() {
      await send(-1);
      await network.detach();
    },
  };
}

test('photos that had not arrived before a reload are named, to be chosen again', async ({
  page,
}) => {
  await openTakenOver(page, address);
  const { endSlowness } = await chooseOnASlowNetwork(page);
  await page.reload();
  await endSlowness();
  await expect(page.getByRole('img', { name: '1.jpg' })).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(
    '"2.jpg" and "3.jpg" had not arrived yet when the page was left. Choose them again, or they will not be sent.',
  );
  await expectAccessible(page);
  await page.reload();
  await expect(alert).toBeVisible();
  await expectTakenOver(page);
  await page.getByLabel('Photos').setInputFiles([await photo('2.jpg'), await photo('3.jpg')]);
  await expect(page.getByText('3 photos added.')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('photos go on arriving while another page of the site is looked at', async ({ page }) => {
  await openTakenOver(page, address);
  const { endSlowness } = await chooseOnASlowNetwork(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveTitle(/Privacy/);
  await page.goBack();
  await expect(page.getByRole('progressbar', { name: 'Sending 2.jpg' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await endSlowness();
  await expect(page.getByText('3 photos added.')).toBeVisible();
});

test('files that are no photos are named in one sentence with what to do, and the others stay', async ({
  page,
}) => {
  await openTakenOver(page, address);
  // What its name hides, only the server finds.
  const renamed = { ...heic, name: 'IMG_3.jpg', mimeType: 'image/jpeg' };
  await page.getByLabel('Photos').setInputFiles([await photo('left.jpg'), renamed, heic]);
  await expect(page.getByRole('alert')).toHaveText(
    /^"IMG_2.HEIC" and "IMG_3.jpg" are HEIC photos, which we cannot open\. /,
  );
  await expect(page.getByText('Not added')).toHaveCount(1);
  await expectAccessible(page);
  await expect(page.getByRole('img', { name: 'left.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove left.jpg' }).click();
  await expect(page.getByRole('img', { name: 'left.jpg' })).toHaveCount(0);
  await expect(page.getByLabel('Photos')).toBeFocused();
});

test('a postal code is shown as Canada Post writes it', async ({ page }) => {
  await openTakenOver(page, address);
  const postalCode = page.getByLabel('Postal code').first();
  await postalCode.fill('n2l1t2');
  await postalCode.blur();
  await expect(postalCode).toHaveValue('N2L 1T2');
  await postalCode.fill('90210');
  await postalCode.blur();
  await expect(postalCode).toHaveValue('90210');
});

test('a seventh photo is left out by its name', async ({ page }) => {
  await openTakenOver(page, address);
  const names = ['1', '2', '3', '4', '5', '6', '7'].map((name) => `${name}.jpg`);
  await page.getByLabel('Photos').setInputFiles(await Promise.all(names.map(photo)));
  await expect(page.getByText('"7.jpg" was left out')).toBeVisible();
  await expect(page.getByText('6 photos added.')).toBeVisible();
});

test('a French visitor asks in French', async ({ page }) => {
  await openTakenOver(page, `/fr${address}`);
  await page.getByRole('button', { name: 'Demander une visite' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Dites-nous en quelques mots de quoi il s’agit.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Photos').setInputFiles(heic);
  await expect(page.getByText('est au format HEIC, que nous ne pouvons pas ouvrir')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a request with photos is sent and answered by a page', async ({ page, browser }) => {
    await page.goto(address);
    await fill(page);
    await page
      .getByLabel('Photos')
      .setInputFiles([await photo('left.jpg'), await photo('right.jpg')]);
    await page.getByRole('button', { name: 'Ask for a visit' }).click();
    await expect(page).toHaveURL(/\/request-sent\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
    await expect(page.getByText('We will call you within one business day')).toBeVisible();
    await expect(page.getByText('Photos received').locator('..')).toContainText('2');
    expect((await page.reload())?.request().method()).toBe('GET');
    await expect(page.getByText('We will call you within one business day')).toBeVisible();
    // Axe needs scripts in the page that it checks.
    const context = await browser.newContext({ javaScriptEnabled: true });
    const withScripts = await context.newPage();
    await withScripts.goto(page.url());
    await expectAccessible(withScripts);
    await context.close();
  });

  test('a refusal keeps what was typed and the photos that could be read', async ({ page }) => {
    await page.goto(address);
    await fill(page, ' ');
    await page
      .getByLabel('Photos')
      .setInputFiles([await photo('left.jpg'), await photo('right.jpg'), heic]);
    await page.getByRole('button', { name: 'Ask for a visit' }).click();
    // In the summary and at the field.
    await expect(page.getByText('"IMG_2.HEIC" is a HEIC photo')).toHaveCount(2);
    await expect(page.getByText('Tell us in a few words what it is about.').first()).toBeVisible();
    await expect(page.getByLabel('Street address')).toHaveValue('12 Erb Street West');
    await expect(page.getByRole('img', { name: 'left.jpg' })).toBeVisible();
    await page.getByLabel('Send right.jpg with the request').uncheck();
    await page.getByLabel('What is it about?').fill('The driveway');
    await page.getByRole('button', { name: 'Ask for a visit' }).click();
    await expect(page.getByText('We will call you within one business day')).toBeVisible();
  });
});
