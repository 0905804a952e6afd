/** One entry of the audit trail of a record (docs/product/calls.md "Conventions"). */
export interface HistoryEntry {
  /** Instant, ISO 8601. */
  at: string;
  who: string;
  action: 'create' | 'update' | 'delete' | 'restore';
  /** The changed fields as they were, by name; the whole record where it was deleted. */
  before: Record<string, unknown> | null;
  /** The changed fields as they became. */
  after: Record<string, unknown> | null;
}
