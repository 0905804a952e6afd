/** What became of one mail (docs/product/README.md "E-mail"). */
export interface MailState {
  id: number;
  recipient: string;
  subject: string;
  status: 'queued' | 'sent' | 'failed';
  attempts: number;
  lastError: string | null;
  /** Instants, ISO 8601. */
  queuedAt: string;
  sentAt: string | null;
}
