/**
 * A statement file that cannot be read. The message is for a bookkeeper: what is wrong, in which
 * line or transaction, and what to do about it. Nothing of such a file is imported.
 */
export class StatementError extends Error {
  override name = 'StatementError';
  /** The names of a CSV file's columns, where choosing among them is the cure. */
  readonly headers?: string[];

  constructor(message: string, headers?: string[]) {
    super(message);
    if (headers) this.headers = headers;
  }
}
