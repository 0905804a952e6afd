import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { makeMedia, type Folders } from '../makeMedia.ts';
import { captions, film, plainPhoto } from '../testMedia.ts';

sharp.unblock({ operation: ['VipsForeignLoad'] });

let folders: Folders;
beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'films-'));
  folders = { source: path.join(folder, 'media'), target: path.join(folder, 'own') };
});
afterEach(() => rm(path.dirname(folders.source), { recursive: true, force: true }));

const texts = {
  en: 'A stairway is cleaned.',
  fr: 'On nettoie un escalier.',
  title: { en: 'Stairway', fr: 'Escalier' },
  brand: 'cleaning',
  location: 'Elmira',
  date: '2026-05-04',
};

/** Puts a film with all it needs into the folder, but for what is given otherwise; null leaves it out. */
async function put(others: Record<string, Buffer | null> = {}, entry: object = texts) {
  const files: Record<string, Buffer | null> = {
    '03.mp4': await film('mp4'),
    '03.jpg': await plainPhoto(540, 960),
    '03.en.vtt': captions,
    ...others,
  };
  await mkdir(path.join(folders.source, 'films'), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) {
    if (bytes) await writeFile(path.join(folders.source, 'films', name), bytes);
  }
  await writeFile(path.join(folders.source, 'texts.json'), JSON.stringify({ 'films/03': entry }));
}

const made = (name: string) => readFile(path.join(folders.target, 'films', name), 'utf8');
const complaintsOf = async () => (await makeMedia(folders)).complaints;

it('a film comes with poster, captions and what is said in it; without it, all of them go', async () => {
  await put({ '03.webm': await film('webm'), '03.fr.vtt': captions });
  expect(await makeMedia(folders)).toMatchObject({ complaints: [], films: 1, photos: 1 });
  const module = await made('films.ts');
  expect(module).toContain("from './03.mp4'");
  expect(module).toContain("from './03.webm'");
  expect(module).toContain('location: "Elmira"');
  expect(await made('texts.fr.ts')).toContain(
    '{ type: "Escalier", alt: "On nettoie un escalier." }',
  );
  // Above what the gallery says of the film.
  expect(await made('03.en.vtt')).toContain(
    '00:00.500 --> 00:02.000 line:70%\n<v Dana>Good morning.',
  );
  expect(await made('transcripts/texts.en.ts')).toContain('"Good morning."');

  await rm(folders.source, { recursive: true });
  await mkdir(folders.source);
  expect(await makeMedia(folders)).toMatchObject({ complaints: [], films: 0, photos: 0 });
  expect(await made('films.ts')).toContain('films: readonly OwnFilm[] = [\n];');
  await expect(made('03.mp4')).rejects.toThrow('ENOENT');
  await expect(made('03.en.vtt')).rejects.toThrow('ENOENT');
});

it('French pages read English words, marked as such, where there are no French captions', async () => {
  await put();
  expect(await complaintsOf()).toEqual([]);
  expect(await made('transcripts/texts.fr.ts')).toContain('language: "en"');
});

describe('the command names file and cure', () => {
  it.each<[string, () => Promise<Record<string, Buffer | null>>, string]>([
    [
      'of a film without a poster',
      async () => ({ '03.jpg': null }),
      'films/03: has no poster. Put a photograph of the film beside it: "03.jpg".',
    ],
    [
      'of a film without captions',
      async () => ({ '03.en.vtt': null }),
      'films/03: has no captions in English. Write what is said and heard into "03.en.vtt"',
    ],
    [
      'of a film that not every browser plays',
      async () => ({ '03.mp4': null, '03.webm': await film('webm') }),
      'films/03: has no MP4, which every browser plays.',
    ],
    [
      'of a name that says another format',
      async () => ({ '03.mp4': await film('webm') }),
      'films/03.mp4: holds a film in WebM.',
    ],
    [
      'of a file that is no film',
      async () => ({ '03.mp4': Buffer.from('not a film') }),
      'films/03.mp4: is no film that can be read. Export it as MP4 with H.264',
    ],
    [
      'of a film that is cut off',
      async () => ({ '03.mp4': (await film('mp4')).subarray(0, 12_000) }),
      'films/03.mp4: ends before its end: it was cut off. Export it as MP4',
    ],
    [
      'of a WebM that is cut off',
      async () => ({ '03.webm': (await film('webm')).subarray(0, 8_000) }),
      'films/03.webm: ends before its end: it was cut off. Export it as WebM',
    ],
    [
      'of colours of 10 bits, as cameras write them',
      async () => ({ '03.mp4': swapped(await film('mp4'), 'avcC\x01\x64', 'avcC\x01\x6e') }),
      'films/03.mp4: has a picture that not every browser shows',
    ],
    [
      'of a film that begins only when all of it is there',
      async () => ({ '03.mp4': indexLast(await film('mp4')) }),
      'films/03.mp4: has its index at its end',
    ],
    [
      'of a film that is too large',
      async () => ({ '03.mp4': Buffer.alloc(8_100_000) }),
      'films/03.mp4: has 8.1 MB',
    ],
    [
      'of a format that pages do not show',
      async () => ({ '03.mov': await film('mp4') }),
      'films/03.mov: pages show no ".mov".',
    ],
    [
      'of a film without a number',
      async () => ({ 'stairs.mp4': await film('mp4') }),
      'films/stairs.mp4: pages know no film "stairs". Number it from 01 to 15.',
    ],
    [
      'of a poster that lies on its side',
      async () => ({ '03.jpg': await plainPhoto(960, 540) }),
      'films/03.jpg: is 960 × 540 pixels. Crop it to between 0.5:1 and 0.8:1',
    ],
    [
      'of captions as SubRip',
      async () => ({ '03.en.vtt': Buffer.from('1\n00:00:00,000 --> 00:00:02,000\nHello') }),
      'films/03.en.vtt: is no WebVTT. Write "WEBVTT"',
    ],
    [
      'of captions after the end',
      async () => ({ '03.en.vtt': Buffer.from('WEBVTT\n\n00:09.000 --> 00:11.000\nHello') }),
      'films/03.en.vtt: has a caption after the film\'s end: "00:09.000 --> 00:11.000", of 5 seconds.',
    ],
  ])('%s', async (_, files, complaint) => {
    await put(await files());
    expect(await complaintsOf()).toContainEqual(expect.stringContaining(complaint));
  });

  it('of a film whose brand, day and French title are missing', async () => {
    await put({}, { ...texts, brand: 'painting', date: '2026-02-30', title: { en: 'Stairway' } });
    expect(await complaintsOf()).toEqual([
      'films/03.jpg: has no title in French. Say in texts.json, under "films/03", "title" and "fr", what the film is called.',
      'films/03: belongs to no brand. Say in texts.json, under "films/03" and "brand", "cleaning" or "contracting".',
      'films/03: has the day "2026-02-30". Say in texts.json, under "films/03" and "date", one like "2026-03-14", or nothing.',
    ]);
  });
});

/** The same bytes with another word in place of each one. */
const swapped = (bytes: Buffer, from: string, to: string): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');

/** An MP4 with its index after its content, as cameras write it. */
function indexLast(bytes: Buffer): Buffer {
  const boxes: { type: string; box: Buffer }[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      box: bytes.subarray(at, at + length),
    });
    at += length;
  }
  const last = boxes.filter(({ type }) => type === 'moov');
  const first = boxes.filter(({ type }) => type !== 'moov');
  return Buffer.concat([...first, ...last].map(({ box }) => box));
}
