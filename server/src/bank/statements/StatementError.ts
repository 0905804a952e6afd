/**
 * A statement file that cannot be read. The message is for a bookkeeper: what is wrong, in which
 * line or transaction, and how to fix it. Nothing from such a file is imported.
 */
export class StatementError extends Error {
  override name = 'StatementError';
  /** The CSV column names, if choosing among them resolves the error. */
  readonly headers?: string[];

  constructor(message: string, headers?: string[]) {
    super(message);
    if (headers) this.headers = headers;
  }
}
