import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from 'shared-api/contract/values/language';
import { root } from '../../webpack/apps.ts';
import { filmsModule, transcriptsModule } from './films/filmsModule.ts';
import { filmsFolder, groups, logosFolder, type Group } from './groups.ts';
import { logoFiles, logosModule } from './logos/logosModule.ts';
import { copyName, makeCopies, recipe, type Copies } from './makeCopies.ts';
import { chosenTexts, photosModule, stylesheet, textsModule, type MadePhoto } from './modulesOf.ts';
import { readFolder, type Folder } from './readFolder.ts';

export interface Folders {
  /** A company's photographs, films and logos with their texts. */
  source: string;
  /** What pages import. */
  target: string;
}

/** The product's own. */
export const productFolders: Folders = {
  source: path.join(root, 'public-site/media'),
  target: path.join(root, 'public-site/src/media/own'),
};

interface Result {
  complaints: string[];
  /** Photographs in all, posters among them, and those of which copies were made this time. */
  photos: number;
  made: number;
  films: number;
  logos: number;
}

/** What was made of each photograph, by `folder/name`. */
type MadeRecord = Record<string, Copies>;

const recordFile = 'made.json';

/** Checks a company's media, and makes what pages show of them; nothing where one is refused. */
export async function makeMedia({ source, target }: Folders): Promise<Result> {
  const record = await readRecord(target);
  const folder = await readFolder(source, hashesOf(record));
  const { complaints, photos, films, logos } = folder;
  const counts = { complaints, photos: photos.length, films: films.length, logos: logos.length };
  if (complaints.length > 0) return { ...counts, made: 0 };
  const there = new Set(await filesIn(target));
  const now: MadeRecord = {};
  let made = 0;
  for (const photo of photos) {
    const key = `${photo.group.folder}/${photo.name}`;
    const before = record[key];
    const isThere =
      before?.hash === hashOf(photo.hash) &&
      namesOf(key, before).every((name) => there.has(path.normalize(name)));
    if (!isThere) made += 1;
    now[key] = isThere
      ? before
      : {
          hash: hashOf(photo.hash),
          ...(await makeCopies(photo, path.join(target, photo.group.folder))),
        };
  }
  const files = new Map<string, string | Buffer>([
    ...modulesOf(folder, now),
    ...filesOf(folder),
    [recordFile, `${JSON.stringify(now, undefined, 2)}\n`],
  ]);
  for (const [name, content] of files) await writeChanged(path.join(target, name), content);
  const copies = Object.entries(now).flatMap(([key, one]) => namesOf(key, one));
  const wanted = new Set([...files.keys(), ...copies].map((name) => path.normalize(name)));
  for (const name of there) if (!wanted.has(name)) await rm(path.join(target, name));
  return { ...counts, made };
}

/** Whether everything that pages import was made of what the folder holds now. */
export async function isMade({ source, target }: Folders): Promise<boolean> {
  const record = await readRecord(target);
  const folder = await readFolder(source, hashesOf(record));
  if (folder.photos.length !== Object.keys(record).length) return false;
  const isCurrent = folder.photos.every(
    ({ group, name, hash }) => record[`${group.folder}/${name}`]?.hash === hashOf(hash),
  );
  if (!isCurrent) return false;
  for (const [name, content] of [...modulesOf(folder, record), ...filesOf(folder)]) {
    const file = await readFile(path.join(target, name)).catch(() => undefined);
    if (!file?.equals(Buffer.from(content))) return false;
  }
  return true;
}

/** What pages import, by the names of files. */
function modulesOf({ photos, films, logos }: Folder, record: MadeRecord): Map<string, string> {
  const files = new Map<string, string>();
  for (const group of groups) {
    const all = photos
      .filter((photo) => photo.group === group)
      .flatMap((photo) => {
        const copies = record[`${group.folder}/${photo.name}`];
        return copies ? [{ photo, copies }] : [];
      });
    for (const [name, text] of photoModules(group, all)) files.set(`${group.folder}/${name}`, text);
  }
  files.set(`${filmsFolder}/films.ts`, filmsModule(films));
  files.set(`${filmsFolder}/transcripts/texts.ts`, chosenTexts);
  for (const language of languages) {
    files.set(
      `${filmsFolder}/transcripts/texts.${language}.ts`,
      transcriptsModule(films, language),
    );
  }
  files.set(`${logosFolder}/logos.ts`, logosModule(logos));
  return files;
}

/** What pages import of a group of photographs. */
function photoModules(group: Group, all: readonly MadePhoto[]): Map<string, string> {
  const files = new Map([
    ['photos.ts', photosModule(group, all)],
    ['texts.ts', chosenTexts],
  ]);
  for (const language of languages) {
    files.set(`texts.${language}.ts`, textsModule(group, all, language));
  }
  if (all.length > 0) files.set('photos.module.css', stylesheet(all));
  return files;
}

/** Films with their captions, and logos, by the names of files. */
const filesOf = ({ films, logos }: Folder): Map<string, Buffer> =>
  new Map([
    ...films.flatMap(({ name, files }) =>
      Object.entries(files).map(
        ([ending, bytes]) => [`${filmsFolder}/${name}${ending}`, bytes] as const,
      ),
    ),
    ...logos.flatMap((logo) =>
      [...logoFiles(logo)].map(([name, bytes]) => [`${logosFolder}/${name}`, bytes] as const),
    ),
  ]);

const suffix = `:${recipe}`;
const hashOf = (hash: string): string => hash + suffix;
const hashesOf = (record: MadeRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).map(([key, { hash }]) => [key, hash.split(':', 1).join('')]),
  );

/** The copies of a photograph, as `folder/name`. */
const namesOf = (key: string, { widths }: Copies): string[] =>
  widths.flatMap((width) => [copyName(key, width, 'avif'), copyName(key, width, 'webp')]);

async function readRecord(target: string): Promise<MadeRecord> {
  const json = await readFile(path.join(target, recordFile), 'utf8').catch(() => '{}');
  return JSON.parse(json) as MadeRecord;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Leaves a file alone that is the same already, so that builds and watchers see no change. */
async function writeChanged(file: string, content: string | Buffer): Promise<void> {
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(Buffer.from(content))) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
