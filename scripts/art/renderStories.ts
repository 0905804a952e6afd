/**
 * Renders the films of the stories, and the covers of those without a hand-drawn one: `node
 * scripts/art/renderStories.ts [number …]`. Needs ffmpeg with H.264 and VP9, and Chromium.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromium as program, chromiumFlags } from '../product/chromium.ts';
import { height, width, type Scene } from './draw.ts';
import { scenes } from './scenes.ts';

const folder = path.resolve(import.meta.dirname, '../../public-site/src/media/stories');
const seconds = 5;
const perSecond = 24;
const scale = 1.5;

/**
 * Number of stories with a hand-drawn cover; the covers of the others are a frame of their film.
 */
const handDrawn = 6;
/** The moment shown on a cover: work nearly done, tool still in the picture. */
const coverTime = 0.72;

const encoders = {
  mp4: [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '27',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ],
  webm: [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '40',
    '-b:v',
    '0',
    '-deadline',
    'good',
    '-cpu-used',
    '3',
    '-pix_fmt',
    'yuv420p',
  ],
};

const nameOf = (number: number): string => String(number).padStart(2, '0');

async function film(page: Page, number: number, scene: Scene): Promise<void> {
  const file = path.join(folder, nameOf(number));
  const arguments_ = [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'image2pipe',
    '-framerate',
    String(perSecond),
    '-i',
    '-',
  ];
  for (const [ending, encoder] of Object.entries(encoders))
    arguments_.push(...encoder, `${file}.${ending}`);
  const ffmpeg = spawn('ffmpeg', arguments_, { stdio: ['pipe', 'inherit', 'inherit'] });
  const frames = seconds * perSecond;
  for (let frame = 0; frame < frames; frame += 1) {
    // Holds the last frame for half a second.
    const t = Math.min(1, frame / (frames - perSecond / 2));
    await page.evaluate((inner) => {
      const svg = document.querySelector('svg');
      if (svg) svg.innerHTML = inner;
    }, scene(t));
    const picture = await page.screenshot({ type: 'jpeg', quality: 96 });
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await once(ffmpeg, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for story ${number}.`);
  if (number > handDrawn) {
    const top = (height - (width * 4) / 3) / 2;
    const view = `viewBox="0 ${top} ${width} ${(width * 4) / 3}"`;
    await writeFile(
      `${file}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" ${view}>${scene(coverTime)}</svg>\n`,
    );
  }
  console.log(`${nameOf(number)} done`);
}

try {
  execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
} catch {
  console.error('ffmpeg is needed to make the films: "sudo apt-get install ffmpeg", say.');
  process.exit(1);
}
const wanted = process.argv.slice(2).map(Number);
const browser = await chromium.launch({ executablePath: program(), args: chromiumFlags });
try {
  const page = await browser.newPage({
    viewport: { width: width * scale, height: height * scale },
  });
  await page.setContent(
    `<style>body{margin:0}svg{display:block}</style><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}"></svg>`,
  );
  for (const [number, scene] of Object.entries(scenes)) {
    if (wanted.length === 0 || wanted.includes(Number(number)))
      await film(page, Number(number), scene);
  }
} finally {
  await browser.close();
}
