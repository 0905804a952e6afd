import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An SMTP server that records mails; it first refuses `refusals` of them. */
export async function startSmtp(refusals = 0, responseCode = 451) {
  const received: Email[] = [];
  const envelopes: string[][] = [];
  let left = refusals;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (left > 0) {
          left -= 1;
          done(Object.assign(new Error('try later'), { responseCode }));
          return;
        }
        PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push(email);
          envelopes.push(session.envelope.rcptTo.map(({ address }) => address));
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    received,
    envelopes,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
