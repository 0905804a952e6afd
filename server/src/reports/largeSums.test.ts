import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { largestTyped } from 'shared-api/contract/values/money';
import { billingPerFile } from '../../harness/testing/testBilling.ts';
import { recordPayment } from '../ledger/recordPayment.ts';
import { reversePayment } from '../ledger/reversePayment.ts';

const billing = billingPerFile();

const read = async (address: string): Promise<string> => {
  const answer = await billing.call('GET', address);
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${answer.text}`);
  return answer.text;
};

it('money that comes to more than one amount may be is reported to the cent, also when it was taken back', async () => {
  const context = { database: billing.server.database, company: billing.server.company };
  const clientId = Number((await billing.create('clients', { fullName: 'Ann' }))['id']);
  const pay = (amount: number) =>
    recordPayment(
      context,
      {
        key: randomUUID(),
        clientId,
        amount,
        day: billing.today,
        method: 'cheque',
        reference: '',
        allocations: [],
      },
      'test',
    );
  const { id } = await pay(5_000_000_000);
  await pay(5_000_000_000);
  await pay(0.01);

  const span = `from=${billing.today}&to=${billing.today}`;
  const everything = async () => {
    for (const report of ['received', 'ageing', 'hst', 'salesByClient']) {
      const days = report === 'ageing' ? `to=${billing.today}` : span;
      for (const form of ['', 'csv', 'pdf']) await read(`money-reports/${report}/${form}?${days}`);
    }
    await read(`clients/${clientId}/account/`);
    await read(`invoices/download-csv/${clientId}`);
    await read(`invoices/download-pdf/${clientId}`);
    await read(`journal/generic?${span}`);
  };
  await everything();
  expect(await read(`money-reports/received/?${span}`)).toContain('10000000000.01');
  expect(await read(`clients/${clientId}/account/`)).toContain('10000000000.01');
  await reversePayment(context, id, { reason: 'Typed wrong' }, 'test');
  await everything();
  expect(await read(`money-reports/received/?${span}`)).toContain('5000000000.01');
});

it('a payment of more than any job costs is refused, with the most that can be recorded', async () => {
  const { id: clientId } = await billing.create('clients', { fullName: 'Ben' });
  const { status, body } = await billing.call('POST', 'payments/', {
    key: randomUUID(),
    clientId,
    amount: largestTyped + 0.01,
    day: billing.today,
    method: 'cheque',
    reference: '',
    allocations: [],
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    errors: {
      amount:
        "Amount can't be more than $ 1,000,000.00: check the number, and split what really is more.",
    },
  });
});

it('a record cannot ask for more than any job costs, and says how to make what really is more', async () => {
  const { id: clientId } = await billing.create('clients', { fullName: 'Cem' });
  const most = billing.create('invoices', { clientId, subTotal: 884_955.75 });
  expect(await most).toMatchObject({ total: largestTyped });
  const told = async (entity: string, fields: object) => {
    const { status, body } = await billing.call('POST', `${entity}/create`, {
      clientId,
      ...fields,
    });
    return { status, ...(body['errors'] as object) };
  };
  expect(await told('invoices', { subTotal: 884_955.76 })).toEqual({
    status: 400,
    subTotal:
      'Subtotal is too large: with its tax it may come to $ 1,000,000.00 at most. Check the number, or make several invoices.',
  });
  const tooMuch =
    "can't be more than $ 1,000,000.00: check the number, and split what really is more.";
  expect(await told('invoices', { subTotal: 1_000_000_000 })).toEqual({
    status: 400,
    subTotal: `Subtotal ${tooMuch}`,
  });
  for (const entity of ['quotes', 'services', 'contracts']) {
    const answer = await told(entity, { price: 1_000_000.01 });
    expect(Object.values(answer)).toEqual([400, expect.stringContaining(tooMuch)]);
  }
});
