/**
 * Creates an Admin, usually the first: `npm run create-admin -- <username>`. Prompts for the
 * password or reads it from standard input, so that it does not appear in the process list.
 */
import { createInterface } from 'node:readline/promises';
import { loginFieldLength } from 'shared-api/contract/staff/session';
import { readCompany } from '../../company.ts';
import { ConfigError, readConfig } from '../../config.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { makeLogin } from './makeLogin.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { refusalInDefault } from '../../refusals/texts.ts';
import { passwordFault } from '../passwords/passwordStrength.ts';
import { createStrengthPool } from '../passwords/strengthPool.ts';
import { printFault } from '../../db/printFault.ts';

async function askPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Input that ends answers no question.
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const password = await Promise.race([
    terminal.question('Password (12 to 25 characters): '),
    ended,
  ]);
  terminal.close();
  return password;
}

/** @throws ConfigError saying what is wrong with the password */
async function refuseWeak(password: string, username: string): Promise<void> {
  const passwords = createStrengthPool();
  try {
    const judging = { workers: { passwords }, company: await readCompany() };
    const fault = await passwordFault(judging, password, username);
    if (fault !== undefined) throw new ConfigError(refusalInDefault(fault));
  } finally {
    await passwords.close();
  }
}

async function createAdmin(username: string | undefined): Promise<void> {
  if (!username || username.length > loginFieldLength) {
    throw new ConfigError(
      `Name the Admin, with ${loginFieldLength} characters at most: npm run create-admin -- <username>`,
    );
  }
  const password = await askPassword();
  await refuseWeak(password, username);
  const { database, close } = await openDatabase(readConfig(), (line) => console.error(line));
  try {
    const passwordHash = await hashPassword(password);
    const isMade = await database.transaction((connection) =>
      makeLogin(
        connection,
        { who: 'create-admin', address: '' },
        { username, email: '', role: 'Admin', passwordHash },
      ),
    );
    if (!isMade) throw new ConfigError(`There is a login "${username}" already.`);
    console.log(`${username} is an Admin now.`);
  } finally {
    await close();
  }
}

try {
  await createAdmin(process.argv[2]);
} catch (error) {
  printFault(error);
  process.exitCode = 1;
}
