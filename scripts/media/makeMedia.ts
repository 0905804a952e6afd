import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from 'shared-api/contract/values/language';
import { root } from '../../webpack/apps.ts';
import { groups, type Group } from './groups.ts';
import { copyName, makeCopies, recipe, type Copies } from './makeCopies.ts';
import { chosenTexts, photosModule, stylesheet, textsModule, type MadePhoto } from './modulesOf.ts';
import { readFolder } from './readFolder.ts';

export interface Folders {
  /** A company's photographs with their text alternatives. */
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
  /** Photographs in all, and those of which copies were made this time. */
  photos: number;
  made: number;
}

const recordFile = 'made.json';

/** Checks a company's photographs, and makes what pages show of them; nothing where one is refused. */
export async function makeMedia({ source, target }: Folders): Promise<Result> {
  const record = await readRecord(target);
  const { photos, complaints } = await readFolder(source, hashesOf(record));
  if (complaints.length > 0) return { complaints, photos: photos.length, made: 0 };
  const now: Record<string, Copies> = {};
  let made = 0;
  for (const group of groups) {
    const folder = path.join(target, group.folder);
    await mkdir(folder, { recursive: true });
    const there = new Set(await readdir(folder));
    const all: MadePhoto[] = [];
    for (const photo of photos.filter((one) => one.group === group)) {
      const key = `${group.folder}/${photo.name}`;
      const before = record[key];
      const isThere =
        before?.hash === hashOf(photo.hash) &&
        namesOf(photo.name, before).every((name) => there.has(name));
      if (!isThere) made += 1;
      const copies = isThere
        ? before
        : { hash: hashOf(photo.hash), ...(await makeCopies(photo, folder)) };
      now[key] = copies;
      all.push({ photo, copies });
    }
    const files = modulesOf(group, all);
    for (const [name, text] of files) await writeChanged(path.join(folder, name), text);
    const wanted = new Set([
      ...files.keys(),
      ...all.flatMap(({ photo, copies }) => namesOf(photo.name, copies)),
    ]);
    for (const name of there) if (!wanted.has(name)) await rm(path.join(folder, name));
  }
  await writeChanged(path.join(target, recordFile), `${JSON.stringify(now, undefined, 2)}\n`);
  return { complaints, photos: photos.length, made };
}

/** Whether everything that pages import was made of what the folder holds now. */
export async function isMade({ source, target }: Folders): Promise<boolean> {
  const record = await readRecord(target);
  const { photos } = await readFolder(source, hashesOf(record));
  if (photos.length !== Object.keys(record).length) return false;
  for (const group of groups) {
    const all = photos
      .filter((photo) => photo.group === group)
      .flatMap((photo) => {
        const copies = record[`${group.folder}/${photo.name}`];
        return copies?.hash === hashOf(photo.hash) ? [{ photo, copies }] : [];
      });
    for (const [name, text] of modulesOf(group, all)) {
      if ((await textOf(path.join(target, group.folder, name))) !== text) return false;
    }
  }
  return true;
}

/** What pages import of a group, by the names of files. */
function modulesOf(group: Group, all: readonly MadePhoto[]): Map<string, string> {
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

const textOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch(() => undefined);

const suffix = `:${recipe}`;
const hashOf = (hash: string): string => hash + suffix;
const hashesOf = (record: Record<string, Copies>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).map(([key, { hash }]) => [key, hash.split(':', 1).join('')]),
  );

const namesOf = (name: string, { widths }: Copies): string[] =>
  widths.flatMap((width) => [copyName(name, width, 'avif'), copyName(name, width, 'webp')]);

async function readRecord(target: string): Promise<Record<string, Copies>> {
  const json = await readFile(path.join(target, recordFile), 'utf8').catch(() => '{}');
  return JSON.parse(json) as Record<string, Copies>;
}

/** Leaves a file alone that is the same already, so that builds and watchers see no change. */
async function writeChanged(file: string, text: string): Promise<void> {
  if ((await textOf(file)) === text) return;
  await writeFile(file, text);
}
