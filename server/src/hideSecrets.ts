/**
 * A text as a log may hold it: without the secret of an address that opens a schedule, a quote's
 * answer, a preview, a payment or how far a bulk send is, or takes drafts back.
 */
export const hideSecrets = (text: string): string =>
  text.replace(
    /(\/(?:schedule|todays-services-summary|quote-answers?|preview\/open|payment-status|payment-receipts?|request-sent|bulk-sends|bills)\/+)[^/?#\s]+/g,
    '$1…',
  );

/** Query parameters that may be logged; any other name could be something a person typed. */
const shownNames = new Set([
  ...['page', 'page_size', 'cursor', 'sort', 'q', 'from', 'to', 'before', 'entity', 'recordId'],
  ...['type', 'status', 'state', 'kind', 'brand', 'category', 'direction', 'counterparty'],
  ...['clientId', 'employeeId', 'contractId', 'invoiceId', 'serviceStatus', 'source', 'isActive'],
  ...['paid', 'paidFrom', 'paidTo', 'billed', 'issued', 'name', 'account', 'mapping'],
]);

/**
 * The request URL for logging: secrets redacted, and query parameters by name only, since their
 * values may be personal.
 */
export function loggedAddress(url: string): string {
  const [path = '', query] = url.split(/\?([^]*)/, 2);
  // The router also matches percent-encoded paths.
  const shown = hideSecrets(decoded(path));
  if (query === undefined || query === '') return shown;
  const names = [...new URLSearchParams(query).keys()].map((name) =>
    shownNames.has(name) ? name : '…',
  );
  return `${shown}?${[...new Set(names)].join('&')}`;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Malformed encoding, which no route matches.
    return '…';
  }
}
