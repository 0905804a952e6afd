import { describe, expect, it } from '@jest/globals';
import { entityNames, type EntityName } from 'shared-api/contract/entities/entities';
import { foldText } from 'shared-api/contract/values/foldText';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { sources } from './sources.ts';

const server = serverPerFile();

async function create(entity: EntityName, body: object): Promise<Record<string, unknown>> {
  const answer = await server.call('POST', `${entity}/create`, { as: 'Admin', body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

async function idsOf(entity: EntityName, typed: string): Promise<unknown[]> {
  const address = `${entity}/search/?q=${encodeURIComponent(typed)}`;
  const { body } = await server.call('GET', address, { as: 'Admin' });
  return (body['results'] as { id: unknown }[]).map(({ id }) => id);
}

describe('a search of clients', () => {
  it.each([
    ['Crêperie Bélanger', ['creperie', 'CRÊPERIE', 'crêperie belanger', 'Cre\u0302perie']],
    ['Cre\u0301merie', ['cremerie', 'crémerie']],
    ['Jürgen MÜLLER', ['muller', 'Müller', 'MULLER']],
    ['Weißstraße', ['weissstrasse', 'WEISSSTRASSE', 'weiß']],
    ['Sœur Æsa Łódź', ['soeur', 'SŒUR', 'aesa', 'lodz', 'Łódź']],
    ['Smørrebrød', ['smorrebrod']],
    ['İstanbul Kapalıçarşı', ['istanbul', 'kapalicarsi']],
    ['Ｆｕｌｌ width ﬁne', ['full', 'fine']],
    ['東京 ガラス', ['東京', 'ガラス']],
    ["Maple-Court O'Neil", ['maple court', 'MAPLE-COURT', 'oneil', "o'neil"]],
  ])('finds %s however it is typed', async (companyName, typed) => {
    const { id } = await create('clients', { companyName });
    for (const text of typed) expect([text, await idsOf('clients', text)]).toEqual([text, [id]]);
  });

  it('finds a phone number however it is typed', async () => {
    const { id } = await create('clients', { phoneNumber: '226 555 0199 x12' });
    for (const typed of ['(226) 555-0199', '226-555-0199', '2265550199', '555-0199']) {
      expect([typed, await idsOf('clients', typed)]).toEqual([typed, [id]]);
    }
  });

  it('keeps words apart that differ in more than their marks', async () => {
    await create('clients', { companyName: 'Pâté' });
    expect(await idsOf('clients', 'pates')).toEqual([]);
    expect(await idsOf('clients', 'pa te')).toEqual([]);
  });
});

it('finds a service by its code, with and without zeros, and no other', async () => {
  const [{ id }, { id: other }] = [await create('services', {}), await create('services', {})];
  const code = `S-${String(id).padStart(6, '0')}`;
  for (const typed of [code, code.toLowerCase(), `s-${String(id)}`, `s${String(id)}`]) {
    expect([typed, await idsOf('services', typed)]).toEqual([typed, [id]]);
  }
  expect(await idsOf('services', `S-${String(other)}`)).toEqual([other]);
  expect(await idsOf('services', 's-99999999999')).toEqual([]);
});

it('every list finds what its own texts and its client say, without accents', async () => {
  const { id: clientId } = await create('clients', { fullName: 'Hélène Forêt' });
  const made: [EntityName, object, string][] = [
    ['employees', { fullName: 'Éloïse' }, 'eloise'],
    ['contracts', { address: '7 Rue Bâtie' }, 'batie'],
    ['contracts', { clientId }, 'helene foret'],
    ['services', { city: 'Montréal' }, 'montreal'],
    ['services', { clientId }, 'foret'],
    ['invoices', { notes: 'Façade' }, 'facade'],
    ['invoices', { clientId }, 'HELENE'],
    ['quotes', { projectTitle: 'Rénovation' }, 'renovation'],
    ['leads', { name: 'Gaétan' }, 'gaetan'],
  ];
  for (const [entity, fields, typed] of made) {
    const { id } = await create(entity, fields);
    expect([entity, typed, await idsOf(entity, typed)]).toEqual([entity, typed, [id]]);
  }
});

it.each(entityNames)('%s are searched by an index, as every condition is', async (entity) => {
  const { table, matches } = sources[entity];
  await server.database.transaction(async (connection) => {
    // Test tables are so small that PostgreSQL would prefer a sequential scan, or to filter all rows of
    // another index.
    await connection.query('SET LOCAL enable_seqscan = off');
    await connection.query('SET LOCAL enable_indexscan = off');
    // Typed as a code, with which a service is looked for as one too.
    for (const condition of matches(`'s-12'`)) {
      const { rows } = await connection.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT t.id FROM ${table} t WHERE ${condition}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Bitmap Index Scan on \w+_(folded|pkey)/);
    }
  });
});

it('folds letters as the browser does', async () => {
  // Latin with all its accents, Greek, Cyrillic; no standalone combining marks.
  const ranges = [
    [0x20, 0x24f],
    [0x370, 0x52f],
    [0x1e00, 0x1fff],
  ] as const;
  const signs = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const { rows } = await server.database.query<{ sign: string; folded: string }>(
    'SELECT sign, fold_text(sign) AS folded FROM unnest($1::text[]) AS sign',
    [signs.filter((sign) => /\P{Cn}/u.test(sign))],
  );
  expect(rows.filter(({ sign, folded }) => foldText(sign) !== folded)).toEqual([]);
});
