import fc from 'fast-check';
import type { Bodies } from './moneyBodies.ts';
import { idOf, made, type Preparation } from './preparedRecords.ts';
import { line } from './values.ts';

/** Bodies of calls about when employees work. */
export function workingHoursBodies(): Bodies {
  const day = fc.option(
    fc.constantFrom({ begins: '08:00', ends: '17:00' }, { begins: '06:30', ends: '14:30' }),
  );
  // Within a year of each other, and seldom in each other's way.
  const month = fc.integer({ min: 10, max: 12 });
  const year = fc.integer({ min: 2030, max: 2099 });
  return {
    'PUT /api/employees/:id/hours': fc.record({
      days: fc.option(fc.array(day, { minLength: 7, maxLength: 7 })),
    }),
    'POST /api/employees/:id/leave': fc.tuple(year, month, line).map(([y, m, word]) => ({
      from: `${y}-${m}-03`,
      until: `${y}-${m}-09`,
      word,
    })),
  };
}

/** Leave of a new employee, to be taken back. */
export const workingHoursPreparations: Record<string, Preparation> = {
  'POST /api/employees/:id/leave/:leaveId/remove': async (means) => {
    const { id } = idOf(await made(means, 'employees'));
    const leave = { from: '2031-03-10', until: '2031-03-14', word: '' };
    const { body } = await means.call('POST', `/api/employees/${id}/leave/`, leave);
    return { params: { id, leaveId: String(body['id']) } };
  },
};
