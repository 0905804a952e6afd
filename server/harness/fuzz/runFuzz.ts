import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { calls } from 'shared-api/contract/calls/calls';
import type { Role } from 'shared-api/contract/staff/roles';
import { validBodies } from './bodies.ts';
import { callsOf, type Call } from './calls.ts';
import { pipelineToken } from './deploys.ts';
import { driveAlone } from './driveAlone.ts';
import { routesOf, type Route } from './routesOf.ts';
import type { Target } from './startTarget.ts';

/** Maximum size of an error response in bytes; one with the current record (409) may be larger. */
const maxErrorBytes = 10_240;

/** Number of concurrent calls, and of calls after which both roles log in again. */
const atOnce = 8;
const batch = 48;

/** Routes that are not called, with the reason. */
export const excluded: Record<string, string> = {
  'GET /readyz': 'answers 503 by design while something that the server needs is away',
};

/** The result of a run. */
export interface Outcome {
  calls: number;
  /** Number of calls by status. */
  statuses: Record<number, number>;
  /** Calls with an unacceptable response, and what is wrong with it. */
  wrong: string[];
  /**
   * Routes that never responded with 2xx or 3xx, not even to valid input only, so that merely their
   * checks were tested; with the last response.
   */
  neverPassed: Record<string, string>;
  /** Duration of the slowest call, in milliseconds, and the call. */
  slowest: { milliseconds: number; call: string };
}

/**
 * Calls every route as visitor, Employee and Admin with valid, mutated and hostile input. The same
 * seed produces the same calls.
 */
export async function runFuzz(
  target: Target,
  {
    count,
    seed,
    log = () => undefined,
  }: { count: number; seed: number; log?: (line: string) => void },
): Promise<Outcome> {
  const routes = [...tableOfCalls(), ...otherRoutes(target)].filter(
    (route) => !(nameOf(route) in excluded),
  );
  const bodies = validBodies(target.due);
  const { secrets } = target;
  const numbers = target.due.map(({ number }) => number);
  const drawn = callsOf({ routes, bodies, secrets, numbers });
  const passed = new Set<string>();
  const outcome: Outcome = {
    calls: 0,
    statuses: {},
    wrong: [],
    neverPassed: {},
    slowest: { milliseconds: 0, call: '' },
  };
  const judge = async (call: Call, tokens: Record<Role, string>, index: number) => {
    const answer = await make(target, call, tokens, index);
    const { status, fault, milliseconds } = answer;
    outcome.calls += 1;
    outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
    if (status < 400) passed.add(nameOf(call.route));
    if (fault !== undefined) outcome.wrong.push(`${fault}: ${textOf(call)}`);
    if (milliseconds > outcome.slowest.milliseconds)
      outcome.slowest = { milliseconds, call: textOf(call) };
    return answer;
  };
  for (let start = 0; start < count; start += batch) {
    const tokens = await target.logInAgain();
    const sample = fc.sample(drawn, {
      numRuns: Math.min(batch, count - start),
      seed: seed + start,
    });
    for (let first = 0; first < sample.length; first += atOnce) {
      await Promise.all(
        sample
          .slice(first, first + atOnce)
          .map((call, index) => judge(call, tokens, start + first + index)),
      );
      const errors = target.takeLines();
      if (errors.length > 0) {
        const all = sample
          .slice(first, first + atOnce)
          .map(textOf)
          .join('\n  ');
        outcome.wrong.push(`${errors.join('').slice(0, 2_000)} by one of\n  ${all}`);
      }
    }
    if (start % (batch * 50) === 0) log(`${outcome.calls} calls, ${outcome.wrong.length} wrong`);
  }
  for (const route of routes.filter((each) => !passed.has(nameOf(each)))) {
    const tokens = await target.logInAgain();
    const lastFailure = await driveAlone(route, {
      bodies,
      parameters: { secret: secrets, number: numbers, ...existingValues },
      seed,
      cardToken: target.cardToken,
      send: (call) => judge(call, tokens, outcome.calls),
    });
    const errors = target.takeLines();
    if (errors.length > 0) outcome.wrong.push(`${errors.join('')} by ${nameOf(route)} alone`);
    if (lastFailure !== undefined)
      outcome.neverPassed[nameOf(route).replace(/\/$/, '')] = lastFailure;
  }
  return outcome;
}

/** Existing values of path parameters; the ids are those of demo records. */
const existingValues = {
  id: Array.from({ length: 12 }, (_, index) => String(index + 1)),
  category: ['Janitorial', 'Contracting'],
  title: ['Carpet', 'Floor', 'Residential', 'Student'],
};

/** All API routes from the table of calls. */
const tableOfCalls = (): Route[] =>
  [...calls.values()].flatMap(({ method, path, alsoPost }) => {
    const route = { method, path: `/api${path.replace(/\/$/, '')}` };
    return alsoPost ? [route, { ...route, method: 'POST' as const }] : [route];
  });

/** Routes of pages, forms and files, which are not in the table of calls. */
function otherRoutes({ app }: Target): Route[] {
  const known = new Set(tableOfCalls().map(nameOf));
  return routesOf(app).filter((route) => !known.has(nameOf(route).replace(/\/$/, '')));
}

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** A call in a form that can be reproduced by hand. */
const textOf = ({ route, as, url, headers, payload = '' }: Call): string =>
  `${as ?? 'visitor'} ${route.method} ${url.slice(0, 300)} ${headers['content-type'] ?? ''} ${String(payload).slice(0, 400)}`;

async function make(
  { app }: Target,
  { route, as, url, headers, payload }: Call,
  tokens: Record<Role, string>,
  index: number,
): Promise<{ status: number; body: string; fault?: string; milliseconds: number }> {
  const began = performance.now();
  const tokenOf = (role: Role): string =>
    (role === 'Admin' ? pipelineToken(route.path) : undefined) ?? tokens[role];
  const answer = await app.inject({
    method: route.method,
    url,
    // A different address for each call, to stay clear of the limits per address.
    remoteAddress: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    headers: { ...headers, ...(as ? { authorization: `Token ${tokenOf(as)}` } : {}) },
    ...(payload === undefined ? {} : { payload }),
  });
  const milliseconds = Math.round(performance.now() - began);
  const fault = faultOf(
    url,
    answer.statusCode,
    answer.body,
    String(answer.headers['content-type']),
  );
  const { statusCode: status, body } = answer;
  return { status, body, milliseconds, ...(fault === undefined ? {} : { fault }) };
}

function faultOf(url: string, status: number, body: string, type: string): string | undefined {
  if (status >= 500) return `${status} ${body.slice(0, 200)}`;
  // With the dots in a path resolved, as they are when it is sent: `/api/a/../../b` is no API call.
  const { pathname } = new URL(url, 'http://localhost');
  if (status < 400 || !pathname.startsWith('/api/')) return undefined;
  if (!type.startsWith('application/json')) return `${status} of ${type}`;
  const parsed = JSON.parse(body) as { message?: unknown; current?: unknown };
  if (typeof parsed.message !== 'string' || parsed.message === '')
    return `${status} without a message`;
  const bytes = Buffer.byteLength(body);
  if (bytes > maxErrorBytes && parsed.current === undefined) return `${status} with ${bytes} bytes`;
  return undefined;
}
