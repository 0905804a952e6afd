import { adminHeaders, asAdmin } from '../../support/admin.ts';
import { loseAnswer, unreached } from '../../support/loseAnswer.ts';
import { price, showers } from '../../support/settings.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  logIn,
  test,
} from '../../support/test.ts';

test('a login is made, used, disabled and refused', async ({ page, request }) => {
  const username = `helper-${Date.now() % 1_000_000}`;
  const password = 'a long enough phrase';
  await logIn(page, 'admin');
  await page.goto('/admin/settings#people');
  await page.getByRole('button', { name: 'New login' }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill('helper@example.com');
  await page.keyboard.press('Escape');
  const ask = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await ask.getByRole('button', { name: 'Go on typing' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue('helper@example.com');
  // Escape closes the question, however often, and not what it asks about.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await ask.getByRole('button', { name: 'Go on typing' }).click();
  await dialog.getByLabel('Password').fill('password12345');
  await dialog.getByRole('button', { name: 'Make the login' }).click();
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription(/too easy to guess/);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Make the login' }).click();
  const row = page
    .getByRole('table', { name: 'Staff logins' })
    .getByRole('row', { name: new RegExp(username) });
  await expect(row).toContainText('Active');
  const login = () => request.post('/api/rest-auth/login/', { data: { username, password } });
  const { token } = (await (await login()).json()) as { token: string };
  const headers = { authorization: `Token ${token}` };
  const reads = async () => (await request.get('/api/services/', { headers })).status();
  expect(await reads()).toBe(200);

  await row.getByRole('button', { name: /Disable/ }).click();
  const question = page.getByRole('alertdialog').filter({ visible: true });
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled');
  expect((await login()).status()).toBe(401);
  expect(await reads()).toBe(401);

  await row.getByRole('button', { name: /Enable/ }).click();
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: /New password/ }).click();
  await dialog.getByLabel('New password').fill('another long phrase');
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await expect(dialog).toBeHidden();
  expect((await login()).status()).toBe(401);
  // All of it stands in the history, without a password.
  await page.getByText('History of logins').click();
  const history = page.getByRole('table', { name: 'History of logins' });
  const changes = history.getByRole('row').filter({ hasText: username });
  await expect(changes).toHaveCount(4);
  await expect(changes).toContainText(['New password', 'Enabled', 'Disabled', 'Made, as Crew']);
  await expect(changes.first()).toContainText('admin');
  await expect(history).not.toContainText('phrase');
  // Nobody disables themselves.
  const own = page.getByRole('row', { name: /\(you\)/ });
  await expect(own.getByRole('button', { name: /Disable/ })).toHaveCount(0);
});

test('who keeps the role that a window shows is told that it holds, also where somebody gave another one since', async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  const username = `kept-${Date.now() % 1_000_000}`;
  const person = { username, email: '', role: 'Employee', password: 'a long enough phrase' };
  await request.post('/api/people/create', { headers, data: person });
  const people = async () => {
    const answer = await request.get('/api/people/', { headers });
    const { results } = (await answer.json()) as {
      results: { id: number; username: string; role: string }[];
    };
    return results.find((one) => one.username === username);
  };
  await logIn(page, 'admin');
  await page.goto('/admin/settings#people');
  const row = page.getByRole('row', { name: new RegExp(username) });
  await row.getByRole('button', { name: /Change role/ }).click();
  const dialog = page.getByRole('dialog', { name: `Role of ${username}` });
  await request.put(`/api/people/${(await people())?.id ?? 0}/role`, {
    headers,
    data: { role: 'Admin' },
  });
  await dialog.getByRole('button', { name: 'Set to Crew' }).click();
  await expect(page.getByText(`${username} has the role Crew from now on.`)).toBeVisible();
  expect((await people())?.role).toBe('Employee');
});

test('a login that was disabled without an answer is shown as it is', async ({ page, request }) => {
  const headers = await adminHeaders(request);
  const username = `gone-${Date.now() % 1_000_000}`;
  const person = { username, email: '', role: 'Employee', password: 'a long enough phrase' };
  await request.post('/api/people/create', { headers, data: person });
  await logIn(page, 'admin');
  await page.goto('/admin/settings#people');
  const row = page.getByRole('row', { name: new RegExp(username) });
  await loseAnswer(page, 'people/*/disabled');
  await row.getByRole('button', { name: /Disable/ }).click();
  const question = page.getByRole('alertdialog', { name: `Disable ${username}?` });
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('alertdialog').getByText(unreached)).toBeVisible();
  await expect(row).toContainText('Disabled');
});

test('the outbox shows what became of a mail', async ({ page, request }) => {
  const email = `outbox-${Date.now()}@example.com`;
  await request.post('/api/grout-quote/', { data: { ...showers, email } });
  await logIn(page, 'admin');
  await page.goto('/admin/settings#mail');
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText(/Queued|Sent/);
  await expect(row.getByRole('link')).toHaveAttribute('href', /\/admin\/quotes\/\d+$/);
  await row.getByRole('button', { name: /quote #/ }).click();
  const mail = page.getByRole('dialog', { name: /quote #/ });
  await expect(mail.getByText(email, { exact: true })).toBeVisible();
  await expect(mail.frameLocator('iframe').getByText('Book, change or pay quote')).toBeVisible();
  await expectAccessible(page);
  await mail.getByRole('button', { name: 'Plain text' }).click();
  await expect(mail.getByLabel('Plain text').last()).toContainText('HST');
  const file = page.waitForEvent('download');
  await mail.getByRole('button', { name: /^Download quote-\d{5}\.pdf$/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^quote-\d{5}\.pdf$/);
});

test('the outbox sends a failed mail again, but no test of words', async ({ page }) => {
  const failed = { status: 'failed', attempts: 3, lastError: 'No such host', sentAt: null };
  const mail = { ...failed, recipient: 'ann@example.com', queuedAt: '2026-03-01T15:00:00Z' };
  const results = [
    { ...mail, id: 2, entity: 'mailTest', recordId: 1, subject: 'A test' },
    { ...mail, id: 1, entity: 'quotes', recordId: 7, subject: 'A quote' },
  ];
  await logIn(page, 'admin');
  await page.route('**/api/mails/', (route) => route.fulfill({ json: { results } }));
  await page.goto('/admin/settings#mail');
  const again = (subject: string) =>
    page
      .getByRole('row')
      .filter({ hasText: subject })
      .getByRole('button', { name: /Send again/ });
  await expect(again('A quote')).toBeVisible();
  await expect(again('A test')).toHaveCount(0);
});

test('what was deleted is listed by kind and put back', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const fullName = `Deleted ${Date.now()}`;
  const { id } = await admin.create('clients', { fullName });
  const headers = await adminHeaders(request);
  expect((await request.delete(`/api/clients/delete/${id}`, { headers })).status()).toBe(200);
  await logIn(page, 'admin');
  await page.goto('/admin/settings#deleted');
  await page.getByLabel('Kind').selectOption({ label: 'Clients' });
  const row = page.getByRole('row').filter({ hasText: fullName });
  await expect(row).toContainText('30 days');
  const restore = row.getByRole('button', { name: `Restore ${fullName}` });
  const answered = Promise.withResolvers<undefined>();
  let calls = 0;
  await page.route('**/api/clients/restore/*', async (route) => {
    calls += 1;
    await answered.promise;
    await route.continue();
  });
  await restore.focus();
  await page.keyboard.press('Enter');
  // The keyboard stays on the button while it is busy, and goes on once the row has gone.
  await expect(restore).toBeDisabled();
  await expect(restore).toBeFocused();
  // What leads it on comes a while after the screen.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/forms.')),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const read = Promise.withResolvers<undefined>();
  await page.route('**/api/deleted/**', async (route) => {
    await read.promise;
    await route.continue();
  });
  answered.resolve(undefined);
  await expect(page.getByText(`The client ${fullName} is back.`)).toBeVisible();
  // Nor does a press restore it twice before the list is read again.
  await page.keyboard.press('Enter');
  read.resolve(undefined);
  await expect(row).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
  expect(calls).toBe(1);
  await page.goto(`/admin/clients/${id}`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(fullName);
});

test('a part that does not come can be asked for again', async ({ page }) => {
  await logIn(page, 'admin');
  await page.route('**/api/people/', (route) =>
    route.fulfill({ status: 503, json: { message: 'Down.' } }),
  );
  await page.goto('/admin/settings#people');
  await expect(page.getByRole('alert').filter({ hasText: 'Down.' })).toBeVisible();
  await page.unroute('**/api/people/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /\(you\)/ })).toBeVisible();
});

test('an Employee may not see settings', async ({ page }) => {
  await logIn(page, 'employee');
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await page.goto('/admin/settings');
  await expect(page.getByText('Your role may not see settings.')).toBeVisible();
});

for (const part of [
  'prices',
  'people',
  'roles',
  'booking',
  'company',
  'accounts',
  'words',
  'mail',
  'deleted',
  'security',
]) {
  test(`the settings’ ${part} are accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // All in sight: what the bar of buttons covers can be scrolled from under it.
    await page.setViewportSize({ width: 1280, height: 2600 });
    await logIn(page, 'admin');
    await page.goto(`/admin/settings#${part}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    if (part === 'prices') {
      await page.getByText('History of prices').click();
      await price(page, 'Carpet', 'Room').fill('x');
      await price(page, 'Carpet', 'Room').blur();
      await expect(page.getByText('1 price needs mending.')).toBeVisible();
    }
    await expectAccessibleInBothSchemes(page);
    if (part === 'people') {
      await page.getByRole('button', { name: 'New login' }).click();
      await expectAccessibleInBothSchemes(page);
    }
  });
}

test('names of accounts that somebody else has saved meanwhile are saved with what was typed', async ({
  page,
}) => {
  await logIn(page, 'admin');
  interface AccountMap {
    version: number;
    accounts: Record<string, { code: string; name: string }>;
  }
  // In the browser alone: another test saves the accounts of the one server.
  const saved: AccountMap[] = [];
  let first: AccountMap | undefined;
  await page.route('**/api/account-map/', async (route) => {
    if (route.request().method() === 'GET') {
      first ??= (await (await route.fetch()).json()) as AccountMap;
      await route.fulfill({ json: first });
      return;
    }
    if (!first) throw new Error('Nothing was loaded.');
    const { version, accounts } = first;
    saved.push(route.request().postDataJSON() as AccountMap);
    const fees = { code: '4711', name: 'Theirs' };
    const moneyCash = { code: '4712', name: accounts['moneyCash']?.name ?? '' };
    const current = { ...first, version: version + 1, accounts: { ...accounts, fees, moneyCash } };
    await (saved.length === 1
      ? route.fulfill({ status: 409, json: { message: 'Somebody was faster.', current } })
      : route.fulfill({ json: current }));
  });
  await page.goto('/admin/settings#accounts');
  await page.locator('[name="moneyCash.name"]').fill('Till');
  await page.getByRole('button', { name: 'Save the accounts' }).click();
  await expect(page.getByText(/^Somebody was faster\. .* save again\.$/)).toBeVisible();
  await expect(page.locator('[name="fees.name"]')).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Save the accounts' }).click();
  await expect(page.getByText('The accounts are saved.')).toBeVisible();
  expect(saved[1]).toMatchObject({
    version: (first?.version ?? 0) + 1,
    accounts: {
      moneyCash: { code: '4712', name: 'Till' },
      fees: { code: '4711', name: 'Theirs' },
    },
  });
});
