/** Contracts of the demo and services without one, generated like its other records (demoRecords.ts). */

import { at, cities, daysBefore, jobs, streets } from './demoLists.ts';

const instructions = [
  'Keys at the front desk. Alarm code from the office.',
  'Ring twice; the dog is friendly.',
  'Use the service entrance. Floors last.',
  '',
];

/**
 * How the n-th contract repeats: most every week, some every two or four weeks or once a month; one is in a
 * pause, one has ended, one ends soon. Those with a time of their own begin then.
 */
const scheduleOf = (index: number, today: string) => ({
  repeat:
    { 3: 'everyTwoWeeks', 9: 'everyTwoWeeks', 15: 'everyFourWeeks', 18: 'monthly' }[index] ??
    'weekly',
  monthWeek: 'first',
  startTime: { 1: '18:00', 4: '08:30', 9: '13:00', 16: '18:30' }[index] ?? null,
  pausedFrom: index === 12 ? daysBefore(today, 9) : null,
  pausedUntil: index === 12 ? daysBefore(today, -26) : null,
  lastDay: { 5: daysBefore(today, -45), 19: daysBefore(today, 24) }[index] ?? null,
  skipHolidays: index % 2 === 0,
});

/** Twenty-five contracts; the last four are no longer active. */
export const demoContracts = (today: string) =>
  Array.from({ length: 25 }, (_, index) => {
    const isMonthly = index % 6 === 2;
    const priceCents = isMonthly ? 68_000 + index * 2_500 : 9_500 + ((index * 37) % 90) * 100;
    return {
      since: daysBefore(today, 700 - index * 21),
      isActive: index < 21,
      autoBill: index % 3 === 0,
      isMonthly,
      client: 1 + ((index * 3) % 60),
      employee: 1 + (index % 8),
      address: `${14 + ((index * 43) % 460)} ${at(streets, index * 7 + 1)}`,
      city: at(cities, index),
      priceCents,
      empCostCents: Math.round((isMonthly ? priceCents / 4 : priceCents) * 0.006) * 100,
      hours: 1.5 + (index % 6) * 0.5,
      lineData: at(
        ['Office cleaning', 'Common area cleaning', 'Clinic cleaning', 'Home cleaning'],
        index,
      ),
      instructions: at(instructions, index),
      days: [index % 5, isMonthly ? -1 : (index * 2 + 2) % 5].filter((day) => day >= 0),
      ...scheduleOf(index, today),
    };
  });

/** How many days ago each service without a contract was: 220 over the last year, more of them of late. */
const singleServices = Array.from(
  { length: 220 },
  (_, index) => 3 + index + Math.floor(index ** 2 / 340),
);

/**
 * And some before: until March the last year whose books are closed ended up to 15 months ago, and books can only be
 * closed where there are entries.
 */
const formerServices = [380, 398, 416, 434, 452, 470, 488, 506];

/** Past services without a contract. */
export const demoSingleServices = (today: string) =>
  [...singleServices, ...formerServices].map((back, index) => {
    const job = at(jobs, index * 5 + 1);
    const priceCents =
      Math.round(((job.labor + job.material) * (60 + ((index * 31) % 80))) / 10_000) * 100;
    return {
      client: 1 + ((index * 13) % 60),
      employee: 1 + ((index * 5) % 8),
      type: job.category,
      status: index % 17 === 9 ? 'Cancelled' : 'Complete',
      at: `${daysBefore(today, back)}T${String(8 + (index % 9)).padStart(2, '0')}:00`,
      address: `${10 + ((index * 61) % 480)} ${at(streets, index * 3 + 2)}`,
      city: at(cities, index * 3),
      priceCents,
      empCostCents: Math.round(priceCents * 0.0055) * 100,
      hours: 1 + (index % 8) * 0.5,
      lineData: job.title,
      instructions: at(instructions, index + 1),
    };
  });
