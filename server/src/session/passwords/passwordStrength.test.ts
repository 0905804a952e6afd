import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Company } from 'shared-api/contract/company/company';
import { readCompany } from '../../company.ts';
import { createWorkers } from '../../createWorkers.ts';
import { refusalText } from '../../refusals/texts.ts';
import { passwordFault } from './passwordStrength.ts';

const workers = createWorkers();
afterAll(() => workers.close());

let company: Company;
beforeAll(async () => {
  company = await readCompany();
});

const faultOf = async (password: string) => {
  const fault = await passwordFault({ workers, company }, password, 'jane.merrick');
  return fault && refusalText('en', fault);
};

const common = [
  'passwordpassword',
  'password1password',
  'p@ssw0rd1234',
  'Passw0rd!!!!',
  'qwertyqwerty',
  'qwertyuiop123',
  'changeme1234',
  'administrator',
  'adminadmin12',
  'abc123abc123',
  'abcdefghijkl',
  '1qaz2wsx3edc',
  'Summer2026!!',
  'Winter2025!!',
  'Toronto2026!',
  'letmeinletmein',
  'iloveyou1234',
  'welcome12345',
  'Welcome!!!!2026',
  'monkeymonkey12',
  'sunshine1234',
  'football12345',
  '123456789012',
  'aaaaaaaaaaaa',
  'motdepasse123',
  'Bonjour12345!',
];

const ofTheCompany = [
  'northbank2026',
  'Northbank123!',
  'northbank-admin',
  'northbank-staff',
  'Clearwell2026',
  'H@rtwood12345',
  'cleaning2026',
  'contracting1',
  'jane.merrick1',
  'Merrick2026!',
];

describe('a new password', () => {
  it.each([...common, ...ofTheCompany])('is refused when it is "%s"', async (password) => {
    expect(await faultOf(password)).toMatch(/too easy to guess/);
  });

  it.each(['short', 'x'.repeat(26)])('is refused for its length when it is "%s"', async (word) => {
    expect(await faultOf(word)).toMatch(/12 to 25 characters/);
  });

  it.each(['correct horse battery', 'a good long phrase', 'vT8#kq2Lm!zP', 'lampe bleu rivière'])(
    'is accepted when it is "%s"',
    async (password) => {
      expect(await faultOf(password)).toBeUndefined();
    },
  );
});
