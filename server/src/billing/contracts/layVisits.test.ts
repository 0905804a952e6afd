import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { layVisits, type Visit } from './layVisits.ts';

const visit = (contractId: number, fields: Partial<Visit> = {}): Visit => ({
  contractId,
  day: '2026-11-25',
  employeeId: 1,
  startTime: null,
  hours: 2,
  place: '',
  ...fields,
});

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('the visits of a day', () => {
  it('follow one another from nine on, in the order of their places', () => {
    const visits = [
      visit(1, { place: 'N2L 3G1' }),
      visit(2, { place: 'N2J 1A1', hours: 1.5 }),
      visit(3, { place: 'N2L 3G1' }),
    ];
    expect(layVisits(visits, [])).toEqual(['10:30', '09:00', '12:30']);
  });

  it('begin when their contract says, and others go around them', () => {
    const visits = [visit(1), visit(2, { startTime: '10:00' }), visit(3, { hours: 1 })];
    expect(layVisits(visits, [])).toEqual(['12:00', '10:00', '09:00']);
  });

  it('go around what the person does already', () => {
    const busy = [{ employeeId: 1, day: '2026-11-25', begins: 8 * 60, ends: 9 * 60 + 32 }];
    expect(layVisits([visit(1)], busy)).toEqual(['09:35']);
    expect(layVisits([visit(1, { employeeId: 2 })], busy)).toEqual(['09:00']);
    expect(layVisits([visit(1, { day: '2026-11-26' })], busy)).toEqual(['09:00']);
  });

  it('begin at nine where the day has no gap left, so that the clash is seen', () => {
    expect(layVisits([visit(1, { hours: 8 }), visit(2, { hours: 8 })], [])).toEqual([
      '09:00',
      '09:00',
    ]);
  });

  it('begin at nine, all of them, while nobody is assigned', () => {
    const nobody = { employeeId: null };
    expect(layVisits([visit(1, nobody), visit(2, nobody)], [])).toEqual(['09:00', '09:00']);
  });

  it('never overlap where their hours fit into the day, in whatever order they come', () => {
    const lengths = fc.array(fc.constantFrom(0.5, 1, 1.25, 1.5), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lengths, fc.boolean(), (hours, isTurned) => {
        const visits = hours.map((length, index) => visit(index, { hours: length }));
        const given = isTurned ? visits.toReversed() : visits;
        const spans = layVisits(given, [])
          .map((start, index) => [minutes(start), minutes(start) + (given[index]?.hours ?? 0) * 60])
          .sort(([a = 0], [b = 0]) => a - b);
        for (const [index, [begins = 0]] of spans.entries()) {
          expect(begins).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? 9 * 60);
        }
      }),
    );
  });
});
