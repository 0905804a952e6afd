import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { cameraPhoto, heicPhoto, pngPhoto } from '../../server/harness/testing/testPhotos.ts';
import { isMade, makeMedia, productFolders, type Folders } from './makeMedia.ts';

// The server's photos allow few formats, and sharp remembers that for the whole process, in which tests
// of the server may have run before.
sharp.unblock({ operation: ['VipsForeignLoad'] });

let folders: Folders;
beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  folders = { source: path.join(folder, 'media'), target: path.join(folder, 'own') };
});
afterEach(() => rm(path.dirname(folders.source), { recursive: true, force: true }));

/** Puts a file into the company's folder. */
async function put(name: string, content: Buffer | object): Promise<void> {
  const file = path.join(folders.source, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, Buffer.isBuffer(content) ? content : JSON.stringify(content));
}

const alt = { en: 'A carpet.', fr: 'Un tapis.' };
const carpetText = { 'services/carpet': alt };
const made = (name: string): string => path.join(folders.target, 'services', name);

describe('a photograph from a camera that was held upright', () => {
  let ready: string;

  // Made once, and copied for each test: AVIF takes its time.
  beforeAll(async () => {
    ready = await mkdtemp(path.join(tmpdir(), 'media-'));
    folders = { source: path.join(ready, 'media'), target: path.join(ready, 'own') };
    // It lies on its side in the file: 1000 × 1300 pixels are shown as 1300 × 1000.
    await put('services/carpet.jpg', await cameraPhoto(1000, 1300));
    await put('texts.json', carpetText);
    expect(await makeMedia(folders)).toMatchObject({ complaints: [], photos: 1, made: 1 });
  });
  beforeEach(() => cp(ready, path.dirname(folders.source), { recursive: true }));
  afterAll(() => rm(ready, { recursive: true, force: true }));

  it('is made in several widths as AVIF and WebP, upright', async () => {
    for (const format of ['avif', 'webp']) {
      for (const width of [480, 800, 1280]) {
        const facts = await sharp(made(`carpet-${width}.${format}`)).metadata();
        expect([facts.width, facts.height]).toEqual([width, Math.round(width / 1.3)]);
        expect(facts.orientation ?? 1).toBe(1);
      }
    }
  });

  it('keeps nothing of where and with what it was taken', async () => {
    for (const name of await readdir(made('.'))) {
      if (!/\.(avif|webp)$/.test(name)) continue;
      const bytes = await readFile(made(name));
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes('Secret camera')).toBe(false);
    }
  });

  it('has a first paint of a few hundred bytes, and its text in each language', async () => {
    const css = await readFile(made('photos.module.css'), 'utf8');
    expect(css).toContain(".photo-carpet {\n  background: url('data:image/webp;base64,");
    expect(css.length).toBeLessThan(700);
    expect(await readFile(made('texts.en.ts'), 'utf8')).toContain('"carpet": "A carpet."');
    expect(await readFile(made('texts.fr.ts'), 'utf8')).toContain('"carpet": "Un tapis."');
  });

  it('is not made again while it stays as it is', async () => {
    const times = async (): Promise<number[]> => {
      const names = await readdir(made('.'));
      return Promise.all(names.map(async (name) => (await stat(made(name))).mtimeMs));
    };
    const before = await times();
    expect(await makeMedia(folders)).toMatchObject({ complaints: [], photos: 1, made: 0 });
    expect(await times()).toEqual(before);
    expect(await isMade(folders)).toBe(true);
  });

  it('is not made again for another text, which pages get all the same', async () => {
    await put('texts.json', { 'services/carpet': { ...alt, fr: 'Une moquette.' } });
    expect(await isMade(folders)).toBe(false);
    expect(await makeMedia(folders)).toMatchObject({ complaints: [], made: 0 });
    expect(await readFile(made('texts.fr.ts'), 'utf8')).toContain('"carpet": "Une moquette."');
    expect(await isMade(folders)).toBe(true);
  });

  it('is made again when it changes', async () => {
    await put('services/carpet.jpg', await cameraPhoto(1000, 1400));
    expect(await isMade(folders)).toBe(false);
    expect(await makeMedia(folders)).toMatchObject({ complaints: [], made: 1 });
    expect(await isMade(folders)).toBe(true);
  });

  it('takes its copies with it when it goes', async () => {
    await rm(path.join(folders.source, 'services/carpet.jpg'));
    await put('texts.json', {});
    expect(await makeMedia(folders)).toMatchObject({ complaints: [], photos: 0, made: 0 });
    expect((await readdir(made('.'))).sort()).toEqual([
      'photos.ts',
      'texts.en.ts',
      'texts.fr.ts',
      'texts.ts',
    ]);
  });
});

describe('the command names file and cure', () => {
  const wide = () => cameraPhoto(1000, 1300);

  it.each<[string, string, () => Promise<Buffer>, string]>([
    ['of an unknown folder', 'kitchens/1.jpg', wide, 'no page shows pictures from here. Move it'],
    ['of an unknown name', 'services/carpets.jpg', wide, 'pages know no "carpets". Rename it to'],
    ['of another type', 'services/carpet.jpg', async () => heicPhoto(), 'Export it anew as JPEG,'],
    ['of a broken file', 'services/carpet.jpg', half, 'Export it anew as JPEG,'],
    [
      'of a name that says another type',
      'services/carpet.jpg',
      () => pngPhoto(1300, 1000),
      'holds a PNG picture. Let its name end in ".png".',
    ],
    ['that is too small', 'services/carpet.jpg', cameraPhoto, 'is 800 pixels wide'],
    [
      'that is too long',
      'services/carpet.png',
      () => pngPhoto(2000, 800),
      'is 2000 × 800 pixels. Crop it to between 1:1 and 1.8:1',
    ],
  ])('of a picture %s', async (_, name, bytes, complaint) => {
    await put(name, await bytes());
    if (name.includes('/carpet.')) await put('texts.json', carpetText);
    const { complaints, made } = await makeMedia(folders);
    expect(complaints).toContainEqual(expect.stringContaining(`${name}: `));
    expect(complaints.join()).toContain(complaint);
    expect(made).toBe(0);
  });

  it('of a picture whose text is missing in one language', async () => {
    await put('services/carpet.jpg', await wide());
    await put('texts.json', { 'services/carpet': { en: 'A carpet.' } });
    expect((await makeMedia(folders)).complaints).toEqual([
      'services/carpet.jpg: has no text alternative in French. Say in texts.json, under "services/carpet" and "fr", what it shows.',
    ]);
  });

  it('of a place before a service without the same after it', async () => {
    await put('before-after/tile-before.jpg', await wide());
    await put('texts.json', { 'before-after/tile-before': alt });
    expect((await makeMedia(folders)).complaints).toEqual([
      'before-after/tile-before: is shown only beside "tile-after". Add that, or delete this one.',
    ]);
  });

  it('of a residence without a name', async () => {
    await put('residences/03.jpg', await wide());
    await put('texts.json', { 'residences/03': alt });
    expect((await makeMedia(folders)).complaints).toEqual([
      'residences/03.jpg: has no name. Say in texts.json, under "residences/03" and "name", what the place is called.',
    ]);
  });

  it('of a narrow first picture without the wide one, whose text it shares', async () => {
    await put('hero/narrow.jpg', await wide());
    expect((await makeMedia(folders)).complaints).toEqual([
      'hero/narrow: is shown only beside "wide". Add that, or delete this one.',
    ]);
  });

  it('of a person whom the company file does not name', async () => {
    await put('people/somebody-else.jpg', await wide());
    await put('texts.json', { 'people/somebody-else': alt });
    expect((await makeMedia(folders)).complaints[0]).toMatch(
      /^people\/somebody-else.jpg: pages know no "somebody-else". Rename it to one of: [a-z-]+, /,
    );
  });

  it('of a word among the texts that pages do not know', async () => {
    await put('services/carpet.jpg', await wide());
    await put('texts.json', { 'services/carpet': { ...alt, fra: 'Un tapis.' } });
    expect((await makeMedia(folders)).complaints).toContain(
      'texts.json: "services/carpet" has a "fra" that pages do not know. Use en, fr, name, brand, location, date, title, or delete it.',
    );
  });

  it('of a text without a picture, and of texts that are no JSON', async () => {
    await put('texts.json', carpetText);
    expect((await makeMedia(folders)).complaints).toEqual([
      'texts.json: there is no picture "services/carpet". Add it, or delete the entry "services/carpet".',
    ]);
    await put('texts.json', Buffer.from('{ "services/carpet": '));
    expect((await makeMedia(folders)).complaints.join()).toContain('texts.json: is no JSON.');
  });
});

it('pages show what the product’s own folder holds; if not, run `npm run media`', async () => {
  expect(await isMade(productFolders)).toBe(true);
});

/** A photograph whose end is missing. */
async function half(): Promise<Buffer> {
  const whole = await cameraPhoto(1000, 1300);
  return whole.subarray(0, whole.length / 2);
}
