import { beforeEach, expect, it } from '@jest/globals';
import { billingPerFile, type Json } from '../../../harness/testing/testBilling.ts';

const billing = billingPerFile();

let contract: Json;

/** Mondays with their services to come. */
beforeEach(async () => {
  contract = await billing.create('contracts', {
    ...{ isActive: true, address: '12 King Street', startTime: '23:59', monday: true },
  });
  await billing.call('POST', `create-contract-services/${String(contract['id'])}`, {});
});

const path = (rest = ''): string => `contracts/${String(contract['id'])}/changes/${rest}`;
const change = async (fields: object, chosen: object = {}) => {
  const sent = { version: contract['version'], fields };
  const { mark } = (await billing.call('POST', path('preview/'), sent)).body;
  const choices = { fitting: 'change', dropped: 'cancel', apart: 'keep', ...chosen, mark };
  return (now: object = {}) => billing.call('POST', path(), { ...sent, ...choices, ...now });
};
const services = async (): Promise<Json[]> => {
  const { rows } = await billing.server.database.query<Json>(
    'SELECT id, version, service_status FROM services WHERE contract_id = $1 ORDER BY id',
    [contract['id']],
  );
  return rows;
};

it('a change of a contract whose answer was lost is made once, says so, and is undone as one', async () => {
  const planned = await services();
  const make = await change({ monday: false, friday: true });
  const first = await make();
  const made = await services();
  const again = await make();
  expect([again.status, again.body]).toEqual([
    200,
    {
      message: 'Contract saved by the first try, with what was chosen for its services.',
      changeId: first.body['changeId'],
    },
  ]);
  expect(await services()).toEqual(made);
  expect(
    (await billing.call('POST', path(`${String(again.body['changeId'])}/undo/`), {})).status,
  ).toBe(200);
  const back = (await services()).map(({ service_status: status }) => status);
  expect(back).toEqual(planned.map(() => 'Scheduled'));
});

it('a change that is sent again with another choice says what was chosen first, and is undone as one', async () => {
  const make = await change({ monday: false, friday: true }, { dropped: 'keep' });
  const first = await make();
  const made = await services();
  // There are none of the kind that fits: what is chosen for it says nothing.
  const again = await make({ dropped: 'cancel', fitting: 'keep' });
  expect([again.status, again.body]).toEqual([
    200,
    {
      message:
        'Contract saved by the first try, with what was chosen then and not now: services on days that it no longer has were kept as they were. To have it otherwise, undo this and save again.',
      changeId: first.body['changeId'],
    },
  ]);
  expect(await services()).toEqual(made);
});

it('a preview of it says that nothing is left to decide', async () => {
  await (
    await change({ monday: false, friday: true })
  )();
  const sent = { version: contract['version'], fields: { monday: false, friday: true } };
  const { status, body } = await billing.call('POST', path('preview/'), sent);
  expect([status, body['isNeeded'], body['changes']]).toEqual([200, false, []]);
});

it('a change that somebody else has made alike is refused: they may have chosen otherwise for its services', async () => {
  const make = await change({ monday: false, friday: true });
  await make();
  await billing.server.database.query('UPDATE contract_changes SET who = $1', ['somebody']);
  const { status, body } = await make();
  expect([status, body['current']]).toMatchObject([409, { version: 2, friday: true }]);
});

it('a change of which somebody else has changed something since is refused', async () => {
  const make = await change({ monday: false, friday: true });
  await make();
  await billing.server.database.query(
    'UPDATE contracts SET friday = false, version = version + 1 WHERE id = $1',
    [contract['id']],
  );
  expect((await make()).status).toBe(409);
});
