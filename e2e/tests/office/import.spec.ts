import {
  expect,
  expectAccessibleInBothSchemes,
  logIn,
  openLoaded,
  test,
} from '../../support/test.ts';

const fileOf = (stamp: number) => ({
  name: `people-${stamp}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Client,E-Mail,Main Phone #,Street 1,Town,Remarks',
      `Ann Import ${stamp},ann${stamp}@example.com,519-555-0101,12 King St,Waterloo,nice`,
      `Ben Import ${stamp},ben${stamp}@example.com,,14 King St,Waterloo,`,
      `Cy Import ${stamp},cy-at-example.com,,,,`,
    ].join('\n'),
  ),
});

test('clients come from a file by its own headings, once, and go with one undo', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, 'admin');
  const stamp = Date.now();
  await page.goto('/admin/clients');
  await page.getByRole('link', { name: 'Import', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.locator('input[type=file]').setInputFiles(fileOf(stamp));
  await expect(page.getByRole('heading', { name: 'Which column is what?' })).toBeVisible();
  await expect(page.getByLabel('Field of Client')).toHaveValue('fullName');
  await expect(page.getByLabel('Field of Town')).toHaveValue('city');
  await expect(page.getByLabel('Field of Remarks')).toHaveValue('');
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('2 new records')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Why rows are refused' })).toContainText(
    'You must enter a valid email address.',
  );
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: 'Import 2 clients' }).click();
  await expect(page.getByRole('heading', { name: '2 clients added' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Show the clients' }).click();
  await page.getByRole('searchbox').fill(`Import ${stamp}`);
  await expect(page.getByRole('row').filter({ hasText: `Ann Import ${stamp}` })).toBeVisible();

  await openLoaded(page, '/admin/import?entity=clients');
  await page.getByRole('link', { name: `people-${stamp}.csv` }).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog).toContainText('2 clients will be removed.');
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText(/^Undone by/)).toBeVisible();
});
