import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import {
  isAllowed,
  isFile,
  type AnswerOf,
  type BodyOf,
  type Call,
  type Forbidden,
  type ParameterOf,
} from 'shared-api/contract/calls/Call';
import type { AnyCall } from 'shared-api/contract/calls/calls';
import { validate } from 'shared-api/contract/fields/schemas';
import type { Database } from '../db/Database.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import type { Refusal } from '../refusals/texts.ts';
import { authenticate, authenticateOwner } from '../session/authenticate.ts';
import type { FoundSession } from '../session/sessions.ts';

/** What a handler is given of a request, checked as far as its call says how. */
export interface Input<C extends Call> {
  /** Who makes it. */
  staff: C['who'] extends 'visitor' ? undefined : FoundSession;
  params: Record<ParameterOf<C['path']>, string>;
  /** Not checked: what is wrong with a parameter is the handler's to say. */
  query: Record<string, unknown>;
  body: C extends { checksBody: true } ? unknown : BodyOf<C>;
}

/** Answers a call, or sends the answer itself where it is a file or has a status of its own. */
export type Handler<C extends Call> = (
  input: Input<C>,
  request: FastifyRequest,
  reply: FastifyReply,
) => AnswerOf<C> | Promise<AnswerOf<C> | FastifyReply> | FastifyReply;

export interface HandleOptions extends Pick<RouteOptions, 'bodyLimit' | 'config'> {
  /** Refuses those who may not make the call before its body is read. */
  refuseBeforeBody?: true;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Registers the handler of a call of the table. */
    handle<C extends AnyCall>(call: C, handler: Handler<C>, options?: HandleOptions): void;
  }
  interface FastifyContextConfig {
    /** The call that a route of the API answers. */
    call?: Call;
  }
  interface FastifyRequest {
    /** Who makes a call that is not for visitors. */
    caller: FoundSession | undefined;
  }
}

/**
 * Lets a scope of the API register handlers by the table of calls, and by nothing else: a route that
 * is not in the table does not compile, and one that was registered past it stops the server.
 */
export function handleCalls(app: FastifyInstance, database: Database): void {
  app.decorateRequest('caller', undefined);
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.call === undefined && url !== everythingElse) {
      throw new Error(`${url} is not in the table of calls (shared-api/src/contract/calls).`);
    }
  });

  app.decorate('handle', function <
    C extends AnyCall,
  >(this: FastifyInstance, call: C, handler: Handler<C>, options: HandleOptions = {}) {
    const { refuseBeforeBody, config, ...rest } = options;
    const known: Call = call;
    const letIn = (request: FastifyRequest) => admit(database, known, request);
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

/** The route that answers what no call does. */
const everythingElse = '/api/*';

/**
 * Finds out who makes a call, and refuses those who may not.
 * @throws HttpError 401 or 403
 */
async function admit(database: Database, call: Call, request: FastifyRequest): Promise<void> {
  if (call.who === 'visitor') return;
  const staff = await (call.openWithoutFactor ? authenticateOwner : authenticate)(
    database,
    request,
  );
  if (!isAllowed(staff.role, call.who))
    throw new HttpError(403, refusalOf(call.forbidden ?? 'adminsOnly'));
  request.caller = staff;
}

const refusalOf = (what: Forbidden): Refusal =>
  typeof what === 'string'
    ? { code: 'forbidden', params: { what } }
    : { code: 'forbiddenRecords', params: what };

/** @throws HttpError 400 with what is wrong with the body */
function inputOf<C extends Call>(call: Call, request: FastifyRequest): Input<C> {
  const { caller: staff, params, query } = request;
  return { staff, params, query, body: bodyOf(call, request.body) } as Input<C>;
}

function bodyOf({ body: schema, checksBody }: Call, body: unknown): unknown {
  if (schema === undefined || isFile(schema) || checksBody) return body;
  const { value, errors } = validate(schema, body);
  if (errors) throw invalidInput(errors, schema);
  return value;
}
