import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

import type { Attachment } from '../documents/attachments.ts';

/** A mail ready for sending. */
export interface SendableMail {
  id: number;
  from: { name: string; address: string };
  /** Whom this copy is delivered to; the headers name all who get one. */
  recipient: string;
  to: readonly string[];
  cc: readonly string[];
  /** Whom an answer goes to, where that is not its sender. */
  replyTo?: string;
  /** Whether it only tells somebody that what they have sent has come. */
  isAutomatic?: boolean;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
}

export type Deliver = (letter: SendableMail) => Promise<void>;

/** The message id stays the same on retries, so that receivers can recognise duplicates. */
function messageOf({
  id,
  recipient,
  to,
  cc,
  isAutomatic,
  ...letter
}: SendableMail): SendMailOptions {
  const domain = letter.from.address.split('@')[1] ?? 'localhost';
  return {
    ...letter,
    to: [...to],
    cc: [...cc],
    envelope: { from: letter.from.address, to: recipient },
    // What answers by itself does not answer what nobody has typed (RFC 3834).
    ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-replied' } }),
    messageId: `<mail-${id}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The receiving server has refused the mail permanently; retrying is pointless. */
export class RefusedMailError extends Error {
  override name = 'RefusedMailError';
}

/**
 * Sends over SMTP.
 * @param timeoutSeconds timeout for an unresponsive server
 */
export function smtpDelivery(smtpUrl: string, timeoutSeconds = 30): Deliver {
  const patience = timeoutSeconds * 1000;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return async (letter) => {
    await transport.sendMail(messageOf(letter)).catch((error: unknown) => {
      throw isPermanentRefusal(error) ? new RefusedMailError(String(error)) : error;
    });
  };
}

/** A permanent refusal (RFC 5321, 4.2.1: 5yz) of the recipient or the mail, not of the sender. */
function isPermanentRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutLetter && typeof responseCode === 'number' && responseCode >= 500;
}

/** Writes mails to a directory as `.eml` files; used when no SMTP server is configured. */
export function outboxDelivery(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (letter) => {
    const { message } = await transport.sendMail(messageOf(letter));
    const file = path.join(folder, `mail-${String(letter.id).padStart(6, '0')}.eml`);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
  };
}
