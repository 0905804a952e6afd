import { limits } from '../limits.ts';
import { decodeEntities } from '../text.ts';

/** A start tag, an end tag, or both for an empty element. */
export interface Tag {
  name: string;
  closes: boolean;
  opens: boolean;
}

/** A `<` without `>` within this many characters does not start a tag. */
const longestTag = 500;
/** Element names are cached; a hostile file cannot fill the cache. */
const mostKept = 1000;

/** Comments, declarations and processing instructions are skipped. */
const skipped = [
  ['<!--', '-->'],
  ['<?xml', '?>'],
  ['<?OFX', '?>'],
  ['<!DOCTYPE', '>'],
] as const;
const literal = ['<![CDATA[', ']]>'] as const;

/** The tag between `<` and `>`, or undefined if they are literal characters. */
function readTag(inside: string): Tag | undefined {
  if (inside.length > longestTag) return undefined;
  const [, slash, name = '', attributes = '', empty] =
    /^(\/?)([A-Za-z][\w.-]*)(?:\s+(.*?))?(\/?)$/s.exec(inside) ?? [];
  if (name === '' || (attributes !== '' && !attributes.includes('='))) return undefined;
  const closing = slash === '/';
  return { name: name.toUpperCase(), opens: !closing, closes: closing || empty === '/' };
}

/** Decodes entities, unless the text will be refused for its length anyway. */
const textOfPiece = (text: string): string =>
  text.length > limits.elementText ? text : decodeEntities(text);

/** Splits a file into tags and decoded texts, in linear time for any input. */
export function* markupPieces(source: string): Generator<string | Tag> {
  const tags = new Map<string, Tag | undefined>();
  const tagOf = (inside: string): Tag | undefined => {
    if (tags.has(inside)) return tags.get(inside);
    const tag = readTag(inside);
    if (tags.size < mostKept) tags.set(inside, tag);
    return tag;
  };
  /** Start of the text that has not been yielded yet. */
  let from = 0;
  let start = source.indexOf('<');
  /** The first `>` after `start`, searched again only once it is passed. */
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
    // Up to the nearer of `>` and `<`: a `<` before another one is a literal character.
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
