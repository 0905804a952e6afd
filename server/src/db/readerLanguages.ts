import { defaultLanguage, languages } from 'shared-api/contract/values/language';

/**
 * A stored language, or null for one that this server does not have: a newer release may have stored
 * it before a rollback.
 */
const known = (column: string): string =>
  `CASE WHEN ${column} IN (${languages.map((language) => `'${language}'`).join(', ')}) THEN ${column} END`;

/** The language of a client `c`, who may be missing. */
export const clientLanguage = `coalesce(${known('c.language')}, '${defaultLanguage}')`;

/**
 * The language of a quote `q` of a client `c`: an instant one keeps that in which it was asked for, one
 * that staff write is for its client.
 */
export const quoteLanguage = `coalesce(
  CASE WHEN q.request IS NULL THEN ${known('c.language')} END,
  ${known('q.language')},
  '${defaultLanguage}')`;
