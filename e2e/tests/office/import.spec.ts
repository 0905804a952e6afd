import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothSchemes,
  foundRow,
  logIn,
  openLoaded,
  test,
} from '../../support/test.ts';

/** A thread has to start, and a job to be picked up. */
const begun = { timeout: 60_000 };

const fileOf = (stamp: number) => ({
  name: `people-${stamp}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Client,E-Mail,Main Phone #,Street 1,Town,Remarks,Contact 2 name,Contact 2 role,Contact 2 email,Property 2 street',
      `Ann Import ${stamp},ann${stamp}@example.com,548-555-${String(stamp).slice(-4)},12 King St,Waterloo,nice,Bo Books ${stamp},Bookkeeper,bo${stamp}@example.com,2 Oak Rd ${stamp}`,
      `Ben Import ${stamp},ben${stamp}@example.com,,14 King St,Waterloo,,,,,`,
      `Cy Import ${stamp},cy-at-example.com,,,,,,,,`,
      `Di Import ${stamp},di${stamp}@example.com,,,,,Ed,,ed-at-example.com,`,
    ].join('\n'),
  ),
});

/** Checks the step from its top: what stands half below the bar is measured by the half that is seen. */
async function expectStepAccessible(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessibleInBothSchemes(page);
}

test('clients come from a file by its own headings, once, and go with one undo', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, 'admin');
  const stamp = Date.now();
  await page.goto('/admin/clients');
  await page.getByRole('link', { name: 'Import', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Import and export' })).toBeVisible();
  await expectStepAccessible(page);

  await page.locator('input[type=file]').setInputFiles(fileOf(stamp));
  await expect(page.getByRole('heading', { name: 'Which column is what?' })).toBeVisible(begun);
  await expect(page.getByLabel('Field of Client')).toHaveValue('fullName');
  await expect(page.getByLabel('Field of Town')).toHaveValue('city');
  await expect(page.getByLabel('Field of Remarks')).toHaveValue('');
  const second = page.getByLabel('Field of Contact 2 email');
  await expect(second.locator('option:checked')).toHaveText('Contact 2 e-mail');
  await expect(page.getByLabel('Field of Property 2 street')).toHaveValue('address2Address');
  await expectStepAccessible(page);

  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('2 new records')).toBeVisible(begun);
  await expect(page.getByText('1 further contact is added')).toBeVisible();
  await expect(page.getByText('1 further address is added')).toBeVisible();
  const reasons = page.getByRole('table', { name: 'Why rows are refused' });
  await expect(reasons).toContainText('You must enter a valid email address.');
  await expect(reasons.getByRole('row').filter({ hasText: 'ed-at-example.com' })).toContainText(
    'Contact 2 email',
  );
  await expectStepAccessible(page);

  await page.getByRole('button', { name: 'Import 2 clients' }).click();
  await expect(page.getByRole('heading', { name: '2 clients added' })).toBeVisible(begun);
  await expect(page.getByText('With 1 further contact. With 1 further address.')).toBeVisible();
  await expectStepAccessible(page);
  await page.getByRole('link', { name: 'Show the clients' }).click();
  await (await foundRow(page, `Ann Import ${stamp}`)).click();
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await expect(page.getByText(`Bo Books ${stamp}`)).toBeVisible();
  await expect(page.getByText(`bo${stamp}@example.com`)).toBeVisible();
  await expect(page.getByRole('link', { name: `2 Oak Rd ${stamp} on a map` })).toBeVisible();

  await openLoaded(page, '/admin/import?entity=clients');
  await page.getByRole('link', { name: `people-${stamp}.csv` }).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog).toContainText('2 clients will be removed.');
  await expect(dialog).toContainText('1 further contact that came with the file will be removed.');
  await expect(dialog).toContainText('1 further address that came with the file will be removed.');
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText(/^Undone by/)).toBeVisible();
});

test('everything, and what is stored of one client, are archives to download', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/import');
  const all = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the archive' }).click();
  expect((await all).suggestedFilename()).toMatch(/^everything-.*\.zip$/);
  await page.goto('/admin/clients');
  await page.getByRole('link', { name: /^View/ }).first().click();
  const one = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Export data' }).click();
  expect((await one).suggestedFilename()).toMatch(/^client-\d+-.*\.zip$/);
});
