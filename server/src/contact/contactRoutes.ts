import type { FastifyPluginAsync } from 'fastify';
import { siteCalls } from 'shared-api/contract/calls/site';
import { languageOf } from '../languageOf.ts';
import { takeMessage, type ContactContext } from './takeMessage.ts';
import { contactTexts } from './texts.ts';

/** The contact form (docs/product/calls.md). */
export const contactRoutes: FastifyPluginAsync<ContactContext> = async (app, context) => {
  app.handle(siteCalls.contact, async ({ body }, request) => {
    const language = languageOf(request);
    await takeMessage(context, body, request, language);
    return { message: contactTexts[language].thanks };
  });
};
