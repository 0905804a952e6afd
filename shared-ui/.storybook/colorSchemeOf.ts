/** The value of CSS `color-scheme` for what the toolbar has chosen; the system's if nothing. */
export const colorSchemeOf = (scheme: unknown): string =>
  scheme === 'light' || scheme === 'dark' ? scheme : 'light dark';
