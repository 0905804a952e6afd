import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { parse } from 'qs';
import { createIntent, createToken, cancelIntent, searchIntents } from './sandboxCalls.ts';
import { sandboxKeys, type SandboxKeys } from '../../src/sandboxKeys.ts';
import { SandboxLedger } from './SandboxLedger.ts';
import { intentJson, invalidRequest, SandboxError } from './sandboxObjects.ts';
import { SandboxWebhooks } from './SandboxWebhooks.ts';

/** Faults between provider and server, to test that nothing is charged twice. */
export type Fault =
  'none' | 'lostRequest' | 'lostAnswer' | 'failureBefore' | 'failureAfter' | 'late';

export interface SandboxOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** API keys; the publicly known ones by default. */
  keys?: SandboxKeys;
  /** File for the ledger; in memory if omitted. */
  file?: string | undefined;
  /**
   * Whether idempotency keys are honoured. If not, each request is charged anew, even with used
   * tokens: the control for tests that nothing is charged twice.
   */
  idempotency?: boolean;
  /** Chooses the fault for each call of the server. */
  drawFault?: () => Fault;
  /** How often each event is sent. */
  eventCopies?: () => number;
}

export interface Sandbox {
  /** `http://127.0.0.1:8081`, say. */
  url: string;
  ledger: SandboxLedger;
  /** Sets the webhook URL. */
  listenAt(url: string): void;
  stop(): Promise<void>;
}

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Seconds that a slow response takes: longer than the server waits. */
const slowSeconds = 15;

/**
 * Starts a payment provider that speaks as much of Stripe's API as this product uses: tokens from
 * cards, payment intents with idempotency keys, their search, and signed events. For trying the
 * product without a provider's keys (docs/product/money.md "Card payments").
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    host,
    port,
    file,
    keys = sandboxKeys,
    idempotency = true,
    drawFault = () => 'none',
  } = options;
  const ledger = new SandboxLedger(file);
  let eventUrl: string | undefined;
  const webhooks = new SandboxWebhooks(keys.webhookSecret, () => eventUrl, options.eventCopies);
  const stopping = new AbortController();
  const app = fastify({
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
  });
  await app.register(formbody, { parser: (text) => parse(text, { depth: 5 }) });

  answerAsStripe(app, keys);
  app.post('/v1/tokens', (request) => createToken(ledger, newId('tok'), request.body));
  app.get<{ Querystring: { query?: string } }>('/v1/payment_intents/search', (request) =>
    searchIntents(ledger, request.query.query ?? ''),
  );
  app.get<{ Params: { id: string } }>('/v1/payment_intents/:id', ({ params }) => {
    const intent = ledger.intents.get(params.id);
    if (!intent) throw invalidRequest(`No such payment_intent: '${params.id}'`, 'intent');
    return intentJson(intent);
  });
  app.post<{ Params: { id: string } }>('/v1/payment_intents/:id/cancel', ({ params }) =>
    cancelIntent(ledger, params.id),
  );
  app.post('/v1/payment_intents', async (request, reply) => {
    const fault = drawFault();
    if (fault === 'lostRequest') return breakConnection(reply);
    if (fault === 'failureBefore') throw new Error('failure');
    const create = (): Outcome => {
      const { answer, intent, breaks } = createIntent(
        ledger,
        newId('pi'),
        request.body,
        !idempotency,
      );
      const succeeded = intent.status === 'succeeded';
      webhooks.send(
        succeeded ? 'payment_intent.succeeded' : 'payment_intent.payment_failed',
        intentJson(intent),
      );
      return { ...answer, breaks };
    };
    const outcome = idempotency ? once(ledger, request, create) : { ...create(), replayed: false };
    if (outcome.breaks === 'slow' || fault === 'late') {
      await delay(slowSeconds * 1000, undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
    if (outcome.breaks === 'networkFailure' || fault === 'lostAnswer') {
      return breakConnection(reply);
    }
    if (fault === 'failureAfter') throw new Error('failure');
    if (outcome.replayed) reply.header('idempotent-replayed', 'true');
    return reply.code(outcome.status).send(outcome.body);
  });

  await app.listen({ host, port });
  return {
    url: app.listeningOrigin,
    ledger,
    listenAt: (url) => {
      eventUrl = url;
    },
    async stop() {
      stopping.abort();
      await webhooks.stop();
      await app.close();
    },
  };
}

/** Common behaviour of all responses: errors, headers, keys, and CORS preflights. */
function answerAsStripe(app: FastifyInstance, keys: SandboxKeys): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof SandboxError) return reply.code(error.status).send(error.body);
    return reply
      .code(500)
      .send({ error: { type: 'api_error', message: 'An unknown error occurred.' } });
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'request-id': newId('req'), 'access-control-allow-origin': '*' });
    if (request.method !== 'OPTIONS') checkKey(request, keys);
    done();
  });
  app.options('/*', (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );
}

/** The response to a call, and the fault in delivering it. */
interface Outcome {
  status: number;
  body: unknown;
  breaks: 'slow' | 'networkFailure' | null;
}

/** Handles a request once per idempotency key; repeats return the first response. */
function once(
  ledger: SandboxLedger,
  request: FastifyRequest,
  work: () => Outcome,
): Outcome & { replayed: boolean } {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return { ...work(), replayed: false };
  const asked = JSON.stringify(request.body);
  const earlier = ledger.answers.get(key);
  if (earlier && earlier.request !== asked) {
    throw new SandboxError(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters.',
    });
  }
  if (earlier) return { ...earlier, breaks: null, replayed: true };
  const { status, body, breaks } = work();
  ledger.write({ answer: { key, request: asked, status, body } });
  return { status, body, breaks, replayed: false };
}

/** A browser's key makes tokens; all else takes the secret one. */
function checkKey(request: FastifyRequest, keys: SandboxKeys): void {
  const key = (request.headers.authorization ?? '').replace(/^Bearer /, '');
  const isToken = request.url.startsWith('/v1/tokens');
  if (key === keys.secretKey || (isToken && key === keys.publishableKey)) return;
  throw new SandboxError(401, {
    type: 'invalid_request_error',
    message: 'Invalid API Key provided.',
  });
}

function breakConnection(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}
