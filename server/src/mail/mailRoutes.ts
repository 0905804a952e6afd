import type { FastifyPluginAsync } from 'fastify';
import { mailCalls } from 'shared-api/contract/calls/mail';
import { isEntityName } from 'shared-api/contract/entities/entities';
import { mailTest, type MailState, type OutboxMail } from 'shared-api/contract/history/mailState';
import type { Database } from '../db/Database.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { outcomeOf } from '../outcomes/texts.ts';
import { enclosedFiles } from '../documents/attachments.ts';
import type { DocumentContext } from '../documents/pdfs.ts';
import { keptMail } from './keptMail.ts';
import { noteSeenLetter } from './noteSeenLetter.ts';
import { outOfDate, type OutOfDate } from './outOfDate.ts';
import { mailJob } from './queueMail.ts';

interface Options extends DocumentContext {
  database: Database;
  jobs: Pick<Jobs, 'sendAll'>;
}

/** A mail's database row. */
type Stored<Mail extends MailState> = Omit<Mail, 'queuedAt' | 'sentAt'> & {
  queuedAt: Date;
  sentAt: Date | null;
};

const instantsOf = ({
  queuedAt,
  sentAt,
}: Stored<MailState>): Pick<MailState, 'queuedAt' | 'sentAt'> => ({
  queuedAt: queuedAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

/** Most opened mails that one network address may report in a minute. */
const seenPerMinute = 60;

/** Maximum number of mails shown in the outbox. */
const outboxLength = 100;

/**
 * Delivery states of all mails or of one record's, and retrying a mail (docs/product/README.md
 * "E-mail").
 */
export const mailRoutes: FastifyPluginAsync<Options> = async (app, context) => {
  const { database, jobs } = context;
  app.handle(mailCalls.mails, async ({ query: { entity, recordId } }) => {
    if (entity === undefined && recordId === undefined) return { results: await outbox(database) };
    if (typeof entity !== 'string' || !isEntityName(entity)) {
      throw invalidInput({ entity: { code: 'notList' } });
    }
    if (typeof recordId !== 'string' || !/^\d{1,9}$/.test(recordId)) {
      throw invalidInput({ recordId: { code: 'notRecordNumber' } });
    }
    const { rows } = await database.query<Stored<MailState>>(
      `SELECT id, recipient, subject, status, attempts, last_error AS "lastError",
           queued_at AS "queuedAt", sent_at AS "sentAt"
         FROM mails WHERE entity = $1 AND record_id = $2 ORDER BY id DESC LIMIT 100`,
      [entity, Number(recordId)],
    );
    return { results: rows.map((row) => ({ ...row, ...instantsOf(row) })) };
  });

  app.handle(mailCalls.mail, async ({ params }) => {
    const { enclosed, ...mail } = await keptMail(context, params.id);
    const files = await enclosedFiles(context, mail.entity, mail.recordId, enclosed);
    return { ...mail, attachments: files.map(({ filename }) => filename) };
  });

  app.handle(mailCalls.mailFile, async ({ params: { id, name } }, _request, reply) => {
    const { entity, recordId, enclosed } = await keptMail(context, id);
    const files = await enclosedFiles(context, entity, recordId, enclosed);
    const content = await files.find(({ filename }) => filename === name)?.write();
    if (!content) throw new HttpError(404, { code: 'noMailFile' });
    return reply
      .header('content-disposition', `inline; filename="${name}"`)
      .type('application/pdf')
      .send(content);
  });

  app.handle(mailCalls.resendMail, async ({ params: { id } }) => {
    await database.transaction(async (connection) => {
      const { rows } = await connection.query<{
        entity: string;
        status: string;
        why: OutOfDate | null;
      }>(`SELECT m.entity, m.status, ${outOfDate} AS why FROM mails m WHERE m.id = $1 FOR UPDATE`, [
        /^\d{1,15}$/.test(id) ? Number(id) : 0,
      ]);
      const [mail] = rows;
      if (!mail) throw new HttpError(404, { code: 'noMail', params: { id } });
      // A new one counts, and goes to the address that its sender may have tests sent to now.
      if (mail.entity === mailTest) throw new HttpError(409, { code: 'mailIsTest' });
      // It is still queued; another job would send it twice.
      if (mail.status === 'queued') return;
      if (mail.why !== null) throw new HttpError(409, { code: mail.why });
      await connection.query(
        "UPDATE mails SET status = 'queued', last_error = NULL, sent_at = NULL WHERE id = $1",
        [Number(id)],
      );
      await jobs.sendAll(connection, mailJob, [{ mailId: Number(id) }]);
    });
    return { message: outcomeOf('mailQueued') };
  });

  app.handle(
    mailCalls.seenLetter,
    async ({ body: { key } }, request, reply) => {
      // Staff who open their own mail are not the client.
      if (request.headers.authorization === undefined) await noteSeenLetter(database, key);
      return reply.send();
    },
    { config: { rateLimit: { max: seenPerMinute, timeWindow: '1 minute' } } },
  );
};

/** Recent mails of all records: failed ones first, then queued ones, each newest first. */
async function outbox(database: Database): Promise<OutboxMail[]> {
  const { rows } = await database.query<Stored<OutboxMail>>(
    `SELECT id, entity, record_id AS "recordId", recipient, subject, status, attempts,
       last_error AS "lastError", queued_at AS "queuedAt", sent_at AS "sentAt"
     FROM unnest(ARRAY['failed', 'queued', 'sent']) WITH ORDINALITY AS state (name, rank)
     CROSS JOIN LATERAL (
       SELECT * FROM mails WHERE status = state.name ORDER BY id DESC LIMIT $1
     ) AS newest
     ORDER BY state.rank, id DESC LIMIT $1`,
    [outboxLength],
  );
  return rows.map((row) => ({ ...row, ...instantsOf(row) }));
}
