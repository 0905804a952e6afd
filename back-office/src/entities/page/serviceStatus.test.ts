import { expect, it } from '@jest/globals';
import { serviceStatus } from './serviceStatus.ts';

it.each([
  ['Scheduled', '2026-11-24T09:00', 'Scheduled'],
  ['Scheduled', '2026-11-23T09:00', 'Scheduled'],
  ['Scheduled', '2026-11-22T09:00', 'Not marked complete'],
  ['Scheduled', null, 'Scheduled'],
  ['Complete', '2026-11-22T09:00', 'Complete'],
  ['Cancelled', '2026-11-22T09:00', 'Cancelled'],
])('a service that is %s on %s is %s', (status, dateTs, word) => {
  expect(serviceStatus({ serviceStatus: status, dateTs }, '2026-11-23').word).toBe(word);
});
