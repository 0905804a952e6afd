import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import {
  readReleaseIds,
  releasesHeader,
  type ReleaseIds,
} from 'shared-api/contract/releases/releaseIds';
import { loggedAddress } from '../hideSecrets.ts';
import { describeError } from './describeError.ts';

/**
 * Log settings. Logs are JSON lines; each line of a request carries its id (`reqId`), and lines of
 * a page also the releases in use. Nothing that a person typed is logged: no secrets or query
 * values from URLs, and errors only as `describeError` returns them.
 */
export const logTo = (level: string) => ({
  level,
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, url: loggedAddress(url), ip }),
    res: (reply: Pick<FastifyReply, 'statusCode'> & Partial<Pick<FastifyReply, 'getHeader'>>) => {
      const releases = named(reply.getHeader?.(releasesHeader));
      return { statusCode: reply.statusCode, ...(releases ? { releases } : {}) };
    },
    err: (error: unknown) => ({ ...describeError(error) }),
    address: loggedAddress,
  },
  hooks: { logMethod: withoutRawMessage },
});

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** pino uses the error's message as the line's message if there is no other. */
const withoutRawMessage: LogMethod = function withoutRawMessage(args, method) {
  const [first, text] = args as unknown[];
  const error: unknown = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  const isRaw = error instanceof Error && (text === undefined || text === error.message);
  const details = first instanceof Error ? { err: first } : (first as object);
  method.apply(this, isRaw ? [details, describeError(error).message] : args);
};

function named(header: unknown): ReleaseIds | undefined {
  if (typeof header !== 'string') return undefined;
  const releases = readReleaseIds(header);
  return Object.keys(releases).length > 0 ? releases : undefined;
}

/** Lines of a request also carry the releases that the browser reports running. */
export const requestLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
  { headers },
) => {
  const releases = named(headers[releasesHeader]);
  return logger.child(releases ? { ...bindings, releases } : bindings, options);
};
