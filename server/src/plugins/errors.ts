import type { FastifyError, FastifyInstance } from 'fastify';
import { DatabaseUnavailableError } from '../db/DatabaseUnavailableError.ts';
import { HttpError } from '../HttpError.ts';
import { languageOf } from '../languageOf.ts';
import { refusalText, type Refusal } from '../refusals/texts.ts';

/** Characters that the message of an answer may have, however much of what was sent it quotes. */
const longestMessage = 1_000;

const cut = (text: string): string =>
  text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text;

/** PostgreSQL's codes for a clash with another record: a unique or exclusive value, a reference. */
const clash = /^23(001|503|505|P01)$/;

/** PostgreSQL's classes of errors that a value causes: it cannot be stored, or may not. */
const refusedValue = /^2[23]...$/;

/** PostgreSQL's code for a statement that was ended, by its time limit above all. */
const tookTooLong = '57014';

/** How a value that PostgreSQL refuses is answered; undefined for any other error. */
function refusedValueOf({ code }: FastifyError): { status: number; why: Refusal } | undefined {
  if (clash.test(code)) return { status: 409, why: { code: 'clashes' } };
  return refusedValue.test(code) ? { status: 400, why: { code: 'notStorable' } } : undefined;
}

/** What Fastify refuses, by its code. */
const refusals: Partial<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'bodyNoJson' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'bodyTooLarge' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'bodyEmpty' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'bodyInvalidJson' },
};

/** The one place where an error becomes an answer (docs/product/calls.md "Conventions"). */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const language = languageOf(request);
    if (error instanceof HttpError) {
      const { retryAfter = error.status === 503 ? 5 : undefined } = error.extra;
      if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
      const { message, ...rest } = error.bodyIn(language);
      return reply.code(error.status).send({ message: cut(message), ...rest });
    }
    const { id } = request;
    if (error instanceof DatabaseUnavailableError || error.code === tookTooLong) {
      const isGone = error.code !== tookTooLong;
      request.log.error(
        { err: error },
        isGone ? 'the database is not there' : 'a statement took too long',
      );
      const message = refusalText(language, { code: isGone ? 'databaseGone' : 'gaveUp' });
      return reply.code(503).header('retry-after', '5').send({ message, id });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const refusal = refusals[error.code];
      const message = refusal ? refusalText(language, refusal) : cut(error.message);
      return reply.code(status).send({ message });
    }
    const refused = refusedValueOf(error);
    if (refused) {
      // A check that should have refused it, with a better word, is missing: a defect of ours.
      request.log.error({ err: error }, 'the database refused a value');
      const message = refusalText(language, refused.why);
      return reply.code(refused.status).send({ message, id });
    }
    request.log.error({ err: error }, 'request failed');
    const message = refusalText(language, { code: 'ourFault', params: { id } });
    return reply.code(500).send({ message, id });
  });
}
