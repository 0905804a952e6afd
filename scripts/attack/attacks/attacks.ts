import type { Attack } from '../Attack.ts';
import { accountAttacks } from './accounts.ts';
import { connectionAttacks } from './connections.ts';
import { databaseAttacks } from './database.ts';
import { heavyWorkAttacks } from './heavyWork.ts';
import { limitAttacks } from './limits.ts';
import { pageAttacks } from './pages.ts';
import { quoteAttacks } from './quotes.ts';
import { secretAttacks } from './secrets.ts';

/** All attacks, in the order they run. */
export const attacks: Attack[] = [
  ...quoteAttacks,
  ...databaseAttacks,
  ...limitAttacks,
  ...accountAttacks,
  ...pageAttacks,
  ...heavyWorkAttacks,
  ...connectionAttacks,
  ...secretAttacks,
];
