import type { Company } from 'shared-api/contract/company/company';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import { defaultLanguage, locales } from 'shared-api/contract/values/language';
import { escapeHtml } from '../../escapeHtml.ts';
import type { Chosen } from '../../releases/chooseReleases.ts';
import {
  overrideBadge,
  overrideBadgeParts,
  type OverrideNote,
} from '../../releases/overrides/overrideBadge.ts';
import type { BrowserOverride } from '../../releases/overrides/Overrides.ts';
import { previewPaths } from '../../releases/previewPaths.ts';
import { pageTexts } from '../texts.ts';

/** The banner on a preview. */
interface PreviewNote {
  releases: (Release | undefined)[];
  /** When it expires, formatted for display. */
  until: string;
}

/** What a page says of itself, if its browser gets something else than others. */
export interface PageNotes {
  /** Set if the page uses a previewed release. */
  preview?: PreviewNote | undefined;
  /** Set if the browser takes apps from a developer's machine. */
  override?: OverrideNote | undefined;
}

interface Differences {
  /** When the first preview expires; undefined if there is none. */
  until: number | undefined;
  overrides: readonly BrowserOverride[];
}

/** The notes on a page; undefined if it is what others get. */
export function notesOf(
  { previewed, releases }: Chosen,
  { until, overrides }: Differences,
  { timeZone }: Company,
): PageNotes | undefined {
  const inWords = (time: number): string =>
    new Intl.DateTimeFormat(locales[defaultLanguage], {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    }).format(time);
  const isPreview = previewed.length > 0 && until !== undefined;
  if (!isPreview && overrides.length === 0) return undefined;
  return {
    ...(isPreview && {
      preview: { releases: previewed.map((name) => releases[name]), until: inWords(until) },
    }),
    ...(overrides.length > 0 && {
      override: { overrides, until: inWords(Math.min(...overrides.map((each) => each.until))) },
    }),
  };
}

function previewBadge({ releases, until }: PreviewNote): string {
  const texts = pageTexts[defaultLanguage];
  const names = releases.map((release) => (release ? `${release.app} ${release.version}` : ''));
  return (
    `<aside class="preview-badge" aria-label="${texts.preview}">` +
    `<strong>${texts.preview}</strong> <span>${escapeHtml(names.join(', '))}</span> ` +
    `<span>${escapeHtml(texts.until(until))}</span> <a href="${previewPaths.end}">${texts.endPreview}</a></aside>`
  );
}

/**
 * The badges of a page of this app. They stand outside the apps' root element, so that they are visible whatever the
 * previewed or developed app does.
 */
export function badgesOf(notes: PageNotes | undefined, shell: Release, shown: AppName): string[] {
  if (!notes) return [];
  const { preview, override } = notes;
  return [
    '<div class="page-badges">',
    ...(preview ? [previewBadge(preview)] : []),
    ...(override ? [overrideBadge(override, shell, shown)] : []),
    '</div>',
  ];
}

/** What the badges need in the head of a page. */
export const badgeParts = (notes: PageNotes | undefined): string[] =>
  notes
    ? [
        `<link rel="stylesheet" href="${previewPaths.styles}">`,
        ...(notes.override ? [overrideBadgeParts] : []),
      ]
    : [];
