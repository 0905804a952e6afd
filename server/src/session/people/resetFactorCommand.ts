/**
 * Removes a second factor, for an Admin who has lost the authenticator app and all recovery codes
 * when nobody else can help: `npm run reset-factor -- <username>`.
 */
import { defaultLanguage } from 'shared-api/contract/values/language';
import { ConfigError, readConfig } from '../../config.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { outcomeOf, outcomeText } from '../../outcomes/texts.ts';
import { resetFactor } from './resetFactor.ts';
import { printFault } from '../../db/printFault.ts';

async function run(username: string | undefined): Promise<void> {
  if (!username) {
    throw new ConfigError('Name the login: npm run reset-factor -- <username>');
  }
  const { database, close } = await openDatabase(readConfig(), (line) => console.error(line));
  try {
    const { rows } = await database.query<{ id: number }>(
      'SELECT id FROM staff WHERE username = $1',
      [username],
    );
    const [person] = rows;
    if (!person) throw new ConfigError(`There is no login "${username}".`);
    const actor = { who: 'reset-factor', address: '' };
    const reset = await database.transaction((connection) =>
      resetFactor(connection, actor, person.id),
    );
    const params = { username, ...reset, isCommand: true };
    console.log(outcomeText(defaultLanguage, outcomeOf('personFactorReset', params)));
  } finally {
    await close();
  }
}

try {
  await run(process.argv[2]);
} catch (error) {
  printFault(error);
  process.exitCode = 1;
}
