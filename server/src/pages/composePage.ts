import type { BootData } from 'shared-api/contract/pages/boot';
import { lateStyles } from 'shared-api/contract/pages/lateStyles';
import {
  defaultLanguage,
  inLanguage,
  locales,
  type Language,
} from 'shared-api/contract/values/language';
import { releaseAddress, type AppName, type Release } from 'shared-api/contract/releases/release';
import { escapeHtml } from '../escapeHtml.ts';
import type { RenderedPage } from '../rendering/messages.ts';
import { hashOf } from './integrity.ts';
import { badgeParts, badgesOf, type PageNotes } from './notes/pageNotes.ts';
import { pageTexts } from './texts.ts';

interface PageParts {
  /** The app of the page. */
  name: AppName;
  language: Language;
  /** The page's address in each language; empty if it exists in one only. */
  alternates: readonly { language: Language; address: string }[];
  shell: Release;
  /** The page's remote; if there is none, the shell shows a hint. */
  remote: Release | undefined;
  boot: BootData;
  /** The prerendered content, if any. */
  rendered: RenderedPage | undefined;
  notes?: PageNotes | undefined;
  /** The origin that release files come from; empty for the site itself. */
  assets: string;
}

/**
 * Page background per colour scheme (`--paper` in the design tokens), also used for the phone's
 * browser bar.
 */
export const themeColors = { light: '#fbf9f5', dark: '#171512' } as const;

/** The web app manifest, without its language. */
export const manifestPath = '/site.webmanifest';

/** Help for a person whose page does not load. */
function hint(text: string, { language, boot: { company } }: PageParts): string {
  const { call, reload } = pageTexts[language];
  const { phone } = company;
  const number = `<a href="tel:${phone.replace(/[^\d+]/g, '')}">${escapeHtml(phone)}</a>`;
  return `<p>${text} ${call} ${number}.</p><p><a href="">${reload}</a></p>`;
}

/** Tells search engines about the page's other languages; English is the default. */
function alternateLinks(alternates: PageParts['alternates']): string[] {
  if (alternates.length < 2) return [];
  const link = (language: string, address: string): string =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`;
  return alternates.flatMap(({ language, address }) => [
    link(locales[language], address),
    ...(language === defaultLanguage ? [link('x-default', address)] : []),
  ]);
}

/** JSON escaped for a script element. */
const inertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

type Files = 'styles' | 'scripts' | 'preload' | 'fonts' | 'early';

/** Writes addresses of files of releases, which are on the site itself or on another origin. */
function addressing(assets: string) {
  /**
   * A file's address, as the value of an attribute that ends the tag's address, with the hash by which the browser
   * checks what it gets. Fonts cannot be checked so, and are asked for with CORS everywhere.
   */
  function checked(release: Release, file: string): string {
    const address = `"${assets}${releaseAddress(release.app, release.version, file)}"`;
    if (!/\.(?:js|css)$/.test(file)) return address;
    const hash = hashOf(release, file);
    const integrity = hash === undefined ? '' : ` integrity="${hash}"`;
    return address + integrity + (assets === '' ? '' : ' crossorigin');
  }
  return {
    addresses: (release: Release | undefined, files: Files): string[] =>
      release ? (release[files] ?? []).map((file) => checked(release, file)) : [],
    /**
     * A remote's stylesheets. Its loader recognizes them by `data-href` and does not load them again; it does
     * not include a translation's folder in the name.
     */
    remoteStyles: (release: Release): string[] =>
      release.styles.map((file) => {
        const name = file.slice(file.lastIndexOf('/') + 1);
        return `<link rel="stylesheet" href=${checked(release, file)} data-href="${name}">`;
      }),
  };
}

/**
 * Composes the whole page: the shell's frame, the remote's content and stylesheets, and the boot
 * data. It is complete without scripts: they are deferred, and nothing is inline but inert JSON.
 */
export function composePage(parts: PageParts): string {
  const { name, language, alternates, shell, remote, boot, rendered, notes } = parts;
  const { addresses, remoteStyles } = addressing(parts.assets);
  const texts = pageTexts[language];
  const preload = [
    // A prerendered page should be painted before scripts are fetched, and one from a developer's machine shows
    // what visitors see: it needs them as late as they do.
    ...(rendered || (notes?.override && name === 'public-site') ? [] : addresses(shell, 'preload')),
    ...addresses(remote, 'scripts'),
    ...addresses(remote, 'preload'),
  ];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Numbers that can be called are links already. An iPhone would make links of others, of cards and quotes, within
    // what React is about to hydrate.
    '<meta name="format-detection" content="telephone=no">',
    ...Object.entries(themeColors).map(
      ([scheme, color]) =>
        `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${inLanguage(language, manifestPath)}">`,
    ...[...addresses(shell, 'fonts'), ...addresses(remote, 'fonts')].map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href=${href} crossorigin>`,
    ),
    ...addresses(shell, 'styles').map((href) => `<link rel="stylesheet" href=${href}>`),
    ...(remote ? remoteStyles(remote) : []),
    // Small and async, so that it neither blocks nor is blocked. Behind what the first paint waits for: asked for before it, it
    // took the font's turn on the line.
    ...[...addresses(shell, 'early'), ...addresses(remote, 'early')].map(
      (src) => `<script async src=${src}></script>`,
    ),
    ...badgeParts(notes),
    ...alternateLinks(alternates),
    rendered?.head ??
      `<title>${escapeHtml(boot.company.name)}</title><meta name="robots" content="noindex">`,
    ...addresses(shell, 'scripts').map((src) => `<script defer src=${src}></script>`),
    ...preload.map((href) => `<link rel="preload" as="script" href=${href} fetchpriority="low">`),
  ];
  const root =
    rendered?.html ??
    `<div class="boot-loader" role="status">${texts.loading}</div>` +
      `<div class="boot-hint boot-late">${hint(texts.late, parts)}</div>` +
      `<noscript><div class="boot-hint">${hint(texts.noScripts, parts)}</div></noscript>`;
  return [
    '<!doctype html>',
    `<html lang="${locales[language]}">`,
    `<head>${head.join('')}</head>`,
    '<body>',
    `<div id="root">${root}</div>`,
    `<div id="${lateStyles}" hidden data-nosnippet>${hint(rendered ? texts.noStyles : texts.noLook, parts)}</div>`,
    '<div id="overlay"></div>',
    ...badgesOf(notes, shell, name),
    `<script type="application/json" id="boot">${inertJson(boot)}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
}
