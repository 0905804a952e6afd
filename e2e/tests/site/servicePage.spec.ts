import { carpet } from '../../support/quotes.ts';
import { expect, openTakenOver, test } from '../../support/test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('a service says what it costs at least, takes and includes', async ({ page }) => {
      await page.goto(carpet);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('Carpet Carpets, steam-cleaned and dry the same day.');
      await expect(page.getByText('From $129 a visit, plus tax')).toBeVisible();
      await expect(page.getByText('2 to 4 hours for three rooms')).toBeVisible();
      await expect(page.getByText('Hot-water extraction with a neutral rinse')).toBeVisible();
      await expect(page.getByText('Silk or viscose rugs')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Not right? We come back.' })).toBeVisible();
    });

    test('four questions are answered where they stand', async ({ page }) => {
      await page.goto('/services/Contracting/Tile');
      await expect(page.locator('details')).toHaveCount(4);
      const answer = page.getByText('Only if the job does.');
      await expect(answer).toBeHidden();
      await page.getByText('Can the price change?').click();
      await expect(answer).toBeVisible();
    });

    for (const [typed, answer] of [
      ['n2l 3g1', 'Yes, we come to Waterloo (N2L).'],
      ['H2X', 'H2X is not on our regular routes.'],
      ['Waterloo', 'Enter a Canadian postal code, such as N2L 3G1.'],
    ] as const) {
      test(`who types ${typed} is told whether we come there`, async ({ page }) => {
        const open = javaScriptEnabled ? openTakenOver(page, carpet) : page.goto(carpet);
        await open;
        await page.getByLabel('Postal code').fill(typed);
        await page.getByRole('button', { name: 'Check', exact: true }).click();
        await expect(page.getByText(answer)).toBeVisible();
        const field = page.getByLabel('Postal code');
        await expect(field).toHaveValue(typed);
        await expect(field).toBeInViewport();
        if (answer.startsWith('Enter')) {
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          if (javaScriptEnabled) await expect(field).toBeFocused();
        }
        // The page is whole, with its price and its own form.
        await expect(page.getByText('From $129 a visit, plus tax')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Get my quote' })).toBeVisible();
      });
    }
  });
}

test('a service that was opened from another page asks for its price', async ({ page }) => {
  await openTakenOver(page, '/services-all');
  await page.getByRole('link', { name: 'Paint', exact: true }).click();
  await expect(page.getByText('From $495 a job, plus tax')).toBeVisible();
});

test.describe('all services', () => {
  test.use({ javaScriptEnabled: false });
  for (const [address, line, least] of [
    ['/services-all', 'Rooms and stairs, steam-cleaned', 'from $129'],
    ['/fr/services-all', 'Pièces et escaliers, nettoyés à la vapeur', 'à partir de 129\u00a0$'],
    ['/services/Janitorial/Grout', 'Rooms and stairs, steam-cleaned', 'from $129'],
  ] as const) {
    test(`say what each is and costs at least (${address})`, async ({ page }) => {
      await page.goto(address);
      const card = page.getByRole('listitem').filter({ hasText: line });
      await expect(card).toContainText(least);
    });
  }
});

test('the way to a price leads to the form', async ({ page }) => {
  await openTakenOver(page, carpet);
  await page.getByRole('link', { name: 'See your price' }).click();
  await expect(page.getByRole('heading', { name: 'Instant Quote' })).toBeInViewport();
});

test.describe('in French', () => {
  test.use({ javaScriptEnabled: false });
  test('a service says the same', async ({ page }) => {
    await page.goto('/fr/services/Janitorial/Student%20Houses');
    await expect(page.getByText('À partir de 69,99\u00a0$ la chambre, plus taxes')).toBeVisible();
    await page.getByLabel('Code postal').fill('N1G');
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByText('Oui, nous desservons Guelph (N1G).')).toBeVisible();
    await expect(page).toHaveURL(/^[^?]*\/fr\/services\//);
  });
});

for (const [address, headings, example] of [
  [
    '/',
    ['What customers say', 'Who you deal with', 'Not right? We come back.', 'Where we work'],
    'Northbank is an invented company',
  ],
  [
    '/fr',
    ['Ce que disent nos clients', 'À qui vous avez affaire', 'Où nous travaillons'],
    'Northbank est une entreprise fictive',
  ],
] as const) {
  test(`${address} shows what the company file says of reviews, people and area`, async ({
    page,
    quietConsole: _,
  }) => {
    await openTakenOver(page, address);
    for (const name of headings) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByText(example)).toBeVisible();
    await expect(page.getByText('Cambridge', { exact: true })).toBeVisible();
  });
}
