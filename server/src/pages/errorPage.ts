import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ErrorBody } from 'shared-api/contract/calls/errors';
import { companyIn, type Company } from 'shared-api/contract/company/company';
import { routes } from 'shared-api/contract/pages/paths';
import { photoTypes } from 'shared-api/contract/site/visitLimits';
import { inLanguage, locales } from 'shared-api/contract/values/language';
import { escapeHtml } from '../escapeHtml.ts';
import { isPageRequest } from '../http/isPageRequest.ts';
import type { FormField } from '../http/readMultipart.ts';
import { languageOf } from '../languageOf.ts';
import { fieldsAgain, isUnread, lostFiles, readTexts } from '../photos/arrivedUpload.ts';
import { pageTexts, type PageTexts } from './texts.ts';

const stylesPath = '/error-page.css';
const styles = readFileSync(path.join(import.meta.dirname, 'errorPage.css'), 'utf8');

/** Statuses of requests that may succeed if they are sent again. */
const isWorthRetrying = (status: number): boolean => status === 429 || status >= 500;

/** Titles in a few words; what is wrong is said below them. */
function titleOf(status: number, { later, trouble, refused }: PageTexts): string {
  if (status === 429 || status === 503) return later;
  return status >= 500 ? trouble : refused;
}

type Asked = Pick<FastifyRequest, 'url' | 'headers' | 'method' | 'upload'> & { body?: unknown };

/** Names and values of a form, as they came; of one with files its texts. */
function fieldsOf({ headers, body, upload }: Asked): FormField[] {
  if (upload) return fieldsAgain(upload);
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return [];
  return Object.entries(body ?? {}).flatMap(([name, value]) =>
    [value].flat().flatMap((one): FormField[] => (typeof one === 'string' ? [[name, one]] : [])),
  );
}

/** A form that sends what was sent, once more; files that it had can be chosen again in it. */
function againForm(fields: readonly FormField[], hadFiles: boolean, texts: PageTexts): string {
  const inputs = fields.map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  // After the others, which say what the files belong to.
  const files = `<label>${texts.photos} <input type="file" name="photos" multiple accept="${photoTypes.join(',')}"></label>`;
  return [
    `<form method="post"${hadFiles ? ' enctype="multipart/form-data"' : ''}>`,
    ...inputs,
    ...(hadFiles ? [files] : []),
    `<button>${texts.sendAgain}</button></form>`,
  ].join('');
}

/**
 * A self-contained page for when no other can be served: what is wrong, in the language of the
 * address, and where to go from here. It keeps a form that may be taken if it is sent again.
 */
export function errorPage(
  company: Company,
  request: Asked,
  status: number,
  message: string,
): string {
  const language = languageOf(request);
  const { name, phone } = companyIn(company, language);
  const texts = pageTexts[language];
  const { call, home, retry, backToForm, kept } = texts;
  const brand = escapeHtml(name);
  const title = titleOf(status, texts);
  // A link asks for a page; a form that was sent would be sent empty.
  const again = request.method === 'GET' ? retry : backToForm;
  const canRetry = isWorthRetrying(status) || request.method !== 'GET';
  // Of a form that may be taken if it is sent again.
  const fields = request.method !== 'GET' && isWorthRetrying(status) ? fieldsOf(request) : [];
  const isKept = fields.length > 0;
  const lost = isKept && request.upload ? lostFiles(request.upload) : [];
  const retryBy = isKept ? againForm(fields, lost.length > 0, texts) : `<a href="">${again}</a>`;
  return [
    '<!doctype html>',
    `<html lang="${locales[language]}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="robots" content="noindex"><title>${title} – ${brand}</title>`,
    `<link rel="icon" type="image/svg+xml" href="/favicon.svg">`,
    `<link rel="stylesheet" href="${stylesPath}"></head>`,
    `<body><header><img src="/favicon.svg" alt="" width="36" height="36">${brand}</header>`,
    `<main><h1>${title}</h1><p>${escapeHtml(message)}</p>`,
    ...(isKept ? [`<p>${kept}</p>`] : []),
    ...(lost.length > 0 ? [`<p>${escapeHtml(texts.photosLost(lost))}</p>`] : []),
    `<p>${call} <a class="phone" href="tel:${phone.replace(/[^\d+]/g, '')}">${escapeHtml(phone)}</a></p>`,
    '<ul>',
    ...(canRetry ? [`<li>${retryBy}</li>`] : []),
    `<li><a href="${inLanguage(language, routes.home())}">${home}</a></li>`,
    '</ul></main></body>',
    '</html>',
    '',
  ].join('\n');
}

/** Renders errors of this scope as pages instead of JSON, since people see them in a browser. */
export function showErrorsAsPages(app: FastifyInstance, company: Company): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (
      reply.statusCode < 400 ||
      !isJson ||
      typeof payload !== 'string' ||
      !isPageRequest(request)
    ) {
      done(null, payload);
      return;
    }
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    reply.removeHeader('content-length');
    const { message } = JSON.parse(payload) as ErrorBody;
    const show = (): void => done(null, errorPage(company, request, reply.statusCode, message));
    if (isWorthRetrying(reply.statusCode) && isUnread(request)) void readTexts(request).then(show);
    else show();
  });
}

/** The stylesheet of the error page, outside the site's rate limit. */
export const errorPageStyles: FastifyPluginAsync = async (app) => {
  app.get(stylesPath, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styles),
  );
  await Promise.resolve();
};
