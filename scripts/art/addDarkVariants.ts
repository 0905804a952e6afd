/**
 * Gives each drawn picture its colours for the dark scheme: `node scripts/art/addDarkVariants.ts`. They
 * stand in the picture itself, which follows the scheme of the page that shows it. Run again, it works
 * them out anew.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const media = path.resolve(import.meta.dirname, '../../public-site/src/media');

/** Lit windows, lamps and the sun: they shine at night, too. */
const lights = new Set(['#f3c969', '#f7e3b0', '#f7dca5', '#f7cf6d', '#ffe9a8']);

/** How light black and white become; everything else lies between them, in the same order. */
const range = { from: 0.07, to: 0.46 };

function hslOf(color: string): [hue: number, saturation: number, lightness: number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const lightness = (most + least) / 2;
  const spread = most - least;
  if (spread === 0) return [0, 0, lightness];
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const hue =
    most === r ? ((g - b) / spread) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return [(hue * 60 + 360) % 360, saturation, lightness];
}

/** A picture's colour in the dark: as much darker as the page behind it. */
function darkened(color: string): string {
  const [hue, saturation, lightness] = hslOf(color);
  const isLight = lights.has(color);
  const next = isLight ? lightness * 0.82 : range.from + (range.to - range.from) * lightness;
  // A pale colour is called saturated though nobody sees it; in the dark one would.
  const share = isLight ? 0.9 : lightness > 0.8 ? 0.4 : 0.75;
  const percent = (value: number): string => `${Math.round(value * 100)}%`;
  return `hsl(${Math.round(hue)} ${percent(saturation * share)} ${percent(next)})`;
}

/** `#abc` as `#aabbcc`. */
const whole = (color: string): string =>
  color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&').toLowerCase() : color.toLowerCase();

function withDarkVariant(svg: string): string {
  const bare = svg.replace(/<style>.*?<\/style>/s, '');
  const rules = ['fill', 'stroke'].flatMap((name) => {
    const found = [...bare.matchAll(new RegExp(` ${name}="(#[\\da-f]{3,6})"`, 'gi'))];
    return [...new Set(found.map(([, color = '']) => color))].map(
      (color) => `[${name}="${color}"]{${name}:${darkened(whole(color))}}`,
    );
  });
  const style = `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`;
  return bare.replace(/<svg[^>]*>/, (head) => head + style);
}

const folders = ['residences', 'stories'];
const files = await Promise.all(
  folders.map(async (folder) =>
    (await readdir(path.join(media, folder)))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => path.join(media, folder, file)),
  ),
);
for (const file of [path.join(media, 'hero.svg'), ...files.flat()]) {
  await writeFile(file, withDarkVariant(await readFile(file, 'utf8')));
}
