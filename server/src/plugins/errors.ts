import type { FastifyError, FastifyInstance } from 'fastify';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { DatabaseUnavailableError } from '../db/DatabaseUnavailableError.ts';
import { HttpError } from '../HttpError.ts';

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
function refusalOf({ code }: FastifyError): { status: number; message: string } | undefined {
  if (clash.test(code)) {
    return {
      status: 409,
      message: 'This does not fit what is stored. Reload the page and try again.',
    };
  }
  if (!refusedValue.test(code)) return undefined;
  return { status: 400, message: 'Something that was entered cannot be stored. Please check it.' };
}

const texts: Partial<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE:
    'The body must be JSON: send it with the header "content-type: application/json".',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; it must be a JSON object.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
};

/** The one place where an error becomes an answer (docs/product/calls.md "Conventions"). */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof HttpError) {
      const { retryAfter = error.status === 503 ? 5 : undefined } = error.extra;
      if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
      return reply
        .code(error.status)
        .send({ message: cut(error.messageIn(defaultLanguage)), ...error.extra });
    }
    if (error instanceof DatabaseUnavailableError) {
      request.log.error({ err: error }, 'the database is not there');
      return reply.code(503).header('retry-after', '5').send({
        message: 'The service is not available right now. Please try again in a moment.',
        id: request.id,
      });
    }
    if (error.code === tookTooLong) {
      request.log.error({ err: error }, 'a statement took too long');
      return reply.code(503).header('retry-after', '5').send({
        message: 'This took too long and was given up. Please try again in a moment.',
        id: request.id,
      });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      return reply.code(status).send({ message: texts[error.code] ?? cut(error.message) });
    }
    const refusal = refusalOf(error);
    if (refusal) {
      // A check that should have refused it, with a better word, is missing: a defect of ours.
      request.log.error({ err: error }, 'the database refused a value');
      return reply.code(refusal.status).send({ message: refusal.message, id: request.id });
    }
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({
      message: `Something went wrong on our side. If it happens again, tell us this number: ${request.id}`,
      id: request.id,
    });
  });
}
