/**
 * What a person's photograph is called, without its ending: "Dana O’Neil-Whitlock" is
 * `dana-o-neil-whitlock`.
 */
export const personKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
