import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { languageNames } from 'shared-api/contract/values/languageNames';
import { languages, type Language } from 'shared-api/contract/values/language';
import { groups, type Group } from './groups.ts';

/** A photograph that pages can show. */
export interface OwnPhoto {
  group: Group;
  name: string;
  bytes: Buffer;
  /** SHA-256 of the file. */
  hash: string;
  alt: Readonly<Record<Language, string>>;
  /** What its place is called; empty where pages do not say it. */
  place: string;
}

/** What the folder holds, and what is wrong with it: sentences that name the file and the cure. */
export interface Folder {
  photos: OwnPhoto[];
  complaints: string[];
}

const textsFile = 'texts.json';
const endings: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
};
const mostPixels = 100e6;
const mostBytes = 60e6;
const isIgnored = (name: string): boolean =>
  name.startsWith('.') || ['README.md', 'Thumbs.db', 'desktop.ini'].includes(name);

/**
 * Reads a company's photographs with their text alternatives, and checks all of them.
 * @param known hashes of photographs that were checked before, by `folder/name`
 */
export async function readFolder(
  folder: string,
  known: Readonly<Record<string, string>>,
): Promise<Folder> {
  const complaints: string[] = [];
  const texts = await readTexts(path.join(folder, textsFile), complaints);
  const photos: OwnPhoto[] = [];
  const seen = new Set<string>();
  for (const file of await filesIn(folder)) {
    const { dir, name, ext } = path.posix.parse(file);
    const key = `${dir}/${name}`;
    const group = groups.find((one) => one.folder === dir);
    const complain = (text: string): void => void complaints.push(`${file}: ${text}`);
    if (!group) {
      complain(`no page shows pictures from here. ${foldersThatAre()}`);
    } else if (!group.names.includes(name)) {
      complain(`pages know no "${name}". Rename it to one of: ${group.names.join(', ')}.`);
    } else if (seen.has(key)) {
      complain('there is another picture of this name. Delete one of the two.');
    } else {
      seen.add(key);
      const bytes = await readFile(path.join(folder, file));
      const hash = createHash('sha256').update(bytes).digest('hex');
      if (known[key] !== hash) await checkPicture(bytes, ext, group, complain);
      const { name: place = '', ...alt } = texts[key] ?? {};
      if (group.isNamed && !place.trim()) {
        complain(
          `has no name. Say in ${textsFile}, under "${key}" and "name", what the place is called.`,
        );
      }
      for (const language of languages) {
        if (!alt[language]?.trim()) complain(missingText(key, language));
      }
      photos.push({ group, name, bytes, hash, alt: { en: '', fr: '', ...alt }, place });
    }
  }
  for (const { group, name } of photos) {
    const other = name.replace(/(before|after)$/, (one) => (one === 'after' ? 'before' : 'after'));
    if (group.isPaired && !seen.has(`${group.folder}/${other}`)) {
      complaints.push(
        `${group.folder}/${name}: is shown only beside "${other}". Add that, or delete this one.`,
      );
    }
  }
  for (const key of Object.keys(texts)) {
    if (!seen.has(key)) {
      complaints.push(
        `${textsFile}: there is no picture "${key}". Add it, or delete the entry "${key}".`,
      );
    }
  }
  return { photos, complaints };
}

const foldersThatAre = (): string =>
  `Move it to one of the folders ${groups.map((group) => `${group.folder}/`).join(', ')}.`;

const missingText = (key: string, language: Language): string =>
  `has no text alternative in ${languageNames[language]}. Say in ${textsFile}, under "${key}" and "${language}", what it shows.`;

/** All files below a folder, with slashes, in one order everywhere. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isIgnored(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== textsFile)
    .sort();
}

type Texts = Record<string, Partial<Record<Language | 'name', string>>>;

async function readTexts(file: string, complaints: string[]): Promise<Texts> {
  const json = await readFile(file, 'utf8').catch(() => '{}');
  try {
    const texts: unknown = JSON.parse(json);
    if (isTexts(texts)) return texts;
    complaints.push(
      `${textsFile}: is not as expected. Write { "services/carpet": { "en": "…", "fr": "…" } }.`,
    );
  } catch (error) {
    complaints.push(`${textsFile}: is no JSON. Mend it: ${String(error)}.`);
  }
  return {};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is Texts =>
  isRecord(value) &&
  Object.values(value).every(
    (entry) => isRecord(entry) && Object.values(entry).every((text) => typeof text === 'string'),
  );

/** Complains about a file that is no picture, or none that pages can show well. */
async function checkPicture(
  bytes: Buffer,
  ending: string,
  { minWidth, aspect }: Group,
  complain: (text: string) => void,
): Promise<void> {
  const unreadable = 'is no picture that can be read. Export it anew as JPEG, PNG or WebP.';
  if (bytes.length > mostBytes) {
    complain(`has ${Math.round(bytes.length / 1e6)} MB. Export it with 60 MB at most.`);
    return;
  }
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const facts = await picture.metadata().catch(() => undefined);
  if (!facts || !Object.values(endings).includes(facts.format)) {
    complain(unreadable);
    return;
  }
  if (endings[ending.toLowerCase()] !== facts.format) {
    const right = facts.format === 'jpeg' ? 'jpg' : facts.format;
    complain(`holds a ${facts.format.toUpperCase()} picture. Let its name end in ".${right}".`);
    return;
  }
  const { width, height } = facts.autoOrient;
  if (width * height > mostPixels) {
    complain('has more than 100 million pixels. Export it smaller.');
    return;
  }
  if (width < minWidth) {
    complain(
      `is ${width} pixels wide, which is blurred on a good screen. Use one of at least ${minWidth}.`,
    );
  }
  const ratio = width / height;
  if (ratio < aspect.min || ratio > aspect.max) {
    complain(
      `is ${width} × ${height} pixels. Crop it to between ${aspect.min}:1 and ${aspect.max}:1, ` +
        'as pages would cut off more.',
    );
  }
  // Decoded once, so that a file that was cut off is found here and not in the middle of the work.
  await picture.stats().catch(() => complain(unreadable));
}
