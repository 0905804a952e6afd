import { readFile } from 'node:fs/promises';
import { languages, type Language } from 'shared-api/contract/values/language';
import { languageNames } from 'shared-api/contract/values/languageNames';

/** The file of what pages say about a company's media. */
export const textsFile = 'texts.json';

type InEach = Readonly<Partial<Record<Language, string>>>;

/** What `texts.json` says of one medium. */
export interface Entry extends InEach {
  /** What a place or a client is called. */
  name?: string;
  /** What a film is called. */
  title?: InEach;
  /** Whose work a film shows. */
  brand?: string;
  /** Where and when a film was taken, the day as `YYYY-MM-DD`. */
  location?: string;
  date?: string;
}

const words = [...languages, 'name', 'brand', 'location', 'date'];

/** Reads the texts by `folder/name`; complains where they cannot be read. */
export async function readTexts(
  file: string,
  complaints: string[],
): Promise<Readonly<Record<string, Entry>>> {
  const json = await readFile(file, 'utf8').catch(() => '{}');
  let texts: unknown;
  try {
    texts = JSON.parse(json);
  } catch (error) {
    complaints.push(`${textsFile}: is no JSON. Mend it: ${String(error)}.`);
    return {};
  }
  if (!isRecord(texts)) {
    complaints.push(
      `${textsFile}: is not as expected. Write { "services/carpet": { "en": "…", "fr": "…" } }.`,
    );
    return {};
  }
  const entries: Record<string, Entry> = {};
  for (const [key, entry] of Object.entries(texts)) {
    const faults = faultsIn(key, entry);
    if (faults.length === 0) entries[key] = entry as Entry;
    complaints.push(...faults);
  }
  return entries;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function faultsIn(key: string, entry: unknown): string[] {
  if (!isRecord(entry)) {
    return [`${textsFile}: "${key}" is not as expected. Write { "en": "…", "fr": "…" }.`];
  }
  return Object.entries(entry).flatMap(([name, value]) => {
    const at = `${textsFile}: "${key}" has a "${name}" that`;
    if (name === 'title') {
      const isInEach =
        isRecord(value) &&
        Object.entries(value).every(([at, text]) => at in languageNames && isText(text));
      return isInEach ? [] : [`${at} is not as expected. Write { "en": "…", "fr": "…" }.`];
    }
    if (!words.includes(name)) {
      return [`${at} pages do not know. Use ${[...words, 'title'].join(', ')}, or delete it.`];
    }
    return isText(value) ? [] : [`${at} is no text. Write it in quotation marks.`];
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Complaints about a text that is missing in a language; `what` is what is missing. */
export function missingTexts(
  key: string,
  texts: InEach | undefined,
  { what, under, cure }: { what: string; under?: string; cure: string },
): string[] {
  return languages
    .filter((language) => !texts?.[language]?.trim())
    .map((language) => {
      const where = [key, ...(under === undefined ? [] : [under])];
      const path = [...where, language].map((name) => `"${name}"`);
      const list = `${path.slice(0, -1).join(', ')} and ${path.at(-1)}`;
      return `has no ${what} in ${languageNames[language]}. Say in ${textsFile}, under ${list}, ${cure}.`;
    });
}

/** A text in each language, where none is missing. */
export const inEach = (texts: InEach | undefined): Record<Language, string> =>
  Object.fromEntries(
    languages.map((language) => [language, texts?.[language]?.trim() ?? '']),
  ) as Record<Language, string>;
