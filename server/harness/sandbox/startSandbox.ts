import { setTimeout as delay } from 'node:timers/promises';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { parse } from 'qs';
import { createIntent, createToken, cancelIntent, searchIntents } from './sandboxCalls.ts';
import { disputeLater, moneyBackCalls } from './sandboxMoneyBack.ts';
import { sandboxPages } from './sandboxPages.ts';
import {
  createSession,
  currentSession,
  expireSession,
  newId,
  tellIntent,
  type SandboxState,
} from './sandboxSessions.ts';
import { sandboxKeys, type SandboxKeys } from '../../src/sandboxKeys.ts';
import { SandboxLedger, type SandboxIntent, type SandboxSession } from './SandboxLedger.ts';
import { intentJson, invalidRequest, SandboxError, sessionJson } from './sandboxObjects.ts';
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
  /** Seconds until what a card has coming later happens; with null it waits for `doLater`. */
  laterSeconds?: number | null;
}

export interface Sandbox {
  /** `http://127.0.0.1:8081`, say. */
  url: string;
  ledger: SandboxLedger;
  /** Sets the webhook URL. */
  listenAt(url: string): void;
  /** Does now what would happen later: a refund that fails, a dispute. */
  doLater(): void;
  stop(): Promise<void>;
}

/** Seconds that a slow response takes: longer than the server waits. */
const slowSeconds = 15;

/**
 * Starts a payment provider that speaks as much of Stripe's API as this product uses: tokens from
 * cards, payment intents with idempotency keys, their search, Checkout Sessions with their page, the
 * page of a bank that asks (3-D Secure), and signed events. For trying the product without a provider's
 * keys (docs/product/money.md "Card payments").
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host, port, file, keys = sandboxKeys } = options;
  const ledger = new SandboxLedger(file);
  let eventUrl: string | undefined;
  const webhooks = new SandboxWebhooks(keys.webhookSecret, () => eventUrl, options.eventCopies);
  const stopping = new AbortController();
  const app = fastify({
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
  });
  await app.register(formbody, { parser: (text) => parse(text, { depth: 5 }) });

  const waiting: (() => void)[] = [];
  const sandbox: RunningSandbox = {
    ledger,
    later: (work) => laterIn(options.laterSeconds, work, waiting, stopping.signal),
    webhooks,
    origin: () => app.listeningOrigin,
    deliver: deliveryOf(options, ledger, stopping.signal),
    isCareless: options.idempotency === false,
  };
  answerAsStripe(app, keys);
  app.post('/v1/tokens', (request) => createToken(ledger, newId('tok'), request.body));
  intentCalls(app, sandbox);
  sessionCalls(app, sandbox);
  moneyBackCalls(app, sandbox);
  sandboxPages(app, sandbox);

  await app.listen({ host, port });
  return {
    url: app.listeningOrigin,
    ledger,
    listenAt: (url) => {
      eventUrl = url;
    },
    doLater: () => waiting.splice(0).forEach((work) => work()),
    async stop() {
      stopping.abort();
      await webhooks.stop();
      await app.close();
    },
  };
}

/** What the sandbox's calls and pages share. */
export interface RunningSandbox extends SandboxState {
  /** Answers a call that makes something, once per idempotency key, with the faults that are due. */
  deliver: (
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Outcome,
  ) => Promise<FastifyReply>;
  isCareless: boolean;
  /** Has something happen after a while. */
  later: (work: () => void) => void;
}

function laterIn(
  pause: number | null = 5,
  work: () => void,
  waiting: (() => void)[],
  signal: AbortSignal,
): void {
  if (pause === null) waiting.push(work);
  else void delay(pause * 1000, undefined, { signal }).then(work, () => undefined);
}

function intentCalls(app: FastifyInstance, sandbox: RunningSandbox): void {
  const { ledger, webhooks, origin, deliver, isCareless } = sandbox;
  const jsonOf = (intent: SandboxIntent) => intentJson(intent, origin());
  app.get<{ Querystring: { query?: string } }>('/v1/payment_intents/search', (request) =>
    searchIntents(ledger, request.query.query ?? '', origin()),
  );
  app.get<{ Params: { id: string } }>('/v1/payment_intents/:id', ({ params }) => {
    const intent = ledger.intents.get(params.id);
    if (!intent) throw invalidRequest(`No such payment_intent: '${params.id}'`, 'intent');
    return jsonOf(intent);
  });
  app.post<{ Params: { id: string } }>('/v1/payment_intents/:id/cancel', ({ params }) => {
    const intent = cancelIntent(ledger, params.id);
    webhooks.send('payment_intent.canceled', jsonOf(intent));
    return jsonOf(intent);
  });
  app.post('/v1/payment_intents', (request, reply) =>
    deliver(request, reply, () => {
      const { intent, breaks } = createIntent(ledger, newId('pi'), request.body, isCareless);
      tellIntent(sandbox, intent);
      disputeLater(sandbox, intent);
      const json = jsonOf(intent);
      const { last_payment_error: error } = json;
      if (error)
        return { status: 402, body: { error: { ...error, payment_intent: json } }, breaks };
      return { status: 200, body: json, breaks };
    }),
  );
}

function sessionCalls(app: FastifyInstance, sandbox: RunningSandbox): void {
  const { ledger, origin, deliver } = sandbox;
  const jsonOf = (session: SandboxSession) => sessionJson(session, origin());
  app.post('/v1/checkout/sessions', (request, reply) =>
    deliver(request, reply, () => {
      const session = createSession(ledger, newId('cs_test'), request.body);
      return { status: 200, body: jsonOf(session), breaks: null };
    }),
  );
  app.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', ({ params }) =>
    jsonOf(currentSession(sandbox, params.id)),
  );
  app.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', ({ params }) =>
    jsonOf(expireSession(sandbox, params.id)),
  );
}

/** Delivers the answers of calls that make something, and the faults that are due. */
function deliveryOf(
  { idempotency = true, drawFault = () => 'none' }: SandboxOptions,
  ledger: SandboxLedger,
  signal: AbortSignal,
): RunningSandbox['deliver'] {
  return async (request, reply, work) => {
    const fault = drawFault();
    if (fault === 'lostRequest') return breakConnection(reply);
    if (fault === 'failureBefore') throw new Error('failure');
    const outcome = idempotency ? once(ledger, request, work) : { ...work(), replayed: false };
    if (outcome.breaks === 'slow' || fault === 'late') {
      await delay(slowSeconds * 1000, undefined, { signal }).catch(() => undefined);
    }
    if (outcome.breaks === 'networkFailure' || fault === 'lostAnswer') {
      return breakConnection(reply);
    }
    if (fault === 'failureAfter') throw new Error('failure');
    if (outcome.replayed) reply.header('idempotent-replayed', 'true');
    return reply.code(outcome.status).send(outcome.body);
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
    if (request.method !== 'OPTIONS' && request.url.startsWith('/v1/')) checkKey(request, keys);
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
