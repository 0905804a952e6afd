import { expect, it } from '@jest/globals';
import { companySchema } from './company.ts';

const check = (timeZone: string) => (): void =>
  void companySchema.validateSyncAt('timeZone', { timeZone });

it.each(['America/Toronto', 'America/St_Johns'])('takes the time zone %s', (timeZone) => {
  expect(check(timeZone)).not.toThrow();
});

it('names a time zone that there is not, and the cure', () => {
  expect(check('Mars/Olympus')).toThrow('timeZone must be a time zone such as America/Toronto.');
});
