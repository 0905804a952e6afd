import type { FastifyPluginAsync } from 'fastify';
import { validate } from 'shared-api/contract/fields';
import { registrationSchema } from 'shared-api/contract/session';
import { HttpError, invalidInput } from '../HttpError.ts';
import { authenticate } from './authenticate.ts';
import { loginRoutes, type LoginOptions } from './loginRoutes.ts';
import { registerLogin } from './makeLogin.ts';
import type { Judging } from './passwordStrength.ts';

/** Login, logout and registration (docs/product/calls.md; docs/product/roles.md). */
export const sessionRoutes: FastifyPluginAsync<LoginOptions & Judging> = async (app, options) => {
  const { database, company, workers } = options;
  await app.register(loginRoutes, options);

  app.post('/rest-auth/registration/', async (request, reply) => {
    const staff = await authenticate(database, request);
    if (staff.role !== 'Admin') throw new HttpError(403, 'Only an Admin may register somebody.');
    const { value, errors } = validate(registrationSchema, request.body);
    if (errors) throw invalidInput(errors);
    const by = { who: staff.username, address: request.ip };
    await registerLogin({ database, company, workers }, by, { ...value, role: 'Employee' });
    return reply.code(201).send({ message: `${value.username} can log in now.` });
  });
};
