import { defaultLanguage, languages, prefixes } from 'shared-api/contract/values/language';

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

/** The language of the page that a payer is led back to, null where they could not leave. */
const payerLanguage = (returnTo: string): string =>
  `CASE WHEN ${returnTo} IS NULL THEN NULL ${languages
    .filter((language) => prefixes[language] !== '')
    .map(
      (language) => `WHEN ${returnTo} ~ '^\\w+://[^/]+${prefixes[language]}/' THEN '${language}'`,
    )
    .join(' ')} ELSE '${defaultLanguage}' END`;

/**
 * The language of the receipt of a payment for an invoice, a contract or a quote `q` of a client `c`: a client has a
 * language, whoever pays for them; the receipt of who is no client is in the language in which they paid.
 * @param returnTo the column or placeholder of the page that the payer is led back to
 */
export const receiptLanguage = (returnTo: string): string =>
  `CASE WHEN c.id IS NULL THEN coalesce(${payerLanguage(returnTo)}, ${quoteLanguage})
     WHEN q.id IS NULL THEN ${clientLanguage} ELSE ${quoteLanguage} END`;
