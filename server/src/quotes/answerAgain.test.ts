import { beforeEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  carpetQuotes,
  carpet,
  french,
  linesIn,
} from '../../harness/testing/quotes/carpetQuotes.ts';
import { readPdf } from '../../harness/testing/readPdf.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

const server = serverPerFile();
beforeEach(() => server.database.query('DELETE FROM attempts; DELETE FROM sent_forms'));

const { ask } = carpetQuotes(server);

it('a form that is sent again from a French page is answered in French', async () => {
  const form = { ...carpet, formKey: randomUUID() };
  const first = await ask('en', form);
  const again = await ask('fr', form);
  expect([again.number, again.secret]).toEqual([first.number, first.secret]);
  expect(linesIn(again)).toEqual(french);
});

it('a form that is sent again from a French page is mailed in French as well, once, however often it is sent; its file is in the language of its link', async () => {
  const form = { ...carpet, email: 'both@example.com', formKey: randomUUID() };
  const { number, secret } = await ask('en', form);
  await Promise.all(Array.from({ length: 30 }, () => ask('fr', form)));
  const { rows } = await server.database.query<{ subject: string; language: string }>(
    `SELECT m.subject, q.language FROM mails m JOIN quotes q ON q.id = m.record_id
     WHERE m.entity = 'quotes' AND q.number = $1 ORDER BY m.id`,
    [number],
  );
  expect(rows).toEqual([
    { subject: `Your carpet quote #${number}`, language: 'fr' },
    { subject: `Votre soumission nº\u00a0${number}\u00a0: nettoyage de tapis`, language: 'fr' },
  ]);
  const fileIn = async (query: string): Promise<[name: unknown, text: string]> => {
    const { rawPayload, headers } = await server.app.inject(
      `/api/quote-answers/${secret}/file/${query}`,
    );
    const { parts } = await readPdf(rawPayload);
    return [headers['content-disposition'], parts.map(({ text }) => text).join('\n')];
  };
  const inEnglish = [`attachment; filename="quote-${number}.pdf"`, `Quote #${number}`] as const;
  const inFrench = [`attachment; filename="soumission-${number}.pdf"`, 'Soumission'] as const;
  for (const [query, [name, words]] of [
    ['?language=en', inEnglish],
    ['?language=fr', inFrench],
    ['', inFrench],
  ] as const) {
    const [given, text] = await fileIn(query);
    expect(given).toBe(name);
    expect(text).toContain(words);
  }
  const odd = await server.call('GET', `quote-answers/${secret}/file/?colour=red`);
  expect(odd.status).toBe(400);
});

/** Language, version and mails of a quote. */
const stateOf = async (number: number) => {
  const { rows } = await server.database.query(
    `SELECT q.language, q.version, (SELECT count(*)::integer FROM mails m
       WHERE m.entity = 'quotes' AND m.record_id = q.id) AS mails FROM quotes q WHERE q.number = $1`,
    [number],
  );
  return rows[0];
};

it.each([
  ['whose price staff have changed', 'UPDATE quotes SET price_cents = 53675 WHERE number = $1'],
  ['whose price has run out', "UPDATE quotes SET valid_until = '2026-01-31' WHERE number = $1"],
  [
    'that is accepted',
    `INSERT INTO acceptances (quote_id, accepted_on, how, accepted_by, note, recorded_by,
       sub_total_cents, tax_cents, total_cents)
     SELECT id, since_ts, 'phone', 'Ann', '', 'test', sub_total_cents, tax_cents, price_cents FROM quotes WHERE number = $1`,
  ],
])('a quote %s stays in its language, and is not mailed again', async (_which, change) => {
  const form = { ...carpet, email: 'later@example.com', formKey: randomUUID() };
  const { number } = await ask('en', form);
  await server.database.query(change, [number]);
  const before = await stateOf(number);
  expect((await ask('fr', form)).message).toContain('Votre soumission');
  expect(await stateOf(number)).toEqual(before);
  expect(before).toMatchObject({ language: 'en', mails: 1 });
});

it('a form that is sent in both languages in turn is answered each time, and mailed once in each', async () => {
  const form = { ...carpet, email: 'turns@example.com', formKey: randomUUID() };
  const { number } = await ask('en', form);
  const turns = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => ask(turn % 2 === 0 ? 'fr' : 'en', form)),
  );
  expect(new Set(turns.map((answer) => answer.number))).toEqual(new Set([number]));
  expect((await stateOf(number))?.['mails']).toBe(2);
});
