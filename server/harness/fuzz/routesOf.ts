import type { FastifyInstance } from 'fastify';

/** A route of the server: method and pattern, such as `/api/clients/:id`. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
}

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE'] satisfies Route['method'][];
const isMethod = (text: string): text is Route['method'] => methods.includes(text);

/** Lists all routes of a server by parsing its printed route tree; the app must be ready. */
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
