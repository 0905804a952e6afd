/**
 * What has been billed for a quote, in cents with tax: issued invoices that are not void, less their
 * credits.
 * @param quoteId the column or placeholder of its id
 */
export const billedOfQuote = (quoteId: string): string =>
  `(SELECT coalesce(sum(billed.total_cents - credited.cents), 0)::bigint FROM invoices billed
      CROSS JOIN LATERAL (SELECT coalesce(sum(c.total_cents), 0) AS cents FROM credits c
        WHERE c.invoice_id = billed.id) credited
    WHERE billed.quote_id = ${quoteId} AND billed.invoice_number IS NOT NULL
      AND billed.voided_on IS NULL)`;
