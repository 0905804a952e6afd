import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { pngLogo, svgLogo } from '../testMedia.ts';
import type { Entry } from '../texts.ts';
import { logosModule } from './logosModule.ts';
import { readLogos } from './readLogos.ts';

sharp.unblock({ operation: ['VipsForeignLoad'] });

const texts: Readonly<Record<string, Entry>> = { 'clients/uptown-law': { name: 'Uptown Law' } };

/** Reads files as they lie in the folder. */
async function read(files: Readonly<Record<string, Buffer>>, named = texts) {
  const complaints: string[] = [];
  const logos = await readLogos(
    Object.entries(files).map(([file, bytes]) => ({
      file: `clients/${file}`,
      name: file.replace(/\.\w+$/, ''),
      ending: file.replace(/^.*\./, '.'),
      bytes,
    })),
    named,
    complaints,
  );
  return { logos, complaints };
}

it('keeps of an SVG what draws it: nothing that runs, and no address', async () => {
  const { logos, complaints } = await read({ 'uptown-law.svg': svgLogo });
  expect(complaints).toEqual([]);
  const svg = logos[0]?.light.bytes.toString() ?? '';
  expect(svg).toContain('fill="#123456"');
  expect(svg).toContain('viewBox="0 0 160 64"');
  expect(svg).not.toMatch(/script|evil|alert|onload|onclick|foreign|<a|href|<set|style|DOCTYPE/i);
});

it('cuts the empty edges off a PNG, and fits it into its place', async () => {
  const { logos, complaints } = await read({
    'uptown-law.png': await pngLogo(800, 200),
    'uptown-law-dark.png': await pngLogo(400, 300),
  });
  expect(complaints).toEqual([]);
  const light = await sharp(logos[0]?.light.bytes).metadata();
  const dark = await sharp(logos[0]?.dark?.bytes).metadata();
  expect([light.width, light.height]).toEqual([320, 80]);
  expect([dark.width, dark.height]).toEqual([171, 128]);
  expect(logosModule(logos)).toContain('{ name: "Uptown Law", logo: light0, dark: dark0 },');
});

describe('the command names file and cure', () => {
  const svg = (inner: string): Buffer =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);
  const path = svg('<path d="M0 0h9v9z"/>');

  it.each<[string, Record<string, Buffer | Promise<Buffer>>, string]>([
    ['of letters', { 'uptown-law.svg': svg('<text>Law</text>') }, 'Turn text into outlines'],
    [
      'of pixels in an SVG',
      { 'uptown-law.svg': svg('<image href="data:image/png;base64,AA"/>') },
      'Give the logo as PNG',
    ],
    ['of one that shows nothing', { 'uptown-law.svg': svg('<script/>') }, 'shows nothing.'],
    ['of no SVG', { 'uptown-law.svg': Buffer.from('<svg') }, 'is no SVG that can be read.'],
    ['of a page', { 'uptown-law.svg': Buffer.from('<p>x</p>') }, 'is no SVG that can be read.'],
    ['of no PNG', { 'uptown-law.png': path }, 'is no PNG that can be read.'],
    ['of a small PNG', { 'uptown-law.png': pngLogo(200, 60) }, 'is 200 × 60 pixels'],
    ['of another format', { 'uptown-law.gif': path }, 'is neither SVG nor PNG.'],
    ['of a name with blanks', { 'Uptown Law.svg': path }, 'Use small letters, digits and hyphens.'],
    [
      'of two of one name',
      { 'uptown-law.svg': path, 'uptown-law.png': pngLogo(800, 200) },
      'there is another logo of this name.',
    ],
    [
      'of a dark one alone',
      { 'uptown-law-dark.svg': path },
      'clients/uptown-law-dark: is shown only for the dark scheme beside "uptown-law".',
    ],
  ])('%s', async (_, files, complaint) => {
    const all = await Promise.all(
      Object.entries(files).map(async ([name, bytes]) => [name, await bytes] as const),
    );
    const { complaints } = await read(Object.fromEntries(all));
    expect(complaints.join('\n')).toContain(complaint);
  });

  it('of a client without a name', async () => {
    expect((await read({ 'uptown-law.svg': path }, {})).complaints).toEqual([
      'clients/uptown-law: has no name. Say in texts.json, under "clients/uptown-law" and "name", what the client is called.',
    ]);
  });
});
