import type { FastifyInstance } from 'fastify';

/** A route of the server: its method and its pattern, `/api/clients/:id` say. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
}

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE'] satisfies Route['method'][];
const isMethod = (text: string): text is Route['method'] => methods.includes(text);

/** Every route that a server has, from what it prints of itself; `ready` has to be over. */
export function routesOf(app: FastifyInstance): Route[] {
  const found: Route[] = [];
  const parents: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', listed = ''] =
      /^([│ ]*)[├└]── (\S+)(?: \(([^)]+)\))?/.exec(line) ?? [];
    if (path === '') continue;
    const depth = indent.length / 4;
    parents[depth] = path;
    const whole = parents.slice(0, depth + 1).join('');
    for (const method of listed.split(', ').filter(isMethod)) found.push({ method, path: whole });
  }
  return found;
}
