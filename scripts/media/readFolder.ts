import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from 'shared-api/contract/values/language';
import { checkPicture } from './checkPicture.ts';
import { isFilmPart, readFilms, type OwnFilm } from './films/readFilms.ts';
import { filmsFolder, groups, logosFolder, type Group } from './groups.ts';
import { readLogos, type OwnLogo } from './logos/readLogos.ts';
import { inEach, missingTexts, readTexts, textsFile, type Entry } from './texts.ts';

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
  /** What its film is called; empty where there is none. */
  title: Readonly<Record<Language, string>>;
}

/** What the folder holds, and what is wrong with it: sentences that name the file and the cure. */
export interface Folder {
  photos: OwnPhoto[];
  logos: OwnLogo[];
  films: OwnFilm[];
  complaints: string[];
}

/** A file of the folder. */
export interface MediaFile {
  /** Its path in the folder, with slashes. */
  file: string;
  name: string;
  ending: string;
  bytes: Buffer;
}

const isIgnored = (name: string): boolean =>
  name.startsWith('.') || ['README.md', 'Thumbs.db', 'desktop.ini'].includes(name);

/**
 * Reads a company's media with their texts, and checks all of them.
 * @param known hashes of photographs that were checked before, by `folder/name`
 */
export async function readFolder(
  folder: string,
  known: Readonly<Record<string, string>>,
): Promise<Folder> {
  const complaints: string[] = [];
  const texts = await readTexts(path.join(folder, textsFile), complaints);
  const photos: OwnPhoto[] = [];
  const logoFiles: MediaFile[] = [];
  const filmFiles: MediaFile[] = [];
  const seen = new Set<string>();
  for (const file of await filesIn(folder)) {
    const { dir, name, ext } = path.posix.parse(file);
    const key = `${dir}/${name}`;
    const group = groups.find((one) => one.folder === dir);
    const complain = (text: string): void => void complaints.push(`${file}: ${text}`);
    const read = async (): Promise<MediaFile> => ({
      file,
      name,
      ending: ext.toLowerCase(),
      bytes: await readFile(path.join(folder, file)),
    });
    if (dir === logosFolder) {
      logoFiles.push(await read());
    } else if (dir === filmsFolder && isFilmPart(file)) {
      filmFiles.push(await read());
    } else if (!group) {
      complain(`no page shows pictures from here. ${foldersThatAre()}`);
    } else if (!group.names.includes(name)) {
      complain(`pages know no "${name}". Rename it to one of: ${group.names.join(', ')}.`);
    } else if (seen.has(key)) {
      complain('there is another picture of this name. Delete one of the two.');
    } else {
      seen.add(key);
      const { bytes } = await read();
      const hash = createHash('sha256').update(bytes).digest('hex');
      if (known[key] !== hash) await checkPicture(bytes, ext, group, complain);
      photos.push(withTexts({ group, name, bytes, hash }, texts, complain));
    }
  }
  complaints.push(...withoutTheOther(photos, seen));
  const logos = await readLogos(logoFiles, texts, complaints);
  const films = await readFilms(filmFiles, photos, texts, complaints);
  for (const { name } of logos) seen.add(`${logosFolder}/${name}`);
  for (const key of Object.keys(texts)) {
    if (!seen.has(key) && !isFilmWithoutPoster(key, filmFiles)) {
      complaints.push(
        `${textsFile}: there is no picture "${key}". Add it, or delete the entry "${key}".`,
      );
    }
  }
  return { photos, logos, films, complaints };
}

/** Gives a photograph its texts, and complains of those that are missing. */
function withTexts(
  photo: Pick<OwnPhoto, 'group' | 'name' | 'bytes' | 'hash'>,
  texts: Readonly<Record<string, Entry>>,
  complain: (text: string) => void,
): OwnPhoto {
  const { group, name } = photo;
  const key = `${group.folder}/${group.cropOf?.[name] ?? name}`;
  const { name: place = '', title, ...alt } = texts[key] ?? {};
  if (group.isNamed && !place.trim()) {
    complain(
      `has no name. Say in ${textsFile}, under "${key}" and "name", what the place is called.`,
    );
  }
  const missing = [
    ...(group.isTitled
      ? missingTexts(key, title, { what: 'title', under: 'title', cure: 'what the film is called' })
      : []),
    ...(group.cropOf?.[name] === undefined
      ? missingTexts(key, alt, { what: 'text alternative', cure: 'what it shows' })
      : []),
  ];
  for (const text of missing) complain(text);
  return { ...photo, alt: inEach(alt), place, title: inEach(title) };
}

/** Complaints about photographs that are shown only beside another one, which is not there. */
function withoutTheOther(photos: readonly OwnPhoto[], seen: ReadonlySet<string>): string[] {
  return photos.flatMap(({ group, name }) => {
    const pair = name.replace(/(before|after)$/, (one) => (one === 'after' ? 'before' : 'after'));
    const other = group.isPaired ? pair : group.cropOf?.[name];
    if (other === undefined || seen.has(`${group.folder}/${other}`)) return [];
    return [
      `${group.folder}/${name}: is shown only beside "${other}". Add that, or delete this one.`,
    ];
  });
}

/** Whether a complaint about the film says already what its entry needs. */
const isFilmWithoutPoster = (key: string, films: readonly MediaFile[]): boolean =>
  films.some(({ name }) => key === `${filmsFolder}/${name.split('.', 1).join('')}`);

const foldersThatAre = (): string =>
  `Move it to one of the folders ${[...groups.map(({ folder }) => folder), logosFolder]
    .map((folder) => `${folder}/`)
    .join(', ')}.`;

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
