/**
 * Renders home screen icons from the company's logo: `node scripts/art/renderIcons.ts`. The
 * background fills the whole square, because each system crops corners in its own way.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromium as program, chromiumFlags } from '../product/chromium.ts';

const media = path.resolve(import.meta.dirname, '../../server/media');
const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const svg = (await readFile(path.join(media, 'favicon.svg'), 'utf8')).replace(/ rx="[\d.]+"/, '');
const browser = await chromium.launch({ executablePath: program(), args: chromiumFlags });
try {
  const page = await browser.newPage();
  for (const [name, size] of Object.entries(icons)) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
    await writeFile(path.join(media, name), await page.screenshot());
  }
} finally {
  await browser.close();
}
