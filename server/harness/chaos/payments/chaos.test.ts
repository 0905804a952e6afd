import { expect, it, jest } from '@jest/globals';
import { runChaos } from './runChaos.ts';

// Longer than all that payers wait for: who was left without an answer is counted, rather than the run cut off.
jest.setTimeout(900_000);

const some = { payers: 6, seed: 7, log: () => undefined };

it('charges and gives back nothing twice and loses nothing, of invoices, deposits and part payments, while server and database are killed', async () => {
  const { verdict, storm } = await runChaos({
    ...some,
    payments: 24,
    idempotency: true,
    kills: true,
  });
  expect(verdict).toEqual({
    doubleCharges: 0,
    lostAcknowledged: 0,
    chargedAfterWithdrawal: 0,
    duplicateRows: 0,
    unrecordedCharges: 0,
    chargedButUnpaid: 0,
    refused: 0,
    unanswered: 0,
    stillOpen: 0,
    doubleRefunds: 0,
    lostRefunds: 0,
    unrecordedRefunds: 0,
    openRefunds: 0,
    differentCents: 0,
    unplannedExits: 0,
  });
  expect(storm.charges).toBe(24);
  expect(storm.kills + storm.databaseKills).toBeGreaterThan(0);
  expect(storm.faults).toBeGreaterThan(0);
  expect(storm.elsewhere).toBeGreaterThan(0);
  expect(storm.refunds).toBeGreaterThan(0);
});

it('would notice: with a provider that ignores idempotency keys, charges double', async () => {
  // More than every second answer to a charge is lost: whatever is drawn when, some bill is charged again.
  const { verdict } = await runChaos({
    ...some,
    payments: 16,
    idempotency: false,
    kills: false,
    chances: [['lostAnswer', 0.6]],
    // A bill that was charged twice may stay locked: there is no point in waiting for it.
    patience: 20,
  });
  expect(verdict.doubleCharges).toBeGreaterThan(0);
});
