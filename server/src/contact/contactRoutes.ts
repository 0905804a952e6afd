import type { FastifyPluginAsync } from 'fastify';
import { contactSchema } from 'shared-api/contract/contact';
import { validate } from 'shared-api/contract/fields';
import { invalidInput } from '../HttpError.ts';
import { takeMessage, type ContactContext } from './takeMessage.ts';

/** The contact form (docs/product/calls.md). */
export const contactRoutes: FastifyPluginAsync<ContactContext> = async (app, context) => {
  app.post('/contact/', async (request) => {
    const { value, errors } = validate(contactSchema, request.body);
    if (errors) throw invalidInput(errors);
    return { message: await takeMessage(context, value, request.ip) };
  });
};
