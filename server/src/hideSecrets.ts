/** A text as a log may hold it: without the secret of an address that opens a schedule, a preview or a payment. */
export const hideSecrets = (text: string): string =>
  text.replace(
    /(\/(?:schedule|todays-services-summary|preview\/open|payment-status)\/+)[^/?#\s]+/g,
    '$1…',
  );

/**
 * A request's address as a log may hold it: without secrets, and of its query only the names, since
 * what is searched for is somebody's.
 */
export function loggedAddress(url: string): string {
  const [path = '', query] = url.split(/\?([^]*)/, 2);
  // The router finds a path that is written with escapes as well.
  const shown = hideSecrets(decoded(path));
  if (query === undefined || query === '') return shown;
  const names = [...new Set(new URLSearchParams(query).keys())].map((name) =>
    /^[A-Za-z_]{1,20}$/.test(name) ? name : '…',
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
