import { limits } from '../limits.ts';
import { decodeEntities } from '../text.ts';

/** A start tag, an end tag, or, where an element is empty, both. */
export interface Tag {
  name: string;
  closes: boolean;
  opens: boolean;
}

/** Characters between `<` and `>` beyond which they are no tag. */
const longestTag = 500;
/** The names of elements are few; a hostile file's are not kept. */
const mostKept = 1000;

/** Comments, declarations and processing notes, which are left out. */
const skipped = [
  ['<!--', '-->'],
  ['<?xml', '?>'],
  ['<?OFX', '?>'],
  ['<!DOCTYPE', '>'],
] as const;
const literal = ['<![CDATA[', ']]>'] as const;

/** The tag between `<` and `>`, or undefined where those are characters of a text. */
function readTag(inside: string): Tag | undefined {
  if (inside.length > longestTag) return undefined;
  const [, slash, name = '', attributes = '', empty] =
    /^(\/?)([A-Za-z][\w.-]*)(?:\s+(.*?))?(\/?)$/s.exec(inside) ?? [];
  if (name === '' || (attributes !== '' && !attributes.includes('='))) return undefined;
  const closing = slash === '/';
  return { name: name.toUpperCase(), opens: !closing, closes: closing || empty === '/' };
}

/** Entities decoded, but not in a text that is refused for its length anyway. */
const textOfPiece = (text: string): string =>
  text.length > limits.elementText ? text : decodeEntities(text);

/**
 * Cuts a file into tags and texts, entities decoded. Looks at each character a bounded number of
 * times, whatever the file holds.
 */
export function* markupPieces(source: string): Generator<string | Tag> {
  const tags = new Map<string, Tag | undefined>();
  const tagOf = (inside: string): Tag | undefined => {
    if (tags.has(inside)) return tags.get(inside);
    const tag = readTag(inside);
    if (tags.size < mostKept) tags.set(inside, tag);
    return tag;
  };
  /** Text begins here that is not yet handed out. */
  let from = 0;
  let start = source.indexOf('<');
  /** The first `>` behind `start`; sought again only once it is passed. */
  let end = -1;
  while (start !== -1) {
    const mark = source[start + 1];
    const passed =
      mark === '!' || mark === '?'
        ? [literal, ...skipped].find(([opening]) => source.startsWith(opening, start))
        : undefined;
    if (passed) {
      const [opening, ending] = passed;
      const inside = start + opening.length;
      const found = source.indexOf(ending, inside);
      const last = found === -1 ? source.length : found;
      if (start > from) yield textOfPiece(source.slice(from, start));
      if (passed === literal) yield source.slice(inside, last);
      from = last + ending.length;
      start = source.indexOf('<', from);
      continue;
    }
    const next = source.indexOf('<', start + 1);
    if (end < start) {
      end = source.indexOf('>', start);
      if (end === -1) break;
    }
    // Up to the nearer of `>` and `<`: a `<` in front of another is a character of the text.
    const tag =
      (next === -1 || end < next) && end - start <= longestTag + 1
        ? tagOf(source.slice(start + 1, end))
        : undefined;
    if (tag) {
      if (start > from) yield textOfPiece(source.slice(from, start));
      yield tag;
      from = end + 1;
    }
    start = next;
  }
  if (from < source.length) yield textOfPiece(source.slice(from));
}
