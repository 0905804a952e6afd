/** The code of a system error (`ENOENT`), or of one of PostgreSQL's (`57P03`). */
export function errorCode(error: unknown): string | undefined {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** For `.catch`: maps a missing file or directory to undefined, rethrows anything else. */
export function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
