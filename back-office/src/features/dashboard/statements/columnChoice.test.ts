import { describe, expect, it } from '@jest/globals';
import { chosenMapping, noColumns } from './columnChoice.ts';

describe('the columns that a person chooses', () => {
  it('are a mapping, without what no column holds', () =>
    expect(
      chosenMapping({
        ...noColumns,
        day: 'Wann',
        description: 'Was',
        amount: 'Wieviel',
        sign: 'out',
      }),
    ).toEqual({
      mapping: {
        day: 'Wann',
        dayFormat: 'ymd',
        description: ['Was'],
        amount: 'Wieviel',
        outIsPositive: true,
      },
    }));

  it('may have money in and out apart', () =>
    expect(
      chosenMapping({ ...noColumns, day: 'A', description: 'B', moneyIn: 'C', moneyOut: 'D' }),
    ).toEqual({
      mapping: { day: 'A', dayFormat: 'ymd', description: ['B'], moneyIn: 'C', moneyOut: 'D' },
    }));

  it('are asked for where one is missing', () =>
    expect(Object.keys(chosenMapping(noColumns).errors ?? {})).toEqual([
      'day',
      'description',
      'amount',
    ]));
});
