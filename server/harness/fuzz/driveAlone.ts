import fc from 'fast-check';
import { rawBodies } from './rawBodies.ts';
import { bareNameOf, type Call } from './calls.ts';
import type { Tools } from './preparedRecords.ts';
import { preparations } from './preparations.ts';
import type { Route } from './routesOf.ts';

/** Number of failed calls after which a route counts as never succeeding. */
const maxTries = 30;

/** The sources of random input, and the function that makes calls. */
export interface Driver {
  bodies: Record<string, fc.Arbitrary<unknown>>;
  /** Existing values of path parameters, by parameter name; ids for all others. */
  parameters: Record<string, readonly string[]>;
  seed: number;
  send(call: Call): Promise<{ status: number; body: string }>;
  cardToken: Tools['cardToken'];
}

/**
 * Calls a route as Admin with valid input only, until it succeeds.
 * @returns undefined on success, otherwise the last response
 */
export async function driveAlone(route: Route, driver: Driver): Promise<string | undefined> {
  const name = bareNameOf(route);
  let drawn = driver.seed;
  const draw = <T>(arbitrary: fc.Arbitrary<T>): T => {
    drawn += 1;
    const [value] = fc.sample(arbitrary, { numRuns: 1, seed: drawn });
    return value as T;
  };
  const means: Tools = {
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
  for (let tries = 0; tries < maxTries; tries += 1) {
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

/** A call as Admin; string bodies and bytes are sent as they are. */
function callOf(route: Route, url: string, body: unknown, type = 'application/json'): Call {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  const mediaType = isRaw && type === 'application/json' ? 'application/octet-stream' : type;
  return {
    route,
    as: 'Admin',
    url,
    headers: body === undefined ? {} : { 'content-type': mediaType },
    ...(body === undefined ? {} : { payload: isRaw ? body : JSON.stringify(body) }),
  };
}
