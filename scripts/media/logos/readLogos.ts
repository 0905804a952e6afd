import sharp from 'sharp';
import { logosFolder } from '../groups.ts';
import type { MediaFile } from '../readFolder.ts';
import { textsFile, type Entry } from '../texts.ts';
import { cleanSvg } from './cleanSvg.ts';

/** A client's logo that the home page can show, ready for it. */
export interface OwnLogo {
  name: string;
  /** Whose it is. */
  client: string;
  light: LogoFile;
  /** For the dark scheme, where there is one. */
  dark?: LogoFile | undefined;
}

interface LogoFile {
  ending: '.svg' | '.png';
  bytes: Buffer;
}

const darkEnd = '-dark';
const mostKilobytes = 30;
/** Twice the place that pages have for a logo, in pixels. */
const place = { width: 320, height: 128 };

/** Reads clients' logos; complains of what is wrong with them, or missing. */
export async function readLogos(
  files: readonly MediaFile[],
  texts: Readonly<Record<string, Entry>>,
  complaints: string[],
): Promise<OwnLogo[]> {
  const read = new Map<string, LogoFile>();
  for (const { file, name, ending, bytes } of files) {
    const complain = (text: string): void => void complaints.push(`${file}: ${text}`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
      complain('has a name that is no address. Use small letters, digits and hyphens.');
    } else if (ending !== '.svg' && ending !== '.png') {
      complain('is neither SVG nor PNG. Ask the client for one of them, best SVG.');
    } else if (read.has(name)) {
      complain('there is another logo of this name. Delete one of the two.');
    } else {
      const made = await (ending === '.svg' ? fromSvg(bytes) : fromPng(bytes));
      if ('fault' in made) complain(made.fault);
      else read.set(name, { ending, bytes: made.bytes });
    }
  }
  const there = new Set(files.map(({ name }) => name));
  const logos: OwnLogo[] = [];
  for (const name of [...there].sort()) {
    const light = read.get(name);
    if (name.endsWith(darkEnd)) {
      const other = name.slice(0, -darkEnd.length);
      if (!there.has(other)) {
        complaints.push(
          `${logosFolder}/${name}: is shown only for the dark scheme beside "${other}". Add that, or rename this one to it.`,
        );
      }
    } else {
      const key = `${logosFolder}/${name}`;
      const client = texts[key]?.name?.trim() ?? '';
      if (!client) {
        complaints.push(
          `${key}: has no name. Say in ${textsFile}, under "${key}" and "name", what the client is called.`,
        );
      }
      // One that was refused keeps its entry among the texts.
      logos.push({
        name,
        client,
        light: light ?? { ending: '.svg', bytes: Buffer.alloc(0) },
        dark: read.get(name + darkEnd),
      });
    }
  }
  return logos;
}

type Made = { bytes: Buffer } | { fault: string };

const empty = 'shows nothing. Export its shapes, filled with their colours, and nothing else.';

async function fromSvg(bytes: Buffer): Promise<Made> {
  const cleaned = cleanSvg(bytes.toString('utf8'));
  if ('fault' in cleaned) return cleaned;
  const clean = Buffer.from(cleaned.svg);
  if (clean.length > mostKilobytes * 1000) {
    return {
      fault: `has ${Math.round(clean.length / 1000)} kB, of which the home page shows many. Simplify it to ${mostKilobytes}, or give it as PNG.`,
    };
  }
  // Drawn once, to see that something is left of it.
  const most = await sharp(clean)
    .stats()
    .then(
      ({ channels: [, , , alpha] }) => alpha?.max ?? 0,
      () => 0,
    );
  return most > 0 ? { bytes: clean } : { fault: empty };
}

/** Cuts the empty edges off, and fits what is left into its place. */
async function fromPng(bytes: Buffer): Promise<Made> {
  const unreadable = { fault: 'is no PNG that can be read. Export it anew.' };
  const facts = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (facts?.format !== 'png') return unreadable;
  const trimmed = await sharp(bytes)
    .toColourspace('srgb')
    .trim()
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!trimmed) return unreadable;
  const { width, height } = trimmed.info;
  if (width < place.width && height < place.height) {
    return {
      fault: `is ${width} × ${height} pixels without its empty edges, which is blurred on a good screen. Use one of at least ${place.width} × ${place.height}, or SVG.`,
    };
  }
  const fitted = await sharp(trimmed.data)
    .resize({ ...place, fit: 'inside' })
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();
  return { bytes: fitted };
}
