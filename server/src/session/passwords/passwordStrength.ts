import type { Company } from 'shared-api/contract/company/company';
import { loginFieldLength } from 'shared-api/contract/staff/session';
import { invalidInput } from '../../HttpError.ts';
import type { Refusal } from '../../refusals/texts.ts';
import type { StrengthPool } from './strengthPool.ts';

/** Minimum and maximum password length; 25 is the login field's limit (docs/product/roles.md). */
export const passwordLength = { min: 12, max: loginFieldLength } as const;

/** Dependencies for judging a password. */
export interface Judging {
  workers: { passwords: StrengthPool };
  company: Company;
}

/** zxcvbn's highest score: ten billion guesses or more. */
const goodScore = 4;

/** Words about this company that an attacker would try first. */
function companyWords({ name, legalName, brands, address, siteUrl }: Company): string[] {
  const { cleaning, contracting } = brands;
  const texts = [
    [name, legalName, cleaning.name, cleaning.tagline, contracting.name, contracting.tagline],
    [address.street, address.city, new URL(siteUrl).hostname],
  ].flat();
  const words = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [...words, ...texts.map((text) => text.replace(/[^\p{L}\p{N}]+/gu, ''))];
}

/** Words of the office and the trade. */
const siteWords = [
  'admin',
  'administrator',
  'employee',
  'staff',
  'office',
  'backoffice',
  'login',
  'cleaning',
  'cleaner',
  'janitorial',
  'contracting',
  'contractor',
  'property',
  'services',
  'carpet',
  'invoice',
  'quote',
];

/**
 * Why a new password is refused.
 * @returns undefined if it is acceptable
 */
export async function passwordFault(
  { workers, company }: Judging,
  password: string,
  username: string,
): Promise<Refusal | undefined> {
  if (password.length < passwordLength.min || password.length > passwordLength.max) {
    return { code: 'passwordLength', params: passwordLength };
  }
  const known = [username, ...username.split(/[^\p{L}\p{N}]+/u), ...companyWords(company)];
  const words = [...known, ...siteWords].map((word) => word.toLowerCase());
  const score = await workers.passwords.run('judge', {
    password,
    words: [...new Set(words.filter((word) => word.length >= 3))],
  });
  return score >= goodScore ? undefined : { code: 'passwordWeak' };
}

/** @throws HttpError 400 at the field `password` if a new password is weak */
export async function refuseWeakPassword(
  judging: Judging,
  password: string,
  username: string,
): Promise<void> {
  const fault = await passwordFault(judging, password, username);
  if (fault !== undefined) throw invalidInput({ password: fault });
}
