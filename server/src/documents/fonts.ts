import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);

/** A face of a document: the brand's type, and a wider one for what it does not have. */
export type Face = 'regular' | 'bold';

const files: Record<Face, readonly string[]> = {
  regular: [
    '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  ],
  bold: [
    '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  ],
};

interface LoadedFont {
  /** The name under which a document knows the font. */
  name: string;
  path: string;
  has: (codePoint: number) => boolean;
}

const load = (face: Face): LoadedFont[] =>
  files[face].map((file, index) => {
    const path = require.resolve(file);
    const font = fontkit.openSync(path) as fontkit.Font;
    return {
      name: `${face} ${index}`,
      path,
      has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    };
  });

/** The fonts of each face, in the order in which they are tried; read once. */
export const fonts: Record<Face, readonly LoadedFont[]> = {
  regular: load('regular'),
  bold: load('bold'),
};

/** A piece of text that one font can print. */
export interface Run {
  font: string;
  text: string;
}

/**
 * Parts a text into pieces by the first font that has their characters. What no font has becomes a
 * visible box: a document must not lose a character silently. Control characters become spaces.
 */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const isControl = code < 32 || (code >= 127 && code < 160);
    const shown = isControl ? ' ' : character;
    const found = fonts[face].find((font) => font.has(shown.codePointAt(0) ?? 0));
    const piece = found ? shown : '\u25a1';
    const font = (found ?? fonts[face].at(-1))?.name ?? '';
    const last = runs.at(-1);
    if (last?.font === font) last.text += piece;
    else runs.push({ font, text: piece });
  }
  return runs;
}
