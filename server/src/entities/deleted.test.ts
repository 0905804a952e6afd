import { describe, expect, it } from '@jest/globals';
import type { DeletedRecord } from 'shared-api/contract/entities/deletedRecords';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile({ isCleared: false });

interface Page {
  results: DeletedRecord[];
  next: string | null;
}

const deleted = async (query = ''): Promise<Page> => {
  const { status, text, body } = await billing.call('GET', `deleted/${query}`);
  if (status !== 200) throw new Error(text);
  return body as unknown as Page;
};
const remove = (entity: string, { id }: Json) =>
  billing.call('DELETE', `${entity}/delete/${String(id)}`);
const restore = (entity: string, { id }: Json, deletion?: number) =>
  billing.call(
    'POST',
    `${entity}/restore/${String(id)}${deletion === undefined ? '' : `?deletion=${deletion}`}`,
    {},
  );

describe('what was deleted', () => {
  it('is told with who and how long it can be restored, until it is there again', async () => {
    const client = await billing.create('clients', { fullName: 'Gone Away' });
    await remove('clients', client);
    const [first] = (await deleted('?entity=clients')).results;
    expect(first).toMatchObject({
      entity: 'clients',
      id: client['id'],
      who: 'test-admin',
      daysLeft: 30,
      record: { fullName: 'Gone Away' },
    });
    expect((await deleted('?entity=leads')).results).toEqual([]);
    expect((await restore('clients', client, first?.deletion)).status).toBe(200);
    expect((await deleted('?entity=clients')).results).toEqual([]);
  });

  it('is told page by page, each once', async () => {
    for (let index = 0; index < 30; index += 1) {
      await remove('leads', await billing.create('leads', { name: `Lead ${index}` }));
    }
    const first = await deleted('?entity=leads');
    const second = await deleted(`?entity=leads&cursor=${first.next ?? ''}`);
    expect([first.results.length, second.results.length, second.next]).toEqual([25, 5, null]);
    const names = [...first.results, ...second.results].map(({ record }) => record['name']);
    expect(new Set(names).size).toBe(30);
    expect(names[0]).toBe('Lead 29');
    expect((await billing.call('GET', 'deleted/?cursor=nonsense')).status).toBe(400);
    expect((await billing.call('GET', 'deleted/?entity=nonsense')).status).toBe(400);
  });

  it('is not told after its days are over', async () => {
    await billing.server.database.query(
      `INSERT INTO audit_trail (at, who, entity, record_id, action, before, deleted_row)
       VALUES (now() - interval '30 days 1 minute', 'admin', 'employees', 999001, 'delete', '{}', '{}'),
         (now() - interval '29 days 23 hours', 'admin', 'employees', 999002, 'delete', '{}', '{}')`,
    );
    expect((await deleted('?entity=employees')).results).toEqual([
      expect.objectContaining({ id: 999002, daysLeft: 1 }),
    ]);
  });

  it('is not restored by one who looked at an earlier deletion', async () => {
    const lead = await billing.create('leads', { name: 'Twice' });
    await remove('leads', lead);
    const deletion = (await deleted('?entity=leads')).results[0]?.deletion;
    await restore('leads', lead);
    await remove('leads', lead);
    const { status, body } = await restore('leads', lead, deletion);
    expect([status, body['message']]).toEqual([
      409,
      'This lead was restored and deleted again in the meantime. Look at it anew.',
    ]);
  });

  it('says what has to be restored first', async () => {
    const client = await billing.create('clients', { fullName: 'Needed' });
    const contract = await billing.create('contracts', { clientId: client['id'] });
    await remove('contracts', contract);
    await remove('clients', client);
    const { status, body } = await restore('contracts', contract);
    expect([status, body['message']]).toEqual([
      409,
      'This contract belongs to a client that is deleted too. Restore the client first.',
    ]);
    await restore('clients', client);
    expect((await restore('contracts', contract)).status).toBe(200);
  });

  it('says that something else has taken its place', async () => {
    const employee = await billing.create('employees', { fullName: 'Secretive' });
    await remove('employees', employee);
    const other = await billing.create('employees', { fullName: 'Other' });
    await billing.server.database.query('UPDATE employees SET secret = $1 WHERE id = $2', [
      employee['secret'],
      other['id'],
    ]);
    const { status, body } = await restore('employees', employee);
    expect([status, body['message']]).toEqual([
      409,
      'Another record has taken the place of this employee meanwhile: its secret is used there. Change that one first.',
    ]);
  });
});
