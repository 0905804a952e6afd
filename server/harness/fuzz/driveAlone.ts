import fc from 'fast-check';
import { rawBodies } from './bodies.ts';
import { bareNameOf, type Call } from './calls.ts';
import { preparations, type Means } from './preparations.ts';
import type { Route } from './routesOf.ts';

/** Calls of a route after which it is taken for one that passes nobody. */
const mostTries = 30;

/** What there is to draw from, and who makes the calls. */
export interface Driver {
  bodies: Record<string, fc.Arbitrary<unknown>>;
  /** Values of parameters in paths that there are, by the parameter's name; ids for others. */
  parameters: Record<string, readonly string[]>;
  seed: number;
  send(call: Call): Promise<{ status: number; body: string }>;
  cardToken: Means['cardToken'];
}

/**
 * Calls a route with valid input alone, as an Admin, until it passes.
 * @returns undefined once it has passed, or what it answered the last time
 */
export async function driveAlone(route: Route, driver: Driver): Promise<string | undefined> {
  const name = bareNameOf(route);
  let drawn = driver.seed;
  const draw = <T>(arbitrary: fc.Arbitrary<T>): T => {
    drawn += 1;
    const [value] = fc.sample(arbitrary, { numRuns: 1, seed: drawn });
    return value as T;
  };
  const means: Means = {
    cardToken: driver.cardToken,
    bodyOf: (other) => draw(driver.bodies[other] ?? fc.constant({})) as Record<string, unknown>,
    async call(method, path, body) {
      const answer = await driver.send(callOf({ method, path }, path, body));
      const isJson = answer.body.startsWith('{');
      return {
        status: answer.status,
        body: isJson ? (JSON.parse(answer.body) as Record<string, unknown>) : {},
      };
    },
  };
  const prepare = preparations[name];
  let lastFailure = '';
  for (let tries = 0; tries < mostTries; tries += 1) {
    const ask = (await prepare?.(means)) ?? {};
    const address = route.path
      .replace('*', '/nothing')
      .replace(
        /:(\w+)/g,
        (_, parameter: string) =>
          ask.params?.[parameter] ??
          draw(fc.constantFrom(...(driver.parameters[parameter] ?? driver.parameters['id'] ?? []))),
      );
    const raw = rawBodies[name];
    const body = ask.body ?? (raw ? draw(raw.valid) : means.bodyOf(name));
    const url = address + (ask.query ?? '');
    const call = callOf(route, url, route.method === 'GET' ? undefined : body, raw?.type);
    const answer = await driver.send(call);
    if (answer.status < 400) return undefined;
    lastFailure = `${answer.status} ${answer.body.slice(0, 200)}`;
  }
  return lastFailure;
}

/** A call by an Admin. A body that is a text is sent as it is. */
function callOf(route: Route, url: string, body: unknown, type = 'application/json'): Call {
  const isRaw = typeof body === 'string';
  const mediaType = isRaw && type === 'application/json' ? 'application/octet-stream' : type;
  return {
    route,
    as: 'Admin',
    url,
    headers: body === undefined ? {} : { 'content-type': mediaType },
    ...(body === undefined ? {} : { payload: isRaw ? body : JSON.stringify(body) }),
  };
}
