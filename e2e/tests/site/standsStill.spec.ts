import type { Locator, Page } from '@playwright/test';
import { cameraPhoto, heicPhoto } from '../../../scripts/product/photos.ts';
import { boxesOf } from '../../support/boxes.ts';
import { openInvoice } from '../../support/openInvoice.ts';
import { payNow } from '../../support/payment.ts';
import { carpet, inAMonth, settled, showInMiddle } from '../../support/quotes.ts';
import { expect, expectTakenOver, holdScripts, openTakenOver, test } from '../../support/test.ts';

// What is about to be pressed stays where it is while something comes late, or is said of a field that is left.

/** Opens a page by a link of another one, which is why it comes without what the server would have put into it. */
async function openByLink(page: Page, language: string, name: string): Promise<void> {
  await openTakenOver(page, `${language}/services-all`);
  await page.getByRole('link', { name, exact: true }).last().click();
  await expect(page.locator('h1')).toBeVisible();
  await expectTakenOver(page);
}

/** Presses with a mouse where something stands, as a hand does that is on its way there already. */
async function pressThere(page: Page, target: Locator): Promise<void> {
  const [{ x, y, width, height }] = await boxesOf(target);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await settled(page);
  await page.mouse.up();
}

for (const [width, language, button] of [
  [390, '/fr', 'Demander une visite'],
  [1024, '', 'Ask for a visit'],
  [1440, '', 'Ask for a visit'],
] as const) {
  test(`photos that the server refuses move nothing, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdScripts(page, '**/api/visit-requests/photos/**');
    await openTakenOver(page, `${language}/services/Janitorial/Power%20Wash`);
    const send = page.getByRole('button', { name: button });
    // By their names they are photos.
    const jpeg = { mimeType: 'image/jpeg' };
    await page.getByLabel('Photos').setInputFiles([
      { ...jpeg, name: 'IMG_1.jpg', buffer: heicPhoto() },
      { ...jpeg, name: 'IMG_2.jpg', buffer: await cameraPhoto() },
      { ...jpeg, name: 'IMG_3.jpg', buffer: heicPhoto() },
    ]);
    await showInMiddle(page, send);
    const before = await boxesOf(send);
    release();
    const fault = page.getByRole('alert').filter({ hasText: /IMG_1.*IMG_3.*HEIC/ });
    await expect(fault).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('img', { name: 'IMG_2.jpg' })).toBeVisible();
    expect(await boxesOf(send)).toEqual(before);
  });
}

for (const width of [390, 1024, 1440]) {
  test(`the way to a price stays where it is when the least price comes, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [language, service, button] of [
      ['', 'Carpet', 'See your price'],
      ['/fr', 'Peinture', 'Voir votre prix'],
    ] as const) {
      const release = await holdScripts(page, '**/api/from-prices/');
      await openByLink(page, language, service);
      const way = page.getByRole('link', { name: button });
      const before = await boxesOf(way);
      release();
      await expect(
        page
          .locator('main')
          .getByText(/^(From|À partir de) /)
          .first(),
      ).toBeVisible();
      expect(await boxesOf(way)).toEqual(before);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test(`the headers of all quotes stay where they are when the least prices come, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [language, link] of [
      ['', 'Generate Quote'],
      ['/fr', 'Soumission'],
    ] as const) {
      const release = await holdScripts(page, '**/api/from-prices/');
      await openByLink(page, language, link);
      const headers = await page.locator('summary').all();
      const before = await boxesOf(...headers);
      release();
      await expect(page.getByText(/^(from|à partir de) /).first()).toBeVisible();
      expect(await boxesOf(...headers)).toEqual(before);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test(`the button of a student quote stays where it is when deals say what they take off, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdScripts(page, '**/api/deal-tiers/');
    await openByLink(page, '', 'Student Houses');
    const send = page.getByRole('button', { name: 'Get my quote' });
    await showInMiddle(page, page.getByLabel('Email'));
    // A browser that keeps its place by something above the button would hide what moves.
    const places = () => boxesOf(send, page.getByText('How often should we come?'));
    const before = await places();
    release();
    await expect(page.getByText('25% off')).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

for (const width of [390, 1024]) {
  test(`nothing of a form with a day moves as the scripts come, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdScripts(page, '**/*.js');
    await page.goto(carpet, { waitUntil: 'commit' });
    const email = page.getByLabel('Email');
    await showInMiddle(page, email);
    const places = () => boxesOf(email, page.getByLabel('Date', { exact: true }));
    const before = await places();
    release();
    await expectTakenOver(page);
    expect(await places()).toEqual(before);
  });
}

for (const width of [320, 390, 768, 1024]) {
  test(`nothing of the payment page moves as the scripts come, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/payment', '/fr/payment']) {
      const release = await holdScripts(page, '**/*.js');
      await page.goto(address, { waitUntil: 'commit' });
      const button = page.getByRole('button', { name: /^(Pay Now|Payer)$/ });
      const places = () => boxesOf(button, page.locator('#e-transfer'), page.locator('footer'));
      // `fonts.ready` is so too before the page has asked for one.
      await page.waitForFunction(() =>
        [...document.fonts].some(({ status }) => status === 'loaded'),
      );
      const before = await places();
      release();
      await expectTakenOver(page);
      expect(await places()).toEqual(before);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

for (const width of [390, 1024, 1440]) {
  test(`Pay Now stays where it is when the amount of a link proves wrong, ${width} px wide`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdScripts(page, '**/api/check-quote-invoice/');
    const invoice = await openInvoice(request);
    await openTakenOver(page, `/payment?number=${invoice}&amount=99.00`);
    const before = await boxesOf(payNow(page));
    release();
    await expect(page.getByText(/^Invoice\/Quote number don't match the amount/)).toBeVisible();
    expect(await boxesOf(payNow(page))).toEqual(before);
  });
}

for (const [width, language, send, names] of [
  [390, '', 'Ask for a visit', ['1.jpg', '2.jpg', '3.jpg']],
  [390, '/fr', 'Demander une visite', []],
  [1024, '/fr', 'Demander une visite', ['1.jpg', '2.jpg', '3.jpg']],
] as const) {
  test(`nothing of a request moves when ${names.length} kept photos come back and one is named that had not arrived, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const address = `${language}/services/Janitorial/Power%20Wash`;
    await openTakenOver(page, address);
    const buffer = await cameraPhoto();
    const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer });
    await page.getByLabel('Photos').setInputFiles(names.map(photo));
    for (const name of names) await expect(page.getByRole('img', { name })).toBeVisible();
    await holdScripts(page, '**/api/visit-requests/photos/**');
    await page.getByLabel('Photos').setInputFiles(photo('4.jpg'));
    await expect(page.getByRole('progressbar')).toBeVisible();
    const release = await holdScripts(page, /\/(federation|main)\.[^/]*js$/);
    await page.goto(address, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: send });
    await expect(page.locator('html')).toHaveAttribute('data-early');
    await showInMiddle(page, button);
    const before = await boxesOf(button);
    release();
    await expect(page.getByRole('alert').filter({ hasText: '4.jpg' })).toBeVisible();
    for (const name of names) await expect(page.getByRole('img', { name })).toBeVisible();
    expect(await boxesOf(button)).toEqual(before);
  });
}

for (const [name, link, form] of [
  ['quote', 'Grout', 'Instant Quote'],
  ['visit', 'Power Wash', 'Priced after a visit'],
] as const) {
  test(`what stands below a ${name} form is out of sight until that has come`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page, new RegExp(`/${name}\\.[^/]*js$`));
    await openByLink(page, '', link);
    const heading = page.getByRole('heading', { name: form });
    await expect(page.getByText('Loading the form…')).toBeVisible();
    await heading.evaluate((node) => node.scrollIntoView());
    await settled(page);
    await expect(page.getByRole('heading', { name: 'Questions and answers' })).not.toBeInViewport();
    release();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
}

test('a press counts that leaves a day on which nothing can be booked', async ({ page }) => {
  await openTakenOver(page, carpet);
  await page.getByLabel('Date', { exact: true }).fill('2020-05-04');
  await pressThere(page, page.getByRole('button', { name: 'More: Rooms' }));
  await expect(page.getByRole('spinbutton', { name: 'Rooms' })).toHaveValue('1');
  await expect(page.getByLabel('Date', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('a press on the button counts that leaves a wrong address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTakenOver(page, carpet);
  await page.getByRole('button', { name: 'More: Rooms' }).click();
  await page.getByLabel('Date', { exact: true }).fill(inAMonth());
  await page.getByLabel('Email').fill('amara@example');
  // Where the form ends and the button does not stick to the window any more.
  await showInMiddle(page, page.getByText('What happens next'));
  await pressThere(page, page.getByRole('button', { name: 'Get my quote' }));
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
