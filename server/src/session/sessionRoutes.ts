import type { FastifyPluginAsync } from 'fastify';
import { sessionCalls } from 'shared-api/contract/calls/session';
import { loginRoutes, type LoginOptions } from './login/loginRoutes.ts';
import { registerLogin } from './people/makeLogin.ts';
import type { Judging } from './passwords/passwordStrength.ts';
import { outcomeOf } from '../outcomes/texts.ts';

/** Login, logout and registration (docs/product/calls.md; docs/product/roles.md). */
export const sessionRoutes: FastifyPluginAsync<LoginOptions & Judging> = async (app, options) => {
  const { database, company, workers } = options;
  await app.register(loginRoutes, options);

  app.handle(sessionCalls.register, async ({ staff, body }, request) => {
    const by = { who: staff.username, address: request.ip };
    await registerLogin({ database, company, workers }, by, { ...body, role: 'Employee' });
    return { message: outcomeOf('loginMade', { username: body.username }) };
  });
};
