/**
 * Event in the page's window when code failed to load that would have taken over server-rendered HTML:
 * forms in it are from then on sent as the browser sends them.
 */
export const partMissing = 'part-missing';
