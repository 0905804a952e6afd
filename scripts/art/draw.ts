/** Helpers for drawing in one style: flat SVG shapes, and easing for animations. */

export const width = 360;
export const height = 640;

export const colors = {
  cream: '#efe6d7',
  paper: '#faf7f2',
  sand: '#cfc4b2',
  stone: '#b9b0a5',
  dark: '#2b2722',
  soft: '#6b6257',
  green: '#1f7a4d',
  greenDark: '#12492e',
  greenSoft: '#b6d6c4',
  greenPale: '#e3f1e8',
  orange: '#c4531a',
  orangeDark: '#7a330e',
  orangeSoft: '#f6d9c8',
  wood: '#c79463',
  woodDark: '#a86f3d',
  sky: '#dbe7ec',
  sun: '#f7cf6d',
  brick: '#8f4a34',
} as const;

interface Look {
  rx?: number;
  opacity?: number;
  turn?: [degrees: number, x: number, y: number];
}

const attributes = ({ rx = 0, opacity = 1, turn }: Look): string =>
  [
    rx === 0 ? '' : ` rx="${round(rx)}"`,
    opacity >= 1 ? '' : ` opacity="${round(opacity)}"`,
    turn ? ` transform="rotate(${turn.map(round).join(' ')})"` : '',
  ].join('');

const round = (value: number): number => Math.round(value * 100) / 100;

export const box = (x: number, y: number, w: number, h: number, fill: string, look: Look = {}) =>
  w <= 0 || h <= 0
    ? ''
    : `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${attributes(look)}/>`;

export const disc = (x: number, y: number, radius: number, fill: string, look: Look = {}) =>
  radius <= 0
    ? ''
    : `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${attributes(look)}/>`;

export const shape = (d: string, fill: string, look: Look = {}) =>
  `<path d="${d}" fill="${fill}"${attributes(look)}/>`;

export const line = (d: string, stroke: string, thickness: number, look: Look = {}) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(thickness)}" stroke-linecap="round" stroke-linejoin="round"${attributes(look)}/>`;

export const at = (x: number, y: number, inner: string, scale = 1) =>
  scale <= 0
    ? ''
    : `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${inner}</g>`;

/** Clips drawing to a rectangle. */
let clips = 0;
export function inside(x: number, y: number, w: number, h: number, inner: string): string {
  if (w <= 0 || h <= 0) return '';
  clips += 1;
  return `<clipPath id="c${clips}">${box(x, y, w, h, '#000')}</clipPath><g clip-path="url(#c${clips})">${inner}</g>`;
}

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Progress within part of an animation, from 0 to 1, with easing. */
export function part(t: number, from: number, to: number): number {
  const progress = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return progress * progress * (3 - 2 * progress);
}

/** Like `part`, but without easing, for constant speed. */
export const even = (t: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (t - from) / (to - from)));

/** Progress of the n-th of several consecutive steps. */
export const step = (t: number, from: number, to: number, index: number, count: number): number => {
  const length = (to - from) / count;
  return part(t, from + index * length, from + (index + 1) * length);
};

export const mix = (a: number, b: number, progress: number): number => a + (b - a) * progress;

export const sparkle = (x: number, y: number, size: number, progress: number): string =>
  at(
    x,
    y,
    shape('M0-10 2.4-2.4 10 0 2.4 2.4 0 10-2.4 2.4-10 0-2.4-2.4Z', colors.sun),
    (size / 10) * Math.sin(Math.min(1, progress) * Math.PI * 0.75) * 1.2,
  );

/** A wall and the floor in front of it. */
export const room = (wall: string, floor: string, y = 470): string =>
  box(0, 0, width, y, wall) +
  box(0, y, width, height - y, floor) +
  box(0, y - 10, width, 10, colors.paper);

export const windowPane = (x: number, y: number, w: number, h: number, sky: string = colors.sky) =>
  box(x, y, w, h, colors.paper, { rx: 4 }) +
  box(x + 9, y + 9, w / 2 - 12, h - 18, sky) +
  box(x + w / 2 + 3, y + 9, w / 2 - 12, h - 18, sky);

/** Draws one frame of a film as the content of an SVG; `t` runs from 0 to 1. */
export type Scene = (t: number) => string;
