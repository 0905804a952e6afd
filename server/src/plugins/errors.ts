import type { FastifyError, FastifyInstance } from 'fastify';
import { HttpError } from '../HttpError.ts';

/** PostgreSQL's classes of errors that mean "not there right now". */
const lostConnection = /^(08|57P|53)/;
const lostSocket = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

function isDatabaseDown(error: FastifyError): boolean {
  const code = error.code as string | undefined;
  return (
    (code !== undefined && (lostConnection.test(code) || lostSocket.has(code))) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}

const texts: Partial<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE:
    'The body must be JSON: send it with the header "content-type: application/json".',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; it must be a JSON object.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
};

/** The one place where an error becomes an answer (product.md "HTTP conventions"). */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof HttpError) {
      if (error.status === 503) void reply.header('retry-after', '5');
      return reply.code(error.status).send({ message: error.message, ...error.extra });
    }
    if (isDatabaseDown(error)) {
      request.log.error({ err: error }, 'the database is not there');
      return reply.code(503).header('retry-after', '5').send({
        message: 'The service is not available right now. Please try again in a moment.',
        id: request.id,
      });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      return reply.code(status).send({ message: texts[error.code] ?? error.message });
    }
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({
      message: `Something went wrong on our side. If it happens again, tell us this number: ${request.id}`,
      id: request.id,
    });
  });
}
