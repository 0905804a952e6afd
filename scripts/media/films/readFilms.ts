import { languages, type Language } from 'shared-api/contract/values/language';
import { filmsFolder } from '../groups.ts';
import type { MediaFile, OwnPhoto } from '../readFolder.ts';
import { textsFile, type Entry } from '../texts.ts';
import { checkFilm, type FilmEnding } from './checkFilm.ts';
import { readCaptions } from './readCaptions.ts';

/** A film that the gallery can show. */
export interface OwnFilm {
  /** Its number, with two digits. */
  name: string;
  brand: string;
  location: string;
  date: string;
  /** Its files by ending, such as `.mp4` and `.en.vtt`. */
  files: Readonly<Record<string, Buffer>>;
  /** What is said and heard in it, by the language of its captions. */
  transcripts: Readonly<Partial<Record<Language, readonly string[]>>>;
}

const brands = ['cleaning', 'contracting'];
const filmEndings: readonly FilmEnding[] = ['.mp4', '.webm'];
const captionEndings = languages.map((language) => `.${language}.vtt`);
const partPattern = /\.(mp4|m4v|mov|webm|vtt|srt)$/i;

/** Whether a file of the folder of films is a film or its captions; if not, it is its poster. */
export const isFilmPart = (file: string): boolean => partPattern.test(file);

/** Reads films with posters and captions; complains of what is wrong with them, or missing. */
export async function readFilms(
  files: readonly MediaFile[],
  posters: readonly OwnPhoto[],
  texts: Readonly<Record<string, Entry>>,
  complaints: string[],
): Promise<OwnFilm[]> {
  const postered = posters
    .filter(({ group }) => group.folder === filmsFolder)
    .map(({ name }) => name);
  const parts = new Map(postered.map((name) => [name, new Map<string, MediaFile>()]));
  for (const file of files) {
    const [, name = '', ending = ''] = /^([^.]*)(.*)$/.exec(file.name + file.ending) ?? [];
    const known = [...filmEndings, ...captionEndings];
    if (!/^(0[1-9]|1[0-5])$/.test(name)) {
      complaints.push(`${file.file}: pages know no film "${name}". Number it from 01 to 15.`);
    } else if (!known.includes(ending)) {
      complaints.push(
        `${file.file}: pages show no "${ending}". Give films as ${filmEndings.join(' and ')}, captions as ${captionEndings.join(' and ')}.`,
      );
    } else {
      parts.set(name, (parts.get(name) ?? new Map<string, MediaFile>()).set(ending, file));
    }
  }
  const films: OwnFilm[] = [];
  for (const [name, byEnding] of [...parts].sort(([a], [b]) => a.localeCompare(b))) {
    const key = `${filmsFolder}/${name}`;
    if (!postered.includes(name)) {
      complaints.push(
        `${key}: has no poster. Put a photograph of the film beside it: "${name}.jpg".`,
      );
    }
    complaints.push(...missingParts(key, byEnding), ...faultsOf(key, texts[key] ?? {}));
    films.push(await readFilm(name, byEnding, texts[key] ?? {}, complaints));
  }
  return films;
}

function missingParts(key: string, parts: ReadonlyMap<string, MediaFile>): string[] {
  const name = key.split('/').at(-1);
  return [
    ...(parts.has('.mp4')
      ? []
      : [
          `${key}: has no MP4, which every browser plays. Export it with H.264 as "${name}.mp4"; a WebM beside it is welcome.`,
        ]),
    ...(parts.has('.en.vtt')
      ? []
      : [
          `${key}: has no captions in English. Write what is said and heard into "${name}.en.vtt", as WebVTT.`,
        ]),
  ];
}

function faultsOf(key: string, { brand, date }: Entry): string[] {
  const in_ = (name: string): string => `Say in ${textsFile}, under "${key}" and "${name}",`;
  return [
    ...(brand !== undefined && brands.includes(brand)
      ? []
      : [`${key}: belongs to no brand. ${in_('brand')} "cleaning" or "contracting".`]),
    ...(date === undefined || isDay(date)
      ? []
      : [`${key}: has the day "${date}". ${in_('date')} one like "2026-03-14", or nothing.`]),
  ];
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 10;
}

async function readFilm(
  name: string,
  parts: ReadonlyMap<string, MediaFile>,
  { brand = '', location = '', date = '' }: Entry,
  complaints: string[],
): Promise<OwnFilm> {
  const files: Record<string, Buffer> = {};
  let length: number | undefined;
  for (const ending of filmEndings) {
    const part = parts.get(ending);
    if (!part) continue;
    const complain = (text: string): void => void complaints.push(`${part.file}: ${text}`);
    const seconds = await checkFilm(part.bytes, ending, complain);
    files[ending] = part.bytes;
    if (length !== undefined && seconds !== undefined && Math.abs(length - seconds) > 0.5) {
      complain(
        `lasts ${seconds.toFixed(1)} seconds, "${name}.mp4" ${length.toFixed(1)}. Export both from one film.`,
      );
    }
    length ??= seconds;
  }
  const transcripts: Partial<Record<Language, readonly string[]>> = {};
  for (const language of languages) {
    const ending = `.${language}.vtt`;
    const part = parts.get(ending);
    if (!part) continue;
    const captions = readCaptions(part.bytes, length ?? Infinity);
    if ('fault' in captions) {
      complaints.push(`${part.file}: ${captions.fault}`);
    } else {
      files[ending] = Buffer.from(captions.vtt);
      transcripts[language] = captions.lines;
    }
  }
  return { name, brand, location, date, files, transcripts };
}
