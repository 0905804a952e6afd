import { describe, expect, it } from '@jest/globals';
import { eight, billingPerFile } from '../../harness/testing/testBilling.ts';
import { createContractServices } from './contractServices.ts';

const billing = billingPerFile();

const daysOf = async (contractId: unknown): Promise<string[]> => {
  const { rows } = await billing.server.database.query<{ day: string }>(
    "SELECT to_char(date_ts, 'YYYY-MM-DD HH24:MI') AS day FROM services WHERE contract_id = $1 ORDER BY date_ts",
    [contractId],
  );
  return rows.map(({ day }) => day);
};

describe('the services of a contract', () => {
  it.each([
    [
      'a month end',
      '2026-01-30',
      ['2026-01-30', '2026-02-06', '2026-02-13', '2026-02-20', '2026-02-27'],
    ],
    [
      'a leap year',
      '2028-02-18',
      [
        '2028-02-18',
        '2028-02-25',
        '2028-03-03',
        '2028-03-10',
        '2028-03-17',
        '2028-03-24',
        '2028-03-31',
      ],
    ],
    [
      'the clock change of autumn',
      '2026-10-23',
      ['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20', '2026-11-27'],
    ],
  ])(
    'lie on its weekdays through the end of next month, at nine, over %s',
    async (_what, today, days) => {
      const { id } = await billing.create('contracts', { isActive: true, friday: true });
      const made = await createContractServices(
        billing.server.database,
        billing.server.company,
        today,
      );
      expect(made).toEqual({ created: days.length, existing: 0 });
      expect(await daysOf(id)).toEqual(days.map((day) => `${day} 09:00`));
    },
  );

  it('are made once, however many ask at once', async () => {
    const { id } = await billing.create('contracts', {
      isActive: true,
      monday: true,
      wednesday: true,
    });
    const answers = await eight(() =>
      billing.server.call('GET', `create-contract-services/${String(id)}`, { as: 'Admin' }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const created = answers.reduce((sum, { body }) => sum + Number(body['created']), 0);
    const days = await daysOf(id);
    expect(created).toBe(days.length);
    expect(new Set(days).size).toBe(days.length);
    expect(answers[0]?.body['message']).toMatch(/^\d+ services created, \d+ were there already\.$/);
  });

  it('stay as they are when they were moved or cancelled', async () => {
    const { id } = await billing.create('contracts', { isActive: true, monday: true });
    await createContractServices(billing.server.database, billing.server.company, '2026-01-05');
    await billing.server.database.query(
      "UPDATE services SET date_ts = '2026-01-06 13:00' WHERE contract_day = '2026-01-05'",
    );
    await billing.server.database.query(
      "UPDATE services SET service_status = 'Cancelled' WHERE contract_day = '2026-01-12'",
    );
    const again = await createContractServices(
      billing.server.database,
      billing.server.company,
      '2026-01-05',
    );
    expect(again.created).toBe(0);
    expect((await daysOf(id))[0]).toBe('2026-01-06 13:00');
  });

  it('are not made for a contract that is not active or not there', async () => {
    const { id } = await billing.create('contracts', { monday: true });
    const call = (which: unknown) =>
      billing.server.call('POST', `create-contract-services/${String(which)}`, {
        as: 'Admin',
        body: {},
      });
    expect((await call(id)).status).toBe(409);
    expect((await call(999_999)).status).toBe(404);
  });
});
