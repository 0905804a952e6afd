import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import fc from 'fast-check';
import type { ImportChoice } from 'shared-api/contract/entities/importing/imports';
import { carryOut, checkFile, dump } from '../../harness/testing/imports/importFiles.ts';
import { importsPerFile, people } from '../../harness/testing/imports/importsPerFile.ts';
import { runImport } from './importJob.ts';

const { server, rowsOf, importAll, undo } = importsPerFile();

describe('an undo', () => {
  it('leaves the tables as they were, byte by byte', async () => {
    await importAll('Name,Email\nCy,cy@example.com');
    const before = await dump(server);
    const { id } = await importAll(people);
    const { body } = await undo(id);
    expect(body['message']).toBe('The import is undone: 2 clients removed.');
    expect(await dump(server)).toBe(before);
    expect((await undo(id)).body['message']).toBe('This import is undone already.');
  });

  it('is refused with the records that were changed or used since', async () => {
    const { id } = await importAll(people);
    const [ann, ben] = await rowsOf('clients');
    await server.database.query("UPDATE clients SET city = 'Guelph', version = 2 WHERE id = $1", [
      ann?.['id'],
    ]);
    const note = { key: crypto.randomUUID(), note: 'Rings twice' };
    await server.call('POST', `clients/${String(ben?.['id'])}/notes/`, { as: 'Admin', body: note });
    const preview = await server.call('GET', `imports/${id}/undo`, { as: 'Admin' });
    expect(preview.body).toMatchObject({
      conflictCount: 2,
      conflicts: [
        { name: 'Ann Lee', reason: 'Changed since the import.' },
        { name: 'Ben Roy', reason: 'Used since the import: it has client notes.' },
      ],
    });
    const { status, body } = await undo(id);
    expect({ status, message: body['message'] }).toEqual({
      status: 409,
      message: 'Nothing was undone: Ann Lee, Ben Roy were changed, used or merged since.',
    });
    expect(await rowsOf('clients')).toHaveLength(2);
  });

  it('is not refused for what was noted of a client who has been deleted since', async () => {
    const { id } = await importAll(people);
    const [ann] = await rowsOf('clients');
    const body = { key: crypto.randomUUID(), note: 'Moved away' };
    await server.call('POST', `clients/${String(ann?.['id'])}/notes/`, { as: 'Admin', body });
    await server.call('DELETE', `clients/delete/${String(ann?.['id'])}`, { as: 'Admin' });
    expect((await undo(id)).body['message']).toBe('The import is undone: 1 client removed.');
    const back = await server.call('POST', `clients/restore/${String(ann?.['id'])}`, {
      as: 'Admin',
    });
    expect(back.status).toBe(200);
    const { rows } = await server.database.query(
      'SELECT note FROM client_notes WHERE client_id = $1',
      [ann?.['id']],
    );
    expect(rows).toEqual([{ note: 'Moved away' }]);
  });

  it('is refused while a client of it is merged into another, until that is taken back', async () => {
    const before = await dump(server);
    const { id } = await importAll(
      'Company,Email,Contact 2 email,Address 2 street\nRoy Ltd.,roy@example.com,,\nLee & Sons,lee@example.com,bo@example.com,2 King St',
    );
    const [roy, lee] = await rowsOf('clients');
    const merged = await server.call('POST', `clients/${String(roy?.['id'])}/merge/`, {
      as: 'Admin',
      body: { version: 1, otherId: lee?.['id'], otherVersion: 1, takes: [] },
    });
    expect(merged.status).toBe(200);
    const preview = await server.call('GET', `imports/${id}/undo`, { as: 'Admin' });
    expect(preview.body).toMatchObject({
      conflicts: [
        { name: 'Roy Ltd.', reason: 'Changed since the import.' },
        { name: 'Lee & Sons', reason: 'Merged into Roy Ltd. since. Take that merge back first.' },
      ],
    });
    expect((await undo(id)).body['message']).toBe(
      'Nothing was undone: Roy Ltd., Lee & Sons were changed, used or merged since.',
    );
    const { rows } = await server.database.query<{ id: number }>('SELECT id FROM client_merges');
    const back = await server.call('POST', `client-merges/${String(rows[0]?.id)}/undo/`, {
      as: 'Admin',
      body: {},
    });
    expect(back.status).toBe(200);
    expect((await undo(id)).body['message']).toBe(
      'The import is undone: 2 clients removed, with 1 further contact and 1 further address.',
    );
    expect(await dump(server)).toBe(before);
  });

  it('counts those alone that are still there', async () => {
    await importAll('Name,Email\nCy,cy@example.com');
    const file = 'Name,Email,City\nCy,cy@example.com,Guelph\nDi,di@example.com,';
    const { id } = await importAll(file, { duplicates: 'fill' });
    for (const client of await rowsOf('clients')) {
      await server.call('DELETE', `clients/delete/${String(client['id'])}`, { as: 'Admin' });
    }
    const preview = await server.call('GET', `imports/${id}/undo`, { as: 'Admin' });
    expect(preview.body).toMatchObject({ removed: 0, restored: 0, conflictCount: 0 });
    expect((await undo(id)).body['message']).toBe('The import is undone: 0 clients removed.');
  });

  it('of what filled a client leaves the import before it to be undone as well', async () => {
    const before = await dump(server);
    const first = await importAll('Name,Email\nCy,cy@example.com\nDi,di@example.com');
    const file = 'Name,Email,City\nCy,cy@example.com,Guelph\nDi,di@example.com,Elmira';
    const second = await importAll(file, { duplicates: 'fill' });
    // What somebody has changed meanwhile still stands in the way.
    const third = await importAll('Name,Email,City\nEd,ed@example.com,');
    const filled = await importAll('Name,Email,City\nEd,ed@example.com,Guelph', {
      duplicates: 'fill',
    });
    const ed = await server.database.query(
      "UPDATE clients SET version = version + 1 WHERE full_name = 'Ed' RETURNING id",
    );
    expect((await undo(filled.id)).status).toBe(409);
    await server.database.query('DELETE FROM clients WHERE full_name = $1', ['Ed']);
    expect([(await undo(third.id)).status, ed.rows.length]).toEqual([200, 1]);
    expect((await undo(second.id)).status).toBe(200);
    expect((await undo(first.id)).body['message']).toBe('The import is undone: 2 clients removed.');
    expect(await dump(server)).toBe(before);
  });

  it('says of one client whom it filled that it is as before', async () => {
    await importAll('Name,Email\nCy,cy@example.com');
    const { id } = await importAll('Name,Email,City\nCy,cy@example.com,Guelph', {
      duplicates: 'fill',
    });
    expect((await undo(id)).body['message']).toBe(
      'The import is undone: 0 clients removed. 1 client is as it was before.',
    );
  });
});

it('stores what a check has said, for any file, and nothing of it a second time', async () => {
  const cell = fc.constantFrom(
    '',
    'Ann',
    'Zoé',
    'ann@example.com',
    'ANN@example.com',
    '519-555-0101',
    '+1 519 555 0101',
    'x',
    '=1',
    'a\nb',
  );
  const rows = fc.array(fc.tuple(cell, cell, cell, cell), { minLength: 1, maxLength: 12 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom('skip', 'fill', 'add'), async (all, duplicates) => {
      const body = all.map((cells) => cells.map(quoted).join(',')).join('\n');
      const content = `Name,Email,Phone,Contact 2 name\n${body}\n"sure","","\n",""`;
      const mapping: ImportChoice['mapping'] = [
        { heading: 'Name', field: 'fullName' },
        { heading: 'Email', field: 'email' },
        { heading: 'Phone', field: 'phoneNumber' },
        { heading: 'Contact 2 name', field: 'contact2Name' },
      ];
      const before = await rowsOf('clients');
      const text = await dump(server);
      const checked = await checkFile(server, content, { mapping, duplicates });
      expect(await dump(server)).toBe(text);
      const done = await carryOut(server, checked);
      expect(done.report).toEqual(checked.report);
      const after = await rowsOf('clients');
      expect(after.length - before.length).toBe(checked.report?.created);
      const { report } = await checkFile(server, content, { mapping, duplicates: 'skip' });
      const named = all.filter(([name, email, phone]) => name !== '' && email + phone === '');
      // Only what has neither e-mail nor phone is not known again.
      expect(report?.created).toBeLessThanOrEqual(named.length + 1);
      await undo(done.id);
      if (duplicates !== 'fill') expect(await dump(server)).toBe(text);
    }),
    { numRuns: 25 },
  );
});

const many = (count: number): string =>
  `Name,Email,Phone,Address\n${Array.from({ length: count }, (_, n) => `Person ${n},p${n}@example.com,,${n} King St\n`).join('')}`;

it('of 10,000 rows, killed in the middle, is nothing, and whole when it is begun anew', async () => {
  const { id, report } = await checkFile(server, many(10_000));
  expect(report).toMatchObject({ created: 10_000 });
  const body = { plan: report?.plan };
  await server.call('POST', `imports/${id}/start`, { as: 'Admin', body });
  const script = path.join(import.meta.dirname, '../../harness/testing/imports/importAlone.ts');
  const child = spawn(process.execPath, [script, server.databaseUrl, String(id)], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const written = async () => {
    const { body: now } = await server.call('GET', `imports/${id}/`, { as: 'Admin' });
    return (now['progress'] as { done: number } | null)?.done ?? 0;
  };
  while ((await written()) === 0 && child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(await rowsOf('clients')).toEqual([]);
  await runImport({ ...server, log: { error: () => undefined } }, id);
  const { rows } = await server.database.query('SELECT count(*) FROM clients');
  expect(rows).toEqual([{ count: 10_000 }]);
  expect((await undo(id)).body['message']).toBe('The import is undone: 10,000 clients removed.');
  expect(await rowsOf('clients')).toEqual([]);
});
