import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseUnavailableError } from '../db/DatabaseUnavailableError.ts';
import { HttpError } from '../HttpError.ts';
import { isPageRequest } from '../http/isPageRequest.ts';
import { languageOf } from '../languageOf.ts';
import { refusalText, type Refusal } from '../refusals/texts.ts';

/** Maximum length of an error message, however much input it quotes. */
const longestMessage = 1_000;

const cut = (text: string): string =>
  text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text;

/** SQLSTATEs for conflicts with other records: unique and exclusion constraints, foreign keys. */
const clash = /^23(001|503|505|P01)$/;

/** SQLSTATE classes for values that cannot or must not be stored. */
const refusedValue = /^2[23]...$/;

/** SQLSTATE for a cancelled statement, usually because of the statement timeout. */
const tookTooLong = '57014';

/** The response to a value that PostgreSQL refused; undefined for any other error. */
function refusedValueOf({ code }: FastifyError): { status: number; why: Refusal } | undefined {
  if (clash.test(code)) return { status: 409, why: { code: 'clashes' } };
  return refusedValue.test(code) ? { status: 400, why: { code: 'notStorable' } } : undefined;
}

/** Responses to Fastify's own errors, by error code. */
const refusals: Partial<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'bodyNoJson' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'bodyTooLarge' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'bodyEmpty' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'bodyInvalidJson' },
};

/** The same for a form on a page: its reader knows of no body and no header. */
const formRefusals: typeof refusals = { FST_ERR_CTP_BODY_TOO_LARGE: { code: 'formTooLarge' } };

function refusalOf({ code, message }: FastifyError, request: FastifyRequest): Refusal | string {
  if (isPageRequest(request)) return formRefusals[code] ?? { code: 'formUnreadable' };
  return refusals[code] ?? cut(message);
}

/** Turns every error into a response (docs/product/calls.md "Conventions"). */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const language = languageOf(request);
    if (error instanceof HttpError) {
      const { retryAfter = error.status === 503 ? 5 : undefined } = error.extra;
      if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
      const { message, ...rest } = error.bodyIn(language);
      return reply.code(error.status).send({ message: cut(message), ...rest });
    }
    // Whoever asked for a file has gone: there is nobody to answer, and nothing is wrong here.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && request.socket.destroyed) {
      request.log.debug({ err: error }, 'gone before the file had arrived');
      return reply.hijack();
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
      const refusal = refusalOf(error, request);
      const message = typeof refusal === 'string' ? refusal : refusalText(language, refusal);
      return reply.code(status).send({ message });
    }
    const refused = refusedValueOf(error);
    if (refused) {
      // Validation should have refused it with a better message; this is a bug.
      request.log.error({ err: error }, 'the database refused a value');
      const message = refusalText(language, refused.why);
      return reply.code(refused.status).send({ message, id });
    }
    request.log.error({ err: error }, 'request failed');
    const message = refusalText(language, { code: 'ourFault', params: { id } });
    return reply.code(500).send({ message, id });
  });
}
