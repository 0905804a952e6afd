import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Shortest and longest password; 25 is what the login field takes (product.md "Roles"). */
export const passwordLength = { min: 12, max: 25 } as const;

const common = [
  'password',
  'passwort',
  'qwerty',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'football',
  'baseball',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'master',
  'superman',
  'trustno1',
];

/** Says what is wrong with a new password; undefined when it will do. */
export function passwordFault(password: string): string | undefined {
  if (password.length < passwordLength.min || password.length > passwordLength.max) {
    return `A password has ${passwordLength.min} to ${passwordLength.max} characters.`;
  }
  // What is left of a common password once its padding is gone.
  const core = password.toLowerCase().replace(/[^a-z]/g, '');
  if (new Set(password).size < 5 || common.includes(core) || /^(\d+)$/.test(password)) {
    return 'This password is too common. Choose one that nobody would guess.';
  }
  return undefined;
}

export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Verified when there is no such user, so that both cases take the same time. */
const nobody = hash('nobody has this password', options);

/** Whether a password is the one behind a hash; false, after the same time, when there is no hash. */
export async function checkPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== undefined;
}
