import { expect, it } from '@jest/globals';
import { importsPerFile } from '../../../../harness/testing/imports/importsPerFile.ts';

const { server, rowsOf, importAll, undo } = importsPerFile();

const clientOf = async (name: string) => {
  const found = (await rowsOf('clients')).find((row) => row['company_name'] === name);
  return { id: Number(found?.['id']), version: Number(found?.['version']) };
};

/** Merges the client of a name into another. @returns the id of the merge */
async function merge(kept: string, merged: string): Promise<number> {
  const [one, other] = [await clientOf(kept), await clientOf(merged)];
  await server.call('POST', `clients/${one.id}/merge/`, {
    as: 'Admin',
    body: { version: one.version, otherId: other.id, otherVersion: other.version, takes: [] },
  });
  const { rows } = await server.database.query<{ id: number }>(
    'SELECT max(id) AS id FROM client_merges',
  );
  return rows[0]?.id ?? 0;
}

const takeBack = (id: number) =>
  server.call('POST', `client-merges/${id}/undo/`, { as: 'Admin', body: {} });

const three = [
  'Company,Email,Contact 2 email,Address 2 street',
  'Ash,ash@example.com,,',
  'Bay,bay@example.com,bo@example.com,2 King St',
  'Cole,cole@example.com,cy@example.com,4 King St',
].join('\n');

it.each([
  { how: 'into one client', first: ['Ash', 'Bay'], second: ['Ash', 'Cole'] },
  { how: 'one after another', first: ['Bay', 'Cole'], second: ['Ash', 'Bay'] },
])('an import can be undone once two merges $how are taken back', async ({ first, second }) => {
  const { id } = await importAll(three);
  const merges: number[] = [];
  for (const [kept = '', merged = ''] of [first, second]) merges.unshift(await merge(kept, merged));
  for (const one of merges) expect((await takeBack(one)).status).toBe(200);
  expect((await undo(id)).body['message']).toBe(
    'The import is undone: 3 clients removed, with 2 further contacts and 2 further addresses.',
  );
});

it('what somebody wrote over an import after the merge is not undone with that import', async () => {
  await importAll('Company,Email\nAsh,ash@example.com\nBay,bay@example.com');
  const merged = await merge('Ash', 'Bay');
  const file = 'Company,Email,City\nAsh,ash@example.com,Guelph';
  const { id } = await importAll(file, { duplicates: 'fill' });
  await server.database.query(
    `UPDATE clients SET city = 'Elmira', version = version + 1 WHERE company_name = 'Ash'`,
  );
  expect((await takeBack(merged)).status).toBe(200);
  expect((await undo(id)).status).toBe(409);
  expect(await rowsOf('clients')).toMatchObject([{ city: 'Elmira' }, { city: '' }]);
});
