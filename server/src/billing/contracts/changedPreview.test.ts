import { expect, it } from '@jest/globals';
import { billingPerFile, type Json } from '../../../harness/testing/testBilling.ts';

const billing = billingPerFile();

/** A contract of Mondays with its services; what it is asked, and what is said. */
async function mondays() {
  const { id, version } = await billing.create('contracts', {
    ...{ isActive: true, address: '12 King Street', startTime: '23:59', monday: true },
  });
  await billing.call('POST', `create-contract-services/${String(id)}`, {});
  const change = `contracts/${String(id)}/changes/`;
  const sent = { version, fields: { monday: false, friday: true } };
  const { rows } = await billing.server.database.query<{ id: number }>(
    `SELECT id FROM services WHERE contract_id = $1 AND contract_day > $2::date ORDER BY id`,
    [id, billing.today],
  );
  return {
    services: rows.map((service) => service.id),
    preview: async (): Promise<Json> =>
      (await billing.call('POST', `${change}preview/`, sent)).body,
    save: (mark?: unknown) =>
      billing.call('POST', change, {
        ...sent,
        ...{ fitting: 'change', dropped: 'cancel', apart: 'keep' },
        ...(mark !== undefined && { mark }),
      }),
  };
}

it.each([
  ['was deleted', 'DELETE FROM services WHERE id = $1'],
  ['was changed', 'UPDATE services SET price_cents = 1, version = version + 1 WHERE id = $1'],
])(
  'a change of a contract is refused where one of its services %s since the preview, until that is looked at',
  async (_what, sql) => {
    const { services, preview, save } = await mondays();
    const { mark } = await preview();
    await billing.server.database.query(sql, [services[0]]);
    const refused = await save(mark);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'Services of this contract have changed since this was shown. It shows now what would become of them: look at it, and save again.',
    ]);
    const { mark: newer } = await preview();
    expect(newer).not.toBe(mark);
    expect((await save(newer)).status).toBe(200);
  },
);

it.each([
  ['employeeId', 'Employee names a record that is not there. Choose another one.'],
  ['clientId', 'Client names a record that is not there. Choose another one.'],
])(
  'the preview of a change that names a record that is not there says so (%s)',
  async (field, message) => {
    const { id, version } = await billing.create('contracts', { address: '12 King Street' });
    const body = { version, fields: { [field]: 999_999 } };
    const { status, body: answer } = await billing.call(
      'POST',
      `contracts/${String(id)}/changes/preview/`,
      body,
    );
    expect([status, answer['errors']]).toEqual([400, { [field]: message }]);
  },
);

it('a change of a contract that names no preview, or the one that still holds, is made', async () => {
  const one = await mondays();
  expect((await one.save((await one.preview())['mark'])).status).toBe(200);
  const other = await mondays();
  expect((await other.save()).status).toBe(200);
  const third = await mondays();
  expect((await third.save('x'.repeat(65))).status).toBe(400);
});
