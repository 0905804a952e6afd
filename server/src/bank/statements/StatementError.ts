import { defaultLanguage } from 'shared-api/contract/values/language';
import { reasonText, type Reason } from '../reasons/texts.ts';

/**
 * A statement file that cannot be read, and why. Nothing from such a file is imported. The message
 * is in the default language.
 */
export class StatementError extends Error {
  override name = 'StatementError';
  readonly reason: Reason;
  /** The CSV column names, if choosing among them resolves the error. */
  readonly headers?: string[];

  constructor(reason: Reason, headers?: string[]) {
    super(reasonText(defaultLanguage, reason));
    this.reason = reason;
    if (headers) this.headers = headers;
  }
}
