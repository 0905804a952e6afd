import { isFile, refusalsOf, type Call } from 'shared-api/contract/calls/Call';
import { calls } from 'shared-api/contract/calls/calls';
import { shapeOf, type Shape } from 'shared-api/contract/calls/shapes';
import { defaultLanguage, locales } from 'shared-api/contract/values/language';
import { escapeHtml } from '../escapeHtml.ts';
import { callersOf } from './openApi.ts';

/** A shape in the notation of a TypeScript type. */
function textOf({ type, nullable, options, fields, entries }: Shape, indent = ''): string {
  const deeper = `${indent}  `;
  const own = (): string => {
    if (options) return options.map((option) => JSON.stringify(option)).join(' | ');
    if (entries) return `${textOf(entries, indent)}[]`;
    if (!fields) return type;
    const lines = Object.entries(fields).map(
      ([name, field]) => `${deeper}${name}${field.optional ? '?' : ''}: ${textOf(field, deeper)}`,
    );
    return ['{', ...lines, `${indent}}`].join('\n');
  };
  return nullable ? `${own()} | null` : own();
}

const contentText = (content: Exclude<Call['answer'], null>): string =>
  isFile(content) ? `a file, ${content.mediaType}` : textOf(shapeOf(content));

const block = (title: string, text: string): string =>
  `<dt>${title}</dt><dd><pre tabindex="0">${escapeHtml(text)}</pre></dd>`;

function section(name: string, call: Call): string {
  const { method, path, alsoPost, summary, query, body, answer, statuses = [200] } = call;
  const address = `${method}${alsoPost ? ', POST' : ''} /api${path}`;
  return [
    `<details><summary><code>${escapeHtml(address)}</code> ${escapeHtml(summary)}</summary>`,
    `<p>${callersOf(call)} <code>${escapeHtml(name)}</code></p><dl>`,
    query ? block('Parameters', textOf(shapeOf(query))) : '',
    body ? block('Body', contentText(body)) : '',
    block(`Answer (${statuses.join(', ')})`, answer === null ? 'nothing' : contentText(answer)),
    block('Refusals', refusalsOf(call).join(', ')),
    '</dl></details>',
  ].join('');
}

/** The table of calls as a static HTML page, grouped. */
export function referencePage(title: string): string {
  const groups = Map.groupBy(calls, ([, { path }]) => path.split('/')[1] ?? '');
  const body = [...groups].map(
    ([group, own]) =>
      `<section><h2>${escapeHtml(group)}</h2>${own.map(([name, call]) => section(name, call)).join('')}</section>`,
  );
  return [
    '<!doctype html>',
    `<html lang="${locales[defaultLanguage]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>Calls of ${escapeHtml(title)}</title>`,
    '<link rel="stylesheet" href="/api/reference.css"></head>',
    `<body><main><h1>Calls of ${escapeHtml(title)}</h1>`,
    `<p>${calls.size} calls. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>`,
    ...body,
    '</main></body></html>',
    '',
  ].join('\n');
}
