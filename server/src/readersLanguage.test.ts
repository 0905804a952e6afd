import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { routes } from 'shared-api/contract/pages/paths';
import { exampleTimestamp } from 'shared-api/contract/quotes/rules';
import { languageHeader } from 'shared-api/contract/values/language';
import { startTestServer, type TestServer } from '../harness/testing/testServer.ts';
import { remindOverdue } from './billing/dailyMails.ts';
import { mailsOf } from './billing/invoiceMails.ts';
import { receiptMails } from './payments/receiptMails.ts';
import type { Attempt } from './payments/attempts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.query('DELETE FROM attempts; DELETE FROM sent_forms'));

const create = async (entity: string, body: object) =>
  server.call('POST', `${entity}/create`, { as: 'Admin', body });

const fromFrench = { [languageHeader]: 'fr' };
const carpet = {
  timestamp: exampleTimestamp,
  room: 15,
  stairCase: 5,
  basement: true,
  email: 'visiteuse@example.com',
};

it('a quote that was asked for in French is answered, mailed, printed and receipted in it', async () => {
  const { body } = await server.call('POST', 'carpet-quote/', {
    body: carpet,
    headers: fromFrench,
  });
  const number = Number(body['number']);
  expect(body['message']).toBe(
    `Votre soumission nº\u00a0${number} s’élève à 1\u00a0411,37\u00a0$, taxes comprises. Nous vous l’avons envoyée par courriel.`,
  );
  const { rows } = await server.database.query<{ id: number; subject: string; text: string }>(
    `SELECT q.id, m.subject, m.text_body AS text
     FROM quotes q JOIN mails m ON m.entity = 'quotes' AND m.record_id = q.id WHERE q.number = $1`,
    [number],
  );
  const [mail] = rows;
  expect(mail?.subject).toBe(`Votre soumission nº\u00a0${number}\u00a0: nettoyage de tapis`);
  expect(mail?.text).toMatch(/Nettoyage de tapis, pièce × 15 +735,00\u00a0\$/);
  expect(mail?.text).toContain('+1\u00a0519\u00a0555-0142');
  const pdf = await server.call('GET', `download-quote/${number}`, { as: 'Admin' });
  expect(pdf.text).toContain('/Lang (fr-CA)');

  const [receipt] = await receiptMails(
    server.database,
    server.company,
    { number, invoiceId: null, quoteId: mail?.id ?? 0 } as Attempt,
    141_137,
  );
  expect(receipt?.subject).toBe(`Paiement reçu pour la soumission nº\u00a0${number}`);

  // The office reads its own language, and sees which the visitor reads.
  const { body: leads } = await server.call('GET', 'leads/', { as: 'Admin' });
  expect((leads['results'] as object[])[0]).toMatchObject({
    language: 'fr',
    subject: `Carpet quote #${number}`,
  });
});

it('a number is typed on a French page as French writes it, and kept as it always was', async () => {
  const floor = {
    removeFloorType: 'N/A',
    installFloorType: 'Vinyl',
    email: 'visiteuse@example.com',
  };
  const ask = (totalArea: string, headers = {}) =>
    server.call('POST', 'floor-quote/', { body: { ...floor, totalArea }, headers });
  const { body: french } = await ask('1\u202f250,5 pi²', fromFrench);
  const { body: english } = await ask('1250.5 sqft');
  expect(french['total']).toBe(english['total']);
  const { rows } = await server.database.query<{ area: string }>(
    "SELECT request->>'totalArea' AS area FROM quotes WHERE number = $1",
    [french['number']],
  );
  expect(rows).toEqual([{ area: '1250.5 pi²' }]);
  expect((await ask('1250,5')).body['message']).toBe('Use a point for decimals: 1250.5.');

  const total = Number(french['total']).toFixed(2);
  const check = (amount: string, headers = {}) =>
    server.call('POST', 'check-quote-invoice/', {
      body: { number: String(french['number']), amount },
      headers,
    });
  expect((await check(total.replace('.', ','), fromFrench)).status).toBe(200);
  expect((await check(total, fromFrench)).status).toBe(200);
  expect((await check(total.replace('.', ','))).body['message']).toBe(
    `Use a point for cents: ${total}.`,
  );
});

it.each([
  ['', '100.00', 'Entrez le numéro de facture ou de soumission.'],
  ['123', '100.00', 'Un numéro de facture ou de soumission a cinq chiffres.'],
  ['12345', '0.50', 'Le montant doit être d’au moins 1,00\u00a0$.'],
  ['12345', 'x', 'Entrez le montant en dollars et en cents, par exemple 1234,50.'],
])('number "%s" and amount "%s" are refused in French on a French page', async (...sent) => {
  const [number, amount, message] = sent;
  const { status, body } = await server.call('POST', 'check-quote-invoice/', {
    body: { number, amount },
    headers: fromFrench,
  });
  expect([status, body['message']]).toEqual([400, message]);
});

it('input out of bounds and an unreadable address are refused in French on a French page', async () => {
  const headers = fromFrench;
  const broken = { ...carpet, email: 'a\u0000@example.com' };
  const { body } = await server.call('POST', 'carpet-quote/', { body: broken, headers });
  expect(body['message']).toBe(
    'Courriel\u00a0: un caractère ne peut pas être enregistré (NUL). Supprimez-le.',
  );
  const unreadable = await server.call('GET', 'payment-status/%ff/', { headers });
  expect(unreadable.body['message']).toMatch(/^Cette adresse est illisible/);
});

it('an error page is marked with the language that it is in', async () => {
  const post = (url: string) => server.app.inject({ method: 'POST', url });
  const french = await post(`/fr${routes.allQuotes()}?kind=none`);
  expect(french.body).toContain('<html lang="fr-CA">');
  expect(french.body).toContain('Il n’y a pas de formulaire à cette adresse.');
  const english = await post(`${routes.allQuotes()}?kind=none`);
  expect(english.body).toContain('<html lang="en-CA">');
});

it('a message from a French page is of somebody who reads French', async () => {
  await server.call('POST', 'contact/', {
    body: { name: 'Zoé', email: 'zoe@example.com', subject: '', phone: '', message: 'Bonjour' },
    headers: fromFrench,
  });
  const { rows } = await server.database.query<{ language: string }>(
    "SELECT language FROM leads WHERE name = 'Zoé'",
  );
  expect(rows).toEqual([{ language: 'fr' }]);
});

it('what a client is sent follows the client’s language', async () => {
  const { body: client } = await create('clients', {
    fullName: 'Zoé Tremblay',
    email: 'zoe@example.com',
    language: 'fr',
  });
  const { body: invoice } = await create('invoices', {
    clientId: client['id'],
    subTotal: 1234.5,
    dateTs: '2026-03-01',
  });
  const pdf = await server.call('GET', `download-invoice/draft-${String(invoice['id'])}`, {
    as: 'Admin',
  });
  expect(pdf.text).toContain('/Lang (fr-CA)');
  await server.database.query('UPDATE invoices SET billed = true WHERE id = $1', [invoice['id']]);
  const mails = await mailsOf(
    server.company,
    await remindOverdue(server.database, server.company, '2026-06-01', 30),
  );
  const [reminder] = mails;
  expect(reminder?.subject).toMatch(/^Rappel de votre facture nº\u00a0\d{5}$/);
  expect(reminder?.text).toContain(
    'datée du 1er mars 2026.\nElle était payable au plus tard le 31 mars 2026, et il reste 1\u00a0394,99\u00a0$ à payer.',
  );
  const statement = `invoices/download-csv/${String(client['id'])}`;
  const csv = await server.call('GET', statement, { as: 'Admin' });
  expect(csv.text).toContain('Solde d’ouverture');
});

it('how to pay by e-transfer is said in the language of the page', async () => {
  const instructionsIn = async (headers: Record<string, string>): Promise<string> => {
    const { body } = await server.call('GET', 'payment-settings/', { headers });
    return JSON.stringify(body['eTransfer']);
  };
  expect(await instructionsIn({})).toContain('Send an Interac e-Transfer');
  expect(await instructionsIn(fromFrench)).toContain('Envoyez un virement Interac');
});

it('who reads a language that only a newer release has is written to in English', async () => {
  const { body: client } = await create('clients', { fullName: 'Ana', email: 'ana@example.com' });
  const clientId = client['id'];
  const { body: invoice } = await create('invoices', {
    clientId,
    subTotal: 10,
    dateTs: '2026-03-01',
  });
  const { body: quote } = await server.call('POST', 'carpet-quote/', { body: carpet });
  await server.database.query("UPDATE clients SET language = 'es' WHERE id = $1", [clientId]);
  await server.database.query("UPDATE quotes SET language = 'es' WHERE number = $1", [
    quote['number'],
  ]);
  for (const path of [
    `download-invoice/draft-${String(invoice['id'])}`,
    `download-quote/${String(quote['number'])}`,
    `invoices/download-csv/${String(clientId)}`,
  ]) {
    const { status, text } = await server.call('GET', path, { as: 'Admin' });
    expect([path, status]).toEqual([path, 200]);
    expect(text).toMatch(/\/Lang \(en-CA\)|Opening balance/);
  }
  await server.database.query('UPDATE invoices SET billed = true WHERE id = $1', [invoice['id']]);
  const mails = await mailsOf(
    server.company,
    await remindOverdue(server.database, server.company, '2026-06-01', 30),
  );
  expect(mails.at(-1)?.subject).toMatch(/^A reminder of your invoice/);
});

it('a client reads English unless said otherwise, and no language that is not there', async () => {
  const { body: client } = await create('clients', { fullName: 'Ann' });
  expect(client['language']).toBe('en');
  for (const language of ['', 'de']) {
    const { status, body } = await create('clients', { fullName: 'Ann', language });
    expect([status, body['message']]).toEqual([400, 'Language must be one of: en, fr.']);
  }
});
