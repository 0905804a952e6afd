import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { woffToSfnt } from './woffToSfnt.ts';

const require = createRequire(import.meta.url);

/** A face of a document: the brand's type, and a wider one for what it does not have. */
export type Face = 'regular' | 'bold';

/**
 * Fonts that have what the brand's and DejaVu do not: the whole basic plane of Unicode, Chinese,
 * Japanese and Korean among it, and emoji. They are plain, but nothing that was written is lost. Large
 * ones are read when the first text needs them.
 */
const reserve = [
  '@fontsource/unifont/files/unifont-latin-400-normal.woff',
  '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
];

const files: Record<Face, readonly string[]> = {
  regular: [
    '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    ...reserve,
  ],
  bold: [
    '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
    ...reserve,
  ],
};

interface LoadedFont {
  /** The name under which a document knows the font. */
  name: string;
  /** What a document takes for the font: read once, shared by all documents. */
  readonly source: SharedFont;
  has: (codePoint: number) => boolean;
}

/** A font whose layout of a word is worked out once; documents say the same words again and again. */
type SharedFont = fontkit.Font;

/** Words that are remembered for a font; enough for what documents have in common. */
const rememberedWords = 5_000;

/** What documents and widths take from a run; the rest of it would fill the memory. */
interface LaidOutWord {
  glyphs: fontkit.Glyph[];
  positions: fontkit.GlyphPosition[];
  advanceWidth: number;
}

function share(font: fontkit.Font): SharedFont {
  const words = new Map<string, LaidOutWord>();
  const layout = (text: string): fontkit.GlyphRun => {
    let word = words.get(text);
    if (!word) {
      const { glyphs, positions, advanceWidth } = font.layout(text);
      word = { glyphs, positions, advanceWidth };
      if (words.size >= rememberedWords) words.clear();
      words.set(text, word);
    }
    // A document scales the positions that it is given.
    return {
      ...word,
      positions: word.positions.map((position) => ({ ...position })),
    } as fontkit.GlyphRun;
  };
  return Object.create(font, {
    layout: { value: layout },
    // Worked out anew by each reading of it otherwise.
    unitsPerEm: { value: font.unitsPerEm },
  }) as SharedFont;
}

const opened = new Map<string, SharedFont>();

function open(file: string): SharedFont {
  let font = opened.get(file);
  if (!font) {
    const bytes = readFileSync(require.resolve(file));
    const sfnt = file.endsWith('.woff') ? woffToSfnt(bytes) : bytes;
    font = share(fontkit.create(sfnt) as fontkit.Font);
    opened.set(file, font);
  }
  return font;
}

const load = (face: Face): LoadedFont[] =>
  files[face].map((file, index) => {
    return {
      name: `${face} ${index}`,
      get source() {
        return open(file);
      },
      has: (codePoint) => open(file).hasGlyphForCodePoint(codePoint),
    };
  });

/** The fonts of each face, in the order in which they are tried; read once. */
export const fonts: Record<Face, readonly LoadedFont[]> = {
  regular: load('regular'),
  bold: load('bold'),
};

const byName = new Map([...fonts.regular, ...fonts.bold].map((font) => [font.name, font]));

/** The font that a run names. */
export const fontNamed = (name: string): LoadedFont | undefined => byName.get(name);

/** A piece of text that one font can print. */
export interface Run {
  font: string;
  text: string;
}

const widths: Record<Face, Map<string, number>> = { regular: new Map(), bold: new Map() };

/** The width of a text, as a share of the size that it is printed in. */
export function widthOf(text: string, face: Face): number {
  let width = 0;
  // Word by word, as a document prints it.
  for (const word of text.split(/(?<=[ \t])/)) width += widthOfWord(word, face);
  return width;
}

function widthOfWord(word: string, face: Face): number {
  const known = widths[face];
  let width = known.get(word);
  if (width === undefined) {
    width = 0;
    for (const { font, text } of runsOf(word, face)) {
      const source = fontNamed(font)?.source;
      if (source) width += source.layout(text).advanceWidth / source.unitsPerEm;
    }
    if (known.size >= rememberedWords) known.clear();
    known.set(word, width);
  }
  return width;
}

const fontsOfCharacters: Record<Face, Map<string, string | undefined>> = {
  regular: new Map(),
  bold: new Map(),
};

/** The name of the first font that has a character. */
function fontOf(character: string, face: Face): string | undefined {
  const known = fontsOfCharacters[face];
  if (!known.has(character)) {
    const font = fonts[face].find(({ has }) => has(character.codePointAt(0) ?? 0));
    if (known.size >= rememberedWords) known.clear();
    known.set(character, font?.name);
  }
  return known.get(character);
}

/**
 * Parts a text into pieces by the first font that has their characters. What no font has becomes a
 * visible box: a document must not lose a character silently. Control characters become spaces.
 */
export function runsOf(text: string, face: Face): Run[] {
  // Most text is: the first font of each face has all of it.
  if (/^[ -~]*$/.test(text)) return text === '' ? [] : [{ font: fonts[face][0]?.name ?? '', text }];
  const runs: Run[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const isControl = code < 32 || (code >= 127 && code < 160);
    const shown = isControl ? ' ' : character;
    const found = fontOf(shown, face);
    const piece = found === undefined ? '\u25a1' : shown;
    const font = found ?? fonts[face].at(-1)?.name ?? '';
    const last = runs.at(-1);
    if (last?.font === font) last.text += piece;
    else runs.push({ font, text: piece });
  }
  return runs;
}
