import type * as yup from 'yup';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import {
  isFile,
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParameterOf,
} from 'shared-api/contract/calls/Call';
import type { AnyCall } from 'shared-api/contract/calls/calls';
import { objectOf } from 'shared-api/contract/calls/objectOf';
import type { Company } from 'shared-api/contract/company/company';
import { isOverfull, validate } from 'shared-api/contract/fields/schemas';
import { withPoints } from 'shared-api/contract/fields/typedFields';
import { may, type Permission } from 'shared-api/contract/staff/permissions';
import { roleHeader } from 'shared-api/contract/staff/roles';
import type { Database } from '../db/Database.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { languageOf } from '../languageOf.ts';
import { inWords, type Spoken } from '../outcomes/texts.ts';
import type { Refusal } from '../refusals/texts.ts';
import { authenticate, authenticateOwner } from '../session/authenticate.ts';
import type { FoundSession } from '../session/sessions.ts';
import { authenticateDeploy, hasDeployToken } from '../session/tokens/authenticateDeploy.ts';
import type { FoundDeployToken } from '../session/tokens/deployTokens.ts';
import { namedParts } from './namedParts.ts';

/** What a handler receives from a request, validated as far as the call declares. */
export interface Input<C extends Call> {
  /** The caller's session. */
  staff: C extends { alsoDeployToken: true }
    ? FoundSession | undefined
    : C['who'] extends 'visitor' | 'deployToken'
      ? undefined
      : FoundSession;
  /** The caller's deploy token. */
  token: C['who'] extends 'deployToken' ? FoundDeployToken : undefined;
  params: Record<ParameterOf<C['path']>, string>;
  /** Not validated: handlers report invalid parameters themselves. */
  query: Record<string, unknown>;
  body: C extends { checksBody: true } ? unknown : BodyOf<C>;
}

/** Returns the response body, or sends the reply itself if it is a file or has another status. */
export type Handler<C extends Call> = (
  input: Input<C>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Spoken<AnswerOf<C>> | Promise<Spoken<AnswerOf<C>> | FastifyReply> | FastifyReply;

export interface HandleOptions extends Pick<RouteOptions, 'bodyLimit' | 'config'> {
  /** Authorizes the caller before the request body is read. */
  refuseBeforeBody?: true;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Registers the handler for a call in the table. */
    handle<C extends AnyCall>(call: C, handler: Handler<C>, options?: HandleOptions): void;
  }
  interface FastifyContextConfig {
    /** The call that this API route implements. */
    call?: Call;
  }
  interface FastifyRequest {
    /** The caller's session, on calls that need one. */
    caller: FoundSession | undefined;
    /** The caller's deploy token, on calls that need one. */
    deployToken: FoundDeployToken | undefined;
  }
}

/** What is asked before any call is handled. */
export interface CallGround {
  database: Database;
  company: Pick<Company, 'timeZone'>;
}

/**
 * Restricts an API scope to handlers registered by the table of calls: a route that is not in the
 * table does not compile, and one registered directly stops the server at startup.
 */
export function handleCalls(app: FastifyInstance, ground: CallGround): void {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('deployToken', undefined);
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.call === undefined && url !== everythingElse) {
      throw new Error(`${url} is not in the table of calls (shared-api/src/contract/calls).`);
    }
  });

  app.addHook('preSerialization', async (request, _reply, answer) =>
    inWords(languageOf(request), answer),
  );

  app.decorate('handle', function <
    C extends AnyCall,
  >(this: FastifyInstance, call: C, handler: Handler<C>, options: HandleOptions = {}) {
    const { refuseBeforeBody, config, ...rest } = options;
    const known: Call = call;
    const letIn = (request: FastifyRequest, reply: FastifyReply) =>
      admit(ground, known, request, reply);
    this.route({
      ...rest,
      method: known.alsoPost ? [known.method, 'POST'] : known.method,
      url: known.path,
      config: { ...config, call: known },
      ...(refuseBeforeBody ? { preParsing: letIn } : { preHandler: letIn }),
      handler: (request, reply) => {
        if (known.statuses?.[0] !== undefined) void reply.code(known.statuses[0]);
        return handler(inputOf<C>(known, request), request, reply);
      },
    });
  });
}

/** The catch-all for unknown API paths. */
const everythingElse = '/api/*';

/**
 * Authenticates and authorizes the caller.
 * @throws HttpError 401 or 403
 */
async function admit(
  { database, company }: CallGround,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (call.who === 'visitor') return;
  if (call.who === 'deployToken' || (call.alsoDeployToken && hasDeployToken(request))) {
    request.deployToken = await authenticateDeploy(database, request, company.timeZone);
    return;
  }
  const staff = await (call.openWithoutFactor ? authenticateOwner : authenticate)(
    database,
    request,
  );
  // An app that took the session up before a change of role learns of it by this.
  void reply.header(roleHeader, staff.role);
  if (!may(staff.role, call.who)) {
    throw new HttpError(403, refusalOf(call.who, call, staff));
  }
  request.caller = staff;
}

const refusalOf = (needed: Permission, { forbidden }: Call, { role }: FoundSession): Refusal =>
  forbidden
    ? { code: 'forbiddenRecords', params: forbidden }
    : { code: 'forbidden', params: { needed, role } };

/**
 * Fills in the defaults of optional fields that a body leaves out: handlers read every field, and no call
 * tells a missing field from its default. A call without a body leaves out all of them: it may have had none before.
 */
function withDefaults(schema: yup.ObjectSchema<yup.AnyObject>, body: unknown = {}): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  let left = defaultsOf.get(schema);
  if (!left) defaultsOf.set(schema, (left = optionalDefaults(schema)));
  return { ...left, ...body };
}

/** Describing a schema takes longer than checking a body. */
const defaultsOf = new WeakMap<
  yup.ObjectSchema<yup.AnyObject>,
  Readonly<Record<string, unknown>>
>();

const optionalDefaults = (schema: yup.ObjectSchema<yup.AnyObject>) =>
  Object.fromEntries(
    Object.entries(schema.describe().fields).flatMap(([name, field]) =>
      'optional' in field && field.optional && field.default !== undefined
        ? [[name, field.default] as const]
        : [],
    ),
  );

/** @throws HttpError 400 with the body's field errors */
function inputOf<C extends Call>(call: Call, request: FastifyRequest): Input<C> {
  const { caller: staff, deployToken: token, params, query } = request;
  return { staff, token, params, query, body: bodyOf(call, request) } as Input<C>;
}

function bodyOf({ body: schema, checksBody, who }: Call, request: FastifyRequest): unknown {
  const { body } = request;
  if (schema === undefined || isFile(schema) || checksBody) return body;
  const fields = objectOf(schema);
  const isRefused = typeof body === 'object' && body !== null && isOverfull(fields, body);
  const given = isRefused
    ? body
    : withPoints(fields, withDefaults(fields, body), languageOf(request));
  const { value, errors } = validate(fields, given);
  if (errors) {
    const isForm = who !== 'deployToken';
    throw invalidInput(isForm ? errors : namedParts(fields, given, errors), fields);
  }
  return value;
}
