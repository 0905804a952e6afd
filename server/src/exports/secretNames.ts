/**
 * Names of what opens something or only programs use: secrets of links, hashes of passwords, keys that
 * make a call count once.
 */
const secret = /(^|_)(secret|token|hash|password|key|sha256)$/i;

/** Whether a column or a field is left out of exports. */
export const isSecretName = (name: string): boolean =>
  secret.test(name.replace(/[A-Z]/g, (letter) => `_${letter}`));

/** A row as JSON without anything secret in it, however deep. */
export const openJson = (row: unknown): string =>
  JSON.stringify(row, (name, value: unknown) => (isSecretName(name) ? undefined : value));
