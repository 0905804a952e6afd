import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../../webpack/apps.ts';

/** A film of five seconds in 540 × 960 pixels, H.264 or VP9: one of the drawn ones. */
export const film = (ending: 'mp4' | 'webm', number = '01'): Promise<Buffer> =>
  readFile(path.join(root, `public-site/src/media/stories/${number}.${ending}`));

export const captions = Buffer.from(
  'WEBVTT\n\n1\n00:00.500 --> 00:02.000\n<v Dana>Good morning.\n\n00:02.500 --> 00:04.000\n[A vacuum cleaner hums]\n',
);

/** A photograph of one colour. */
export const plainPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a5c3e' } })
    .jpeg()
    .toBuffer();

/** A logo in pixels: a bar with empty edges around it. */
export const pngLogo = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 4, background: { r: 20, g: 90, b: 60, alpha: 1 } },
  })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#00000000' })
    .png()
    .toBuffer();

/** A logo as drawing programs export it, with what does not belong into one. */
export const svgLogo = Buffer.from(`<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 160 64" onload="alert(1)">
  <style>@import url(https://evil.example/a.css); .cls-1 { fill: #123456 }</style>
  <script>alert(2)</script>
  <foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>
  <a xlink:href="javascript:alert(3)"><rect width="9" height="9"/></a>
  <use xlink:href="https://evil.example/x.svg#y"/>
  <set attributeName="href" to="javascript:alert(4)"/>
  <path class="cls-1" d="M10 10h140v44H10z" onclick="alert(5)"/>
  <circle cx="80" cy="32" r="12" style="fill:url(https://evil.example/f.svg#g);stroke:#fff"/>
</svg>`);
