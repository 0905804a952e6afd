import { disc } from './draw.ts';

/**
 * Width and height of a service's picture. Pages crop it to 3:4, 4:3, 3:2 and 16:9, so keep its
 * subject between 60 and 420 horizontally and between 105 and 375 vertically.
 */
export const side = 480;

/** A service's picture as an SVG file. */
export const picture = (inner: string, height: number = side): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${height}">${inner}</svg>\n`;

/** Rotates around the shape's own origin. */
export const turned = (degrees: number, inner: string): string =>
  `<g transform="rotate(${degrees})">${inner}</g>`;

/** A bubble of foam or spray. */
export const bubble = (x: number, y: number, radius: number): string =>
  disc(x, y, radius, '#ffffff') + disc(x - radius / 4, y - radius / 4, radius / 2.4, '#d5ecf3');
