import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyHistory } from '../histories.ts';
import { dayAfter } from '../oracle/amounts.ts';
import { Oracle } from '../oracle/oracle.ts';
import { follow, type Command } from '../oracle/rules.ts';
import { commandOf } from './commandOf.ts';

type Kind = Command['kind'];

/** The rules of these refuse nothing. */
const isNeverRefused = new Set<Kind>([
  'quote',
  'contract',
  'prepay',
  'card',
  'moveQuote',
  'refundFails',
  'dispute',
  'disputeEnds',
]);

/** Lives histories in the oracle alone. @returns how often each kind of command was done, and refused */
function countKinds(): { done: Map<Kind, number>; refused: Map<Kind, number> } {
  const [done, refused] = [new Map<Kind, number>(), new Map<Kind, number>()];
  for (const history of fc.sample(anyHistory(25), { seed: 1, numRuns: 500 })) {
    const oracle = new Oracle();
    let today = '2024-11-05';
    for (const [index, { gap, steps }] of history.entries()) {
      today = dayAfter(today, gap);
      for (const [place, one] of steps.entries()) {
        const command = commandOf(oracle, one, `${index}.${place}`, today);
        if (!command) continue;
        const counts = follow(oracle, command, today) ? done : refused;
        counts.set(command.kind, (counts.get(command.kind) ?? 0) + 1);
      }
    }
  }
  return { done, refused };
}

it('random histories do and are refused everything that the rules know', () => {
  const { done, refused } = countKinds();
  // What was paid on a quote otherwise than by card is driven by the histories that are written down.
  const kinds: Kind[] = [
    'quote',
    'contract',
    'accept',
    'changeOrder',
    'issue',
    'pay',
    'payBalance',
    'allocate',
    'reverse',
    'credit',
    'refund',
    'writeOff',
    'void',
    'ask',
    'withdraw',
    'receive',
    'giveBack',
    'keep',
    'moveQuote',
    'card',
    'refundFails',
    'dispute',
    'disputeEnds',
  ];
  expect(kinds.filter((kind) => (done.get(kind) ?? 0) < 25)).toEqual([]);
  const refusable = kinds.filter((kind) => !isNeverRefused.has(kind));
  expect(refusable.filter((kind) => (refused.get(kind) ?? 0) < 5)).toEqual([]);
});
