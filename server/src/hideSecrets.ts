/** An address as a log may hold it: without the secret that opens a schedule. */
export const hideSecrets = (url: string): string =>
  url.replace(/(\/(?:schedule|todays-services-summary)\/)[^/?#]+/g, '$1…');
