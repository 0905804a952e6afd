import * as answer from '../fields/answers.ts';
import { loginAnswer, loginSchema, registrationSchema } from '../staff/session.ts';
import type { Call } from './Call.ts';

/** Logging in and out (docs/product/roles.md). */
export const sessionCalls = {
  login: {
    method: 'POST',
    path: '/rest-auth/login/',
    summary:
      'Logs in: a token for user name and password, and the code of a second factor if one is set up',
    who: 'visitor',
    body: loginSchema,
    answer: loginAnswer,
    refusals: [401],
  },
  logout: {
    method: 'POST',
    path: '/rest-auth/logout/',
    summary: 'Ends the session',
    who: 'own',
    openWithoutFactor: true,
    answer: answer.message,
  },
  register: {
    method: 'POST',
    path: '/rest-auth/registration/',
    summary: 'Makes a login with the role Employee',
    who: 'people',
    body: registrationSchema,
    statuses: [201],
    answer: answer.message,
    refusals: [409],
  },
} as const satisfies Record<string, Call>;
