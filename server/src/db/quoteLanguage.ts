/**
 * The language of a quote `q` of a client `c`: an instant one keeps that in which it was asked for, one
 * that staff write is for its client.
 */
export const quoteLanguage = `CASE WHEN q.request IS NULL THEN coalesce(c.language, q.language)
  ELSE q.language END`;
