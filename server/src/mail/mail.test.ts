import { describe, expect, it } from '@jest/globals';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { startSmtp } from '../../harness/testing/smtp/startSmtp.ts';
import { copiesOf } from './copiesOf.ts';
import { createMailJob } from './mailJob.ts';
import { createQueueMail, type Outgoing } from './queueMail.ts';
import { outboxDelivery, smtpDelivery, type Deliver } from './transports.ts';
import { WorkerMemoryError, WorkerTimeoutError } from '../workers/workerErrors.ts';

const server = serverPerFile();

const mail: Outgoing = {
  entity: 'quotes',
  recordId: 1,
  recipient: 'visitor@example.com',
  subject: 'Your quote – ☂ 10001',
  text: 'Zażółć $ 1.00\n.\nend',
  html: '<p>Zażółć</p>',
};

async function queued(outgoing: Outgoing = mail): Promise<number> {
  await server.database.transaction((connection) =>
    createQueueMail(server.jobs)(connection, outgoing),
  );
  const { rows } = await server.database.query<{ id: number }>('SELECT max(id) AS id FROM mails');
  return rows[0]?.id ?? 0;
}

const send = (mailId: number, deliver: Deliver, isLast = false): Promise<void> =>
  createMailJob(server, deliver).run({ mailId }, { isLast });

const stateOf = async (id: number) => {
  const { rows } = await server.database.query<{
    status: string;
    attempts: number;
    last_error: string | null;
  }>('SELECT status, attempts, last_error FROM mails WHERE id = $1', [id]);
  return rows[0];
};

describe('a queued mail', () => {
  it('reaches an SMTP server whole, and is sent once', async () => {
    const smtp = await startSmtp();
    const id = await queued();
    await send(id, smtpDelivery(smtp.url));
    await send(id, smtpDelivery(smtp.url));
    await smtp.stop();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatchObject({
      subject: mail.subject,
      from: { address: server.company.email },
      to: [{ address: mail.recipient }],
    });
    expect(smtp.received[0]?.text?.trim()).toBe(mail.text);
    expect(await stateOf(id)).toEqual({ status: 'sent', attempts: 1, last_error: null });
  });

  it('to several addresses is a copy for each, and says to all who else has it', async () => {
    const smtp = await startSmtp();
    const copies = copiesOf(
      { to: ['ann@example.com', 'ANN@example.com'], cc: ['ben@example.com'] },
      { ...mail },
    );
    expect(copies.map(({ recipient }) => recipient)).toEqual([
      'ann@example.com',
      'ben@example.com',
    ]);
    for (const copy of copies) await send(await queued(copy), smtpDelivery(smtp.url));
    await smtp.stop();
    expect(smtp.envelopes).toEqual([['ann@example.com'], ['ben@example.com']]);
    for (const received of smtp.received) {
      expect(received).toMatchObject({
        to: [{ address: 'ann@example.com' }],
        cc: [{ address: 'ben@example.com' }],
      });
    }
    expect(smtp.received).toHaveLength(2);
  });

  it('of what a visitor asks is answered to the visitor; theirs, and any other, to the company', async () => {
    const visitor = 'amara@example.com';
    const { rows } = await server.database.query<{ id: number }>(
      `INSERT INTO leads (date_ts, name, email, phone, subject, message, source)
       VALUES ('2026-01-31', 'Amara', $1, '', '', '', 'Contact') RETURNING id`,
      [visitor],
    );
    const of = { ...mail, entity: 'leads', recordId: rows[0]?.id ?? 0 } as const;
    const smtp = await startSmtp();
    for (const one of [
      { ...of, recipient: server.company.email },
      { ...of, recipient: visitor },
      { ...mail, recipient: server.company.email },
    ]) {
      await send(await queued(one), smtpDelivery(smtp.url));
    }
    await smtp.stop();
    const automatic = smtp.received.map(({ headers }) =>
      headers.some(({ key }) => key === 'auto-submitted'),
    );
    expect(automatic).toEqual([true, true, false]);
    expect(smtp.received.map(({ replyTo }) => replyTo)).toEqual([
      [{ name: '', address: visitor }],
      undefined,
      undefined,
    ]);
  });

  it('stays queued with the reason when it is refused, and goes out the next time', async () => {
    const smtp = await startSmtp(1);
    const id = await queued();
    await expect(send(id, smtpDelivery(smtp.url))).rejects.toThrow('try later');
    expect(await stateOf(id)).toMatchObject({
      status: 'queued',
      attempts: 1,
      last_error: expect.stringContaining('try later'),
    });
    await send(id, smtpDelivery(smtp.url));
    await smtp.stop();
    expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
  });

  it('is failed at once when it is refused for good', async () => {
    const smtp = await startSmtp(1, 550);
    const id = await queued();
    await send(id, smtpDelivery(smtp.url));
    await smtp.stop();
    expect(await stateOf(id)).toMatchObject({
      status: 'failed',
      attempts: 1,
      last_error: expect.stringContaining('550'),
    });
  });

  it('stays queued when the server hangs, and does not wait for ever', async () => {
    const sockets = new Set<Socket>();
    const hanging = createServer((socket) => sockets.add(socket));
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const { port } = hanging.address() as AddressInfo;
    const id = await queued();
    await expect(send(id, smtpDelivery(`smtp://127.0.0.1:${port}`, 0.3))).rejects.toThrow();
    sockets.forEach((socket) => socket.destroy());
    await new Promise((resolve) => hanging.close(resolve));
    expect(await stateOf(id)).toMatchObject({ status: 'queued', attempts: 1 });
  });

  it('is failed after the last attempt', async () => {
    const id = await queued();
    const nobodyThere = smtpDelivery('smtp://127.0.0.1:1');
    await expect(send(id, nobodyThere, true)).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ status: 'failed' });
  });

  it('about a quote carries the quote as PDF', async () => {
    const { body } = await server.call('POST', 'quotes/create', {
      as: 'Admin',
      body: { price: 5 },
    });
    const smtp = await startSmtp();
    const id = await queued({ ...mail, recordId: Number(body['id']) });
    await send(id, smtpDelivery(smtp.url));
    await smtp.stop();
    const [attachment] = smtp.received[0]?.attachments ?? [];
    expect(attachment).toMatchObject({
      filename: `quote-${String(body['number'])}.pdf`,
      mimeType: 'application/pdf',
    });
    expect(
      Buffer.from(attachment?.content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('is failed at once when its document would be too long', async () => {
    const { body } = await server.call('POST', 'quotes/create', {
      as: 'Admin',
      body: { lineData: Array(24).fill(['\n'.repeat(9_999), '$ 1.00']) },
    });
    const id = await queued({ ...mail, recordId: Number(body['id']) });
    await send(id, () => Promise.resolve());
    expect(await stateOf(id)).toMatchObject({
      status: 'failed',
      attempts: 1,
      last_error: expect.stringContaining('more than 500 pages'),
    });
  });

  it('stays as it is when its invoice is voided while a delivery fails', async () => {
    const id = await queued();
    const voided = async (): Promise<never> => {
      await server.database.query("UPDATE mails SET status = 'failed' WHERE id = $1", [id]);
      throw new Error('try later');
    };
    await expect(send(id, voided)).rejects.toThrow('try later');
    expect((await stateOf(id))?.status).toBe('failed');
  });

  it('is failed at once when its document needs too much memory, and soon when too much time', async () => {
    const cure = { status: 413, what: 'split' } as const;
    const large = await queued();
    await send(large, () => Promise.reject(new WorkerMemoryError('document', 1, cure)));
    expect(await stateOf(large)).toMatchObject({ status: 'failed', attempts: 1 });
    const slow = await queued();
    const late = () =>
      send(slow, () => Promise.reject(new WorkerTimeoutError('document', 1, cure)));
    await expect(late()).rejects.toThrow('not finished');
    await expect(late()).rejects.toThrow('not finished');
    await late();
    expect(await stateOf(slow)).toMatchObject({ status: 'failed', attempts: 3 });
  });

  it('becomes one file in the outbox without an SMTP server', async () => {
    const folder = path.join(server.folder, 'outbox');
    await mkdir(folder);
    const id = await queued();
    await send(id, outboxDelivery(folder));
    const files = await readdir(folder);
    expect(files).toEqual([`mail-${String(id).padStart(6, '0')}.eml`]);
    const email = await PostalMime.parse(await readFile(path.join(folder, files[0] ?? '')));
    expect(email).toMatchObject({ subject: mail.subject, to: [{ address: mail.recipient }] });
    expect(email.html).toContain('Zażółć');
  });

  it('does not exist when its transaction fails, and neither does its job', async () => {
    const count = async (): Promise<unknown> =>
      (
        await server.database.query(
          "SELECT (SELECT count(*) FROM mails) AS mails, (SELECT count(*) FROM pgboss.job WHERE name = 'mail') AS jobs",
        )
      ).rows[0];
    const before = await count();
    await expect(
      server.database.transaction(async (connection) => {
        await createQueueMail(server.jobs)(connection, mail);
        throw new Error('the cause failed');
      }),
    ).rejects.toThrow('the cause failed');
    expect(await count()).toEqual(before);
  });

  it('is found and sent by a worker', async () => {
    const sent = new Promise<string>((resolve) => {
      void server.jobs.work(
        createMailJob(server, (letter) => {
          if (letter.subject === 'For the worker') resolve(letter.recipient);
          return Promise.resolve();
        }),
      );
    });
    await queued({ ...mail, subject: 'For the worker' });
    expect(await sent).toBe(mail.recipient);
  });
});
