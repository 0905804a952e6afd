/** The first of some names that is not empty. */
export const firstName = (...names: (string | null | undefined)[]): string | undefined =>
  names.find((name) => name !== undefined && name !== null && name !== '') ?? undefined;

/** A record's number as people write it: `# 10342`. */
export const numbered = (number: number | null | undefined): string | undefined =>
  typeof number === 'number' ? `# ${number}` : undefined;
