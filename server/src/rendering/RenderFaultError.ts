import type { RenderFaultKind } from 'shared-api/contract/releases/releases';

/**
 * A release could not render a page: its code threw (`error`) or gave no page or too large a one (`result`),
 * its process took too long (`time`), took too much `memory`, or has ended (`exit`). After all but the first,
 * the process is ended. The message says why, for the log.
 */
export class RenderFaultError extends Error {
  override name = 'RenderFaultError';
  readonly kind: RenderFaultKind;

  constructor(kind: RenderFaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
