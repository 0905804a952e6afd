import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import {
  readReleaseIds,
  releasesHeader,
  type ReleaseIds,
} from 'shared-api/contract/releases/releaseIds';
import { loggedAddress } from '../hideSecrets.ts';
import { describeError } from './describeError.ts';

/**
 * The log: JSON lines; each of a request carries its id (`reqId`), and of a page also the releases
 * that the page is composed of, as its header says. Nothing that a person typed is in it: no secret
 * or query of an address, and of errors only what `describeError` keeps.
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

/** pino takes an error's message for the line's own where no other is given. */
const withoutRawMessage: LogMethod = function withoutRawMessage(args, method) {
  const [first, text] = args as unknown[];
  const error: unknown = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  const isRaw = error instanceof Error && (text === undefined || text === error.message);
  const details = first instanceof Error ? { err: first } : (first as object);
  method.apply(this, isRaw ? [details, describeError(error).message] : args);
};

function named(header: unknown): ReleaseIds | undefined {
  const releases = typeof header === 'string' ? readReleaseIds(header) : {};
  return Object.keys(releases).length > 0 ? releases : undefined;
}

/** A request's lines also carry the releases that the browser says it runs. */
export const requestLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
  { headers },
) => {
  const releases = named(headers[releasesHeader]);
  return logger.child(releases ? { ...bindings, releases } : bindings, options);
};
