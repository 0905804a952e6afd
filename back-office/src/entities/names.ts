/** The first of some names that is not empty. */
export const firstName = (...names: (string | null | undefined)[]): string | undefined =>
  names.find((name) => name !== undefined && name !== null && name !== '') ?? undefined;

/** What stands in a list where nothing is known. */
export const orDash = (text: string): string => (text === '' ? '-' : text);

/** The street and city of a record, in a list. */
export const addressOf = ({ address, city }: { address: string; city: string }): string =>
  orDash([address, city].filter(Boolean).join(', '));

/** A record's number as people write it: `# 10342`. */
export const numbered = (number: number | null | undefined): string | undefined =>
  typeof number === 'number' ? `# ${number}` : undefined;
