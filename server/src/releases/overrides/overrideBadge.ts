import { devFit, devFolder } from 'shared-api/contract/releases/overrides';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import { defaultLanguage, locales } from 'shared-api/contract/values/language';
import { escapeHtml } from '../../escapeHtml.ts';
import { overridePaths } from './overridePaths.ts';
import type { BrowserOverride } from './Overrides.ts';
import { overrideTexts as texts } from './texts.en.ts';

/** The overrides of a page's browser. */
export interface OverrideNote {
  overrides: readonly BrowserOverride[];
  /** When the first of them ends by itself, formatted for display. */
  until: string;
}

/** Where the badge's script asks whether a build fits the shell. */
function fitAddress({ app, origin }: BrowserOverride, shell: Release): string {
  const carried = Object.fromEntries(
    Object.entries(shell.shared).map(([name, { version }]) => [name, version]),
  );
  return `${origin}${devFolder(app)}${devFit}?${new URLSearchParams(carried).toString()}`;
}

function lineOf(override: BrowserOverride, shell: Release, shown: AppName): string {
  const { app, origin } = override;
  const facts = {
    app,
    fit: fitAddress(override, shell),
    silent: texts.silent(app, origin),
    other: texts.other(app, origin),
  };
  const data = Object.entries(facts).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  return (
    `<li ${data.join(' ')}${app === shown ? ' data-shown' : ''}>` +
    `${escapeHtml(texts.from(app))} <code>${escapeHtml(origin)}</code><p role="status"></p></li>`
  );
}

/**
 * Says on a page which apps come from where, with a button that ends it, whatever becomes of them: it is no
 * part of the apps, and works without scripts.
 * @param shown the app of the page
 */
export function overrideBadge(
  { overrides, until }: OverrideNote,
  shell: Release,
  shown: AppName,
): string {
  return (
    `<aside class="override-badge" aria-label="${texts.title}" lang="${locales[defaultLanguage]}">` +
    `<form method="post" action="${overridePaths.end}"><span><strong>${texts.title}</strong> ` +
    `${escapeHtml(texts.until(until))}</span> <button>${texts.end}</button></form>` +
    `<ul>${overrides.map((override) => lineOf(override, shell, shown)).join('')}</ul></aside>`
  );
}

/** What the badge needs in the head of a page. */
export const overrideBadgeParts =
  `<link rel="stylesheet" href="${overridePaths.styles}">` +
  `<script defer src="${overridePaths.script}"></script>`;
