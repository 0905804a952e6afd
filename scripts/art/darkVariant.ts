import { mix } from './draw.ts';

/** Colours of light sources (lit windows, lamps, sun), which stay bright at night. */
const lights = new Set([
  '#f3c969',
  '#f7e3b0',
  '#f7dca5',
  '#f7cf6d',
  '#ffe9a8',
  '#fff6df',
  '#f4b183',
  '#f6c98f',
  '#f9edc8',
]);

/**
 * How much red, green and blue remains of a grey in moonlight, and of a saturated colour in
 * lamplight.
 */
const moonlight: Color = [0.27, 0.32, 0.4];
const lamplight: Color = [0.8, 0.82, 0.84];
/**
 * The night colour of white: brighter than its surroundings, with little blue, so that it stands
 * out.
 */
const white: Color = [0.6, 0.65, 0.71];

type Color = readonly [red: number, green: number, blue: number];

const rgbOf = (color: string): Color => {
  const channel = (start: number): number => parseInt(color.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
};

const hexOf = (color: Color): string =>
  `#${color
    .map((value) =>
      Math.round(Math.min(1, value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** A colour at night: greys turn bluish, saturated colours keep their hue. */
function atNight(color: string): string {
  const rgb = rgbOf(color);
  const [red, green, blue] = rgb;
  if (lights.has(color)) return hexOf([red * 0.95, green * 0.88, blue * 0.8]);
  const most = Math.max(...rgb);
  const least = Math.min(...rgb);
  // Dark colours can be saturated although their channels differ little.
  const fullness = clamp(
    Math.max((most - least - 0.08) * 1.8, ((most - least) / most) * 1.3 - 0.4),
  );
  const whiteness = clamp((least - 0.88) / 0.1);
  const night = (value: number, index: 0 | 1 | 2): number => {
    const dim = mix(moonlight[index], lamplight[index], fullness);
    return value * mix(dim, white[index], whiteness) + 0.02;
  };
  return hexOf([night(red, 0), night(green, 1), night(blue, 2)]);
}

/** Expands `#abc` to `#aabbcc`. */
const whole = (color: string): string =>
  color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&').toLowerCase() : color.toLowerCase();

/**
 * Whether a picture already shows night, judging by its background; such pictures stay unchanged.
 */
function isNight(svg: string): boolean {
  const ground = /<rect [^>]*fill="(#[\da-f]{3,6})"/i.exec(svg)?.[1];
  return ground !== undefined && Math.max(...rgbOf(whole(ground))) < 0.45;
}

/**
 * Adds colours for the dark scheme to a picture's own style sheet, so that it follows the scheme of
 * the page. Replaces any added earlier.
 */
export function withDarkVariant(svg: string): string {
  const bare = svg.replace(/<style>.*?<\/style>/s, '');
  if (isNight(bare)) return bare;
  const rules = ['fill', 'stroke'].flatMap((name) => {
    const found = [...bare.matchAll(new RegExp(` ${name}="(#[\\da-f]{3,6})"`, 'gi'))];
    return [...new Set(found.map(([, color = '']) => color))].map(
      (color) => `[${name}="${color}"]{${name}:${atNight(whole(color))}}`,
    );
  });
  const style = `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`;
  return bare.replace(/<svg[^>]*>/, (head) => head + style);
}
