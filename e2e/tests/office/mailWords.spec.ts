import { asAdmin } from '../../support/admin.ts';
import { openDay } from '../../support/openBooks.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  logIn,
  test,
} from '../../support/test.ts';

test('the words of the French reminder are set, seen, sent, and read where the mail is listed', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const fullName = `Zoé ${Date.now()}`;
  const client = { fullName, email: 'zoe@example.com', language: 'fr' };
  const { id: clientId } = await admin.create('clients', client);
  const fields = { clientId, subTotal: 100, type: 'Janitorial', dateTs: openDay('01-03') };
  const { id } = await admin.create('invoices', fields);
  /** Sends the invoice, or a reminder of it, as the windows do. */
  const send = async (kind: 'bill' | 'reminder'): Promise<void> => {
    const { version } = await admin.read(`invoices/${id}/`);
    const sending = { kind, message: '', version, to: ['zoe@example.com'], cc: [] };
    const sent = await request.post(`/api/invoices/${id}/send/`, {
      headers: admin.headers,
      data: { ...sending, key: crypto.randomUUID() },
    });
    expect(sent.status(), await sent.text()).toBe(200);
  };
  await send('bill');

  await page.setViewportSize({ width: 1280, height: 2200 });
  await logIn(page, 'admin');
  await page.goto('/admin/settings#words');
  await page.getByLabel('Mail', { exact: true }).selectOption('Reminder when overdue');
  await page.getByLabel('Language', { exact: true }).selectOption('French');
  const subject = page.getByLabel('Subject', { exact: true });
  const opening = page.getByLabel('Opening', { exact: true });
  await expect(subject).toHaveValue('Rappel de votre facture nº\u00a0{number}');
  const preview = page.getByRole('region', { name: 'Preview' });
  const letter = preview.frameLocator('iframe');
  await expect(letter.getByText('Bonjour Camille Tremblay,')).toBeVisible();

  // Wrong words are named beside their field, and stay out of the preview and the server.
  await subject.fill('Petit rappel');
  await expect(subject).toHaveAccessibleDescription(/Subject needs \{number\}/);
  await expect(preview).toContainText('Mend the marked words');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Subject needs {number}');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(subject).toBeFocused();

  // By keyboard: a variable goes where the caret stood, and typing goes on after it.
  await subject.fill('Petit rappel: ');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Insert a variable').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Insert {number} into Subject' }).focus();
  await page.keyboard.press('Enter');
  await expect(subject).toBeFocused();
  await page.keyboard.type(', merci');
  await expect(subject).toHaveValue('Petit rappel: {number}, merci');
  await opening.fill('Avez-vous oublié <b>{total}</b>?\n\nCela arrive.');
  await expect(preview.getByText('Subject: Petit rappel: 10234, merci')).toBeVisible();
  await expect(letter.getByText('Avez-vous oublié <b>226,00')).toBeVisible();
  await expect(letter.getByText('Cela arrive.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await preview.getByRole('button', { name: 'Plain text' }).click();
  await expect(preview.getByLabel('Plain text')).toContainText('Cela arrive.');

  // What is typed and not saved is asked about.
  await page.getByRole('link', { name: 'Invoices', exact: true }).first().click();
  const leaving = page.getByRole('alertdialog').filter({ visible: true });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. It holds from now on.')).toBeVisible();
  await page.getByText('History of mail words').click();
  await expect(
    page.getByRole('cell', {
      name: /Reminder when overdue, French: Subject: standard: Rappel.*→ Petit rappel/,
    }),
  ).toBeVisible();

  await send('reminder');
  await page.goto('/admin/settings#mail');
  await page
    .getByRole('row', { name: /Petit rappel: \d{5}, merci/ })
    .first()
    .getByRole('button', { name: /^Petit rappel/ })
    .click();
  const mail = page.getByRole('dialog');
  const read = mail.frameLocator('iframe');
  await expect(read.getByText(`Bonjour ${fullName},`)).toBeVisible();
  await expect(read.getByText('Avez-vous oublié <b>113,00')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/settings#words');
  await page.getByRole('button', { name: 'Fill in the standard words everywhere' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
});

test('a test of words goes to whoever tries them, never to a client, and is listed as one', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const email = `client${Date.now()}@example.com`;
  const { id } = await admin.create('clients', { fullName: 'Zoé', email });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, 'admin');
  await page.goto('/admin/settings#words');
  await page.getByLabel('Mail', { exact: true }).selectOption('Reminder when overdue');
  await page.getByLabel('Language', { exact: true }).selectOption('French');
  const subject = page.getByLabel('Subject', { exact: true });
  await subject.fill('Petit essai');
  const to = page.getByLabel('Your e-mail address');
  const send = page.getByRole('button', { name: 'Send a test to myself' });
  await send.click();
  await expect(to).toHaveAccessibleDescription(/Mend the marked words first/);
  const stamp = `essai ${Date.now()}`;
  await subject.fill(`Petit ${stamp}: {number}`);
  await send.click();
  await expect(to).toHaveAccessibleDescription(/Type the address to which the test goes/);
  await to.fill(email);
  await send.click();
  await expect(to).toHaveAccessibleDescription(/an address of a client or lead/);
  await to.fill('owner@northbank.example');
  await send.click();
  await expect(page.getByText('The test is on its way to owner@northbank.example.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  // Nothing was saved, and nothing stands with any client.
  await page.getByRole('button', { name: 'Discard changes', exact: true }).click();
  await page.goto('/admin/settings#mail');
  const row = page.getByRole('row', { name: `Petit ${stamp}: 10234` });
  await expect(row).toContainText('Test of mail words');
  await row.getByRole('button', { name: `Petit ${stamp}: 10234` }).click();
  const letter = page.getByRole('dialog').frameLocator('iframe');
  await expect(letter.getByText('Bonjour Camille Tremblay,')).toBeVisible();
  const told = await request.get(`/api/clients/${id}/timeline/`, { headers: admin.headers });
  expect(await told.text()).not.toContain(stamp);
});

test('an emptied field has the standard words again once it is left', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/settings#words');
  const closing = page.getByLabel('Closing', { exact: true });
  await expect(closing).toHaveValue('Questions? Call {phone} or reply to this e-mail.');
  await closing.fill('Call us.');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await closing.fill('');
  await expect(closing).toHaveValue('');
  await closing.blur();
  await expect(closing).toHaveValue('Questions? Call {phone} or reply to this e-mail.');
  await closing.fill('Call us.');
  await page.getByRole('button', { name: 'Put back the standard words: Closing' }).click();
  await expect(closing).toHaveValue('Questions? Call {phone} or reply to this e-mail.');
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
});
