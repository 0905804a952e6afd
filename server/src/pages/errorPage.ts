import type { FastifyInstance } from 'fastify';
import type { ErrorBody } from 'shared-api/contract/calls/errors';
import { locales, type Language } from 'shared-api/contract/values/language';
import { escapeHtml } from '../escapeHtml.ts';
import { languageOf } from '../languageOf.ts';

/** A self-contained page for when no other can be served. */
const errorPage = (language: Language, title: string, message: string): string =>
  [
    '<!doctype html>',
    `<html lang="${locales[language]}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p></main></body>`,
    '</html>',
    '',
  ].join('\n');

/** Renders errors of this scope as pages instead of JSON, since people see them in a browser. */
export function showErrorsAsPages(app: FastifyInstance, title: string): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (reply.statusCode < 400 || !isJson || typeof payload !== 'string') {
      done(null, payload);
      return;
    }
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    reply.removeHeader('content-length');
    done(null, errorPage(languageOf(request), title, (JSON.parse(payload) as ErrorBody).message));
  });
}
