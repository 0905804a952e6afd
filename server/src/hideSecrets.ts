/** An address as a log may hold it: without the secret that opens a schedule, or a preview. */
export const hideSecrets = (url: string): string =>
  url.replace(/(\/(?:schedule|todays-services-summary|preview\/open)\/)[^/?#]+/g, '$1…');
