/**
 * A text as a log may hold it: without the secret of an address that opens a schedule, a quote's
 * answer, a preview or a payment.
 */
export const hideSecrets = (text: string): string =>
  text.replace(
    /(\/(?:schedule|todays-services-summary|quote-answers?|preview\/open|payment-status)\/+)[^/?#\s]+/g,
    '$1…',
  );

/** Names of parameters that the log shows; any other may be a text that a person typed. */
const shownNames = new Set([
  ...['page', 'page_size', 'cursor', 'sort', 'q', 'from', 'to', 'before', 'entity', 'recordId'],
  ...['type', 'status', 'state', 'kind', 'brand', 'category', 'direction', 'counterparty'],
  ...['clientId', 'employeeId', 'contractId', 'invoiceId', 'serviceStatus', 'source', 'isActive'],
  ...['paid', 'paidFrom', 'paidTo', 'billed', 'issued', 'name', 'account', 'mapping'],
]);

/**
 * A request's address as a log may hold it: without secrets, and of its query only the names, since
 * what is searched for is somebody's.
 */
export function loggedAddress(url: string): string {
  const [path = '', query] = url.split(/\?([^]*)/, 2);
  // The router finds a path that is written with escapes as well.
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
    // No route has such a path.
    return '…';
  }
}
