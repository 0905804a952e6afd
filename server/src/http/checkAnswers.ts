import type { FastifyInstance } from 'fastify';
import { isFile, refusalsOf, type Call } from 'shared-api/contract/calls/Call';
import { ValidationError, Schema } from 'yup';

/**
 * Checks every API response against the table of calls (status, and body field by field), for
 * tests.
 * @param onMisfit called with a description of each mismatch
 */
export function checkAnswers(app: FastifyInstance, onMisfit: (sentence: string) => void): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { call } = request.routeOptions.config;
    const fault = call && faultOf(call, reply.statusCode, reply.getHeader('content-type'), payload);
    if (fault !== undefined) onMisfit(`${request.method} ${request.url}: ${fault}`);
    done(null, payload);
  });
}

function faultOf(call: Call, status: number, type: unknown, payload: unknown): string | undefined {
  if (!(call.statuses ?? [200]).includes(status)) {
    return refusalsOf(call).includes(status) ? undefined : `${status} is not among its statuses.`;
  }
  const { answer } = call;
  if (answer === null) return payload ? 'It has a body.' : undefined;
  if (isFile(answer)) {
    return String(type).startsWith(answer.mediaType) ? undefined : `It is ${String(type)}.`;
  }
  if (!(answer instanceof Schema)) return 'Its answer has no schema of yup.';
  try {
    answer.validateSync(JSON.parse(String(payload)), {
      strict: true,
      abortEarly: false,
    });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.errors.slice(0, 5).join(' ');
    throw error;
  }
}
