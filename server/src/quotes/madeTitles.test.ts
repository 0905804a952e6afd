import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { quoteKinds, type QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { languageHeader } from 'shared-api/contract/values/language';
import { readPdf } from '../../harness/testing/readPdf.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { createDatabase } from '../../harness/testing/testDatabases.ts';
import { Database } from '../db/Database.ts';
import { quotePdf } from '../documents/quotePdfs.ts';
import { plain } from '../../harness/testing/sampleDocuments.ts';

const french: Record<QuoteKindName, string> = {
  commercial: 'Entretien commercial',
  student: 'Logement étudiant',
  residential: 'Ménage résidentiel',
  carpet: 'Nettoyage de tapis',
  grout: 'Nettoyage de coulis',
  paint: 'Peinture',
  floor: 'Plancher',
};
const kinds = Object.keys(french) as QuoteKindName[];

describe('the document of an instant quote', () => {
  const server = serverPerFile();
  beforeEach(() => server.database.query('DELETE FROM attempts'));

  const ask = async (kind: QuoteKindName, language: 'en' | 'fr') => {
    const [example] = quoteKinds[kind].examples.valid;
    // The same answers in the other language are to be another quote here.
    await server.database.query('DELETE FROM sent_forms');
    const { body } = await server.call('POST', `${kind}-quote/`, {
      body: example as object,
      headers: { [languageHeader]: language },
    });
    return Number(body['number']);
  };
  const textsOf = async (number: number): Promise<string[]> => {
    const pdf = await quotePdf(server, number);
    const { parts } = await readPdf(pdf ?? Buffer.alloc(0));
    return parts.map(({ text }) => plain(text));
  };
  const retitle = async (number: number, projectTitle: string): Promise<string> => {
    const { body } = await server.call('GET', 'quotes/', { as: 'Admin' });
    const quotes = body['results'] as { id: number; number: number; projectTitle: string }[];
    const found = quotes.find((quote) => quote.number === number);
    const { status } = await server.call('PUT', `quotes/update/${String(found?.id)}/`, {
      as: 'Admin',
      body: { ...found, projectTitle },
    });
    expect(status).toBe(200);
    return String(found?.projectTitle);
  };

  it.each(kinds)('names a %s quote in the language of its reader', async (kind) => {
    expect(await textsOf(await ask(kind, 'fr'))).toContain(french[kind]);
    expect(await textsOf(await ask(kind, 'en'))).toContain(`${quoteKinds[kind].title} quote`);
  });

  it('is named once in the mail that staff send', async () => {
    for (const [language, words] of [
      ['en', /Here is our quote #\d{5}: Carpet\./],
      ['fr', /Voici notre soumission nº \d{5} : Nettoyage de tapis\./],
    ] as const) {
      const number = await ask('carpet', language);
      const { body } = await server.call('GET', `quotes/search/?q=${number}`, { as: 'Admin' });
      const [quote] = body['results'] as { id: number }[];
      const shown = await server.call('POST', `quotes/${String(quote?.id)}/letter/`, {
        as: 'Admin',
        body: { message: '' },
      });
      expect(plain(String(shown.body['html']).replace(/<[^>]*>/g, ' '))).toMatch(words);
    }
  });

  it('has the title that staff give it, and its own again once they take theirs back', async () => {
    const number = await ask('carpet', 'fr');
    const made = await retitle(number, 'Tapis du hall');
    expect(made).toBe('Carpet quote');
    expect(await textsOf(number)).toContain('Tapis du hall');
    await retitle(number, made);
    expect(await textsOf(number)).toContain(french.carpet);
  });

  it('keeps the title that was made for a kind that only a later release knows', async () => {
    const number = await ask('carpet', 'fr');
    await server.database.query(
      `UPDATE quotes SET request = request || '{"kind": "windows"}' WHERE number = $1`,
      [number],
    );
    expect(await textsOf(number)).toContain('Carpet quote');
  });
});

describe('quotes from before made titles were stored', () => {
  const migration = '0059_made_titles.sql';
  let database: Database;
  let drop: () => Promise<void>;

  const add = async (title: string, type: string, request: object | null): Promise<number> => {
    const { rows } = await database.query<{ id: number }>(
      `INSERT INTO quotes (number, since_ts, project_title, type, request, lines, line_data)
       SELECT 10001 + count(*), '2026-11-22', $1, $2, $3, '[]', '[]' FROM quotes RETURNING id`,
      [title, type, request],
    );
    return rows[0]?.id ?? 0;
  };
  const madeTitle = async (id: number): Promise<string | null | undefined> => {
    const { rows } = await database.query<{ made: string | null }>(
      'SELECT made_title AS made FROM quotes WHERE id = $1',
      [id],
    );
    return rows[0]?.made;
  };
  const ids: number[] = [];

  beforeAll(async () => {
    const created = await createDatabase();
    drop = created.drop;
    database = new Database(created.url, () => undefined);
    const folder = path.resolve(import.meta.dirname, '../../migrations');
    const files = (await readdir(folder)).sort();
    for (const name of files.filter((file) => file <= migration)) {
      if (name === migration) {
        ids.push(
          await add('Carpet quote', 'Carpet', { kind: 'carpet' }),
          await add('The hall at Erb Street', 'Carpet', { kind: 'carpet' }),
          await add('Student Houses quote', 'Student Houses', { kind: 'student' }),
          await add('Carpet quote', 'Carpet', null),
        );
      }
      await database.query(await readFile(path.join(folder, name), 'utf8'));
    }
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it('have the one of their kind, whatever staff call them; those of staff have none', async () => {
    expect(await Promise.all(ids.map(madeTitle))).toEqual([
      'Carpet quote',
      'Carpet quote',
      'Student Houses quote',
      null,
    ]);
  });

  it('get theirs when a server of the release before stores them', async () => {
    expect(await madeTitle(await add('Floor quote', 'Floor', { kind: 'floor' }))).toBe(
      'Floor quote',
    );
    expect(await madeTitle(await add('Kitchen', '', null))).toBeNull();
  });
});
