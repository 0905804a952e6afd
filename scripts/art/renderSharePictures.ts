/**
 * Renders the preview pictures for links on social media: `node
 * scripts/art/renderSharePictures.ts`. They do not show the company's name, so other companies can
 * keep them.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromium as program, chromiumFlags } from '../product/chromium.ts';

const media = path.resolve(import.meta.dirname, '../../public-site/src/media');
const size = { width: 1200, height: 630 };

/** Background, symbol and scene of each picture. */
const pictures = {
  group: {
    ground: '#fbf9f5',
    accent: '#26221d',
    drawing: 'hero.svg',
    figure: 'M10 21.5 20 12l10 9.5M14 18.5V29h12V18.5',
  },
  cleaning: {
    ground: '#e3f1e8',
    accent: '#1c6f46',
    drawing: 'stories/03.svg',
    figure:
      'M20 10.5c4.2 5 6.6 8.4 6.6 11.9a6.6 6.6 0 0 1-13.2 0c0-3.5 2.4-6.9 6.6-11.9ZM17.2 23.4a3 3 0 0 0 2.8 2.5',
  },
  contracting: {
    ground: '#fbe9de',
    accent: '#b1460f',
    drawing: 'stories/04.svg',
    figure: 'M12.5 12v16h16ZM17 21.5v2.2h2.2',
  },
};

const browser = await chromium.launch({ executablePath: program(), args: chromiumFlags });
try {
  const page = await browser.newPage({ viewport: size });
  for (const [name, { ground, accent, drawing, figure }] of Object.entries(pictures)) {
    const svg = await readFile(path.join(media, drawing), 'utf8');
    await page.setContent(`<style>
      body { margin: 0; display: grid; grid-template-columns: 1fr 1fr; height: 630px; background: ${ground}; }
      .sign { place-self: center; width: 260px; }
      .drawing { overflow: hidden; } .drawing svg { width: 100%; height: 100%; }
    </style>
    <svg class="sign" viewBox="0 0 40 40"><rect width="40" height="40" rx="11" fill="${accent}"/>
      <path d="${figure}" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>
    <div class="drawing">${svg.replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ')}</div>`);
    await page.screenshot({ path: path.join(media, 'share', `${name}.png`) });
  }
} finally {
  await browser.close();
}
