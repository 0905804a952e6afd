import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { roles } from 'shared-api/contract/staff/roles';
import { permissionTable } from '../harness/testing/permissions/permissionTable.ts';
import {
  isLetIn,
  ofAccountant,
  ofCrewLead,
  ownersAlone,
} from '../harness/testing/permissions/roleCalls.ts';
import { startTestServer, type TestServer } from '../harness/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.ready();
});
afterAll(() => server.close());

/** The registered routes, from Fastify's own listing. */
function calls(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const parents: string[] = [];
  for (const line of server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] =
      /^([│ ]*)[├└]── (\S+) \(([^)]+)\)/.exec(line) ?? [];
    if (path === '') continue;
    const depth = indent.length / 4;
    parents[depth] = path;
    const whole = parents.slice(0, depth + 1).join('');
    if (!whole.startsWith('/api/')) continue;
    const own = methods.split(', ').filter((method) => method !== 'HEAD');
    found[whole.slice('/api/'.length)] = own.sort();
  }
  return found;
}

it('names every call that the server has, and no other', () => {
  const named = Object.entries(permissionTable).map(([path, methods]) => [
    path,
    Object.keys(methods).sort(),
  ]);
  expect(Object.fromEntries(named)).toEqual(calls());
});

it('names calls that there are for each role', () => {
  const known = Object.entries(permissionTable).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  for (const call of [...ownersAlone, ...ofCrewLead, ...ofAccountant]) {
    expect(known).toContain(call);
  }
});

it.each(Object.entries(permissionTable))(
  '%s answers each role as the table says',
  async (path, methods) => {
    const address = path.replace(/:\w+/g, '999999');
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const callers = methods[method];
      for (const role of [undefined, ...roles]) {
        // It would end the session that the following rows need.
        if (path === 'rest-auth/logout' && role !== undefined) continue;
        const { status } = await server.call(method, address, {
          ...(role ? { as: role } : {}),
          ...(method === 'GET' ? {} : { body: { version: 1 } }),
        });
        const decision = [
          method,
          role ?? 'visitor',
          status === 401 || status === 403 ? status : 'let in',
        ];
        // A wrong login is 401 too, for anybody.
        if (path === 'rest-auth/login') continue;
        if (!callers) {
          // Read as a record, `clients/create` does not exist.
          expect([401, 403, 404]).toContain(status);
          continue;
        }
        const isIn =
          role === undefined ? callers === 'all' : isLetIn(`${method} ${path}`, callers, role);
        // A session is no deploy token, so nobody is known there.
        const refusal = role === undefined || callers === 'pipeline' ? 401 : 403;
        expect(decision).toEqual([method, role ?? 'visitor', isIn ? 'let in' : refusal]);
      }
    }
  },
);
