import sharp from 'sharp';
import type { Group } from './groups.ts';

const endings: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
};
const mostPixels = 100e6;
const mostBytes = 60e6;

/** Complains about a file that is no picture, or none that pages can show well. */
export async function checkPicture(
  bytes: Buffer,
  ending: string,
  { minWidth, aspect }: Group,
  complain: (text: string) => void,
): Promise<void> {
  const unreadable = 'is no picture that can be read. Export it anew as JPEG, PNG or WebP.';
  if (bytes.length > mostBytes) {
    complain(`has ${Math.round(bytes.length / 1e6)} MB. Export it with 60 MB at most.`);
    return;
  }
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const facts = await picture.metadata().catch(() => undefined);
  if (!facts || !Object.values(endings).includes(facts.format)) {
    complain(unreadable);
    return;
  }
  if (endings[ending.toLowerCase()] !== facts.format) {
    const right = facts.format === 'jpeg' ? 'jpg' : facts.format;
    complain(`holds a ${facts.format.toUpperCase()} picture. Let its name end in ".${right}".`);
    return;
  }
  const { width, height } = facts.autoOrient;
  if (width * height > mostPixels) {
    complain('has more than 100 million pixels. Export it smaller.');
    return;
  }
  if (width < minWidth) {
    complain(
      `is ${width} pixels wide, which is blurred on a good screen. Use one of at least ${minWidth}.`,
    );
  }
  const ratio = width / height;
  if (ratio < aspect.min || ratio > aspect.max) {
    complain(
      `is ${width} × ${height} pixels. Crop it to between ${aspect.min}:1 and ${aspect.max}:1, ` +
        'as pages would cut off more.',
    );
  }
  // Decoded once, so that a file that was cut off is found here and not in the middle of the work.
  await picture.stats().catch(() => complain(unreadable));
}
