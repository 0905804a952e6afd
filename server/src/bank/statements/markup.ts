import { StatementError } from './StatementError.ts';
import { decodeEntities, tidy } from './text.ts';

/** An element of an OFX file: an aggregate has children, a leaf has text. */
export interface MarkupNode {
  name: string;
  /** As written, entities decoded; '' in an aggregate. */
  text: string;
  children: MarkupNode[];
  /** False when its end tag is missing: usual for a leaf of OFX 1, a cut-off file for the root. */
  ended: boolean;
}

const element = (name: string): MarkupNode => ({ name, text: '', children: [], ended: false });

/** Deeper than any statement (OFX needs about ten); keeps a hostile file from costing time. */
const deepest = 64;

interface Tag {
  name: string;
  closes: boolean;
  opens: boolean;
}

/** The tag between `<` and `>`, or undefined where those are characters of a text. */
function readTag(inside: string): Tag | undefined {
  if (inside.length > 500) return undefined;
  const [, slash, name = '', attributes = '', empty] =
    /^(\/?)([A-Za-z][\w.-]*)(?:\s+(.*?))?(\/?)$/s.exec(inside) ?? [];
  if (name === '' || (attributes !== '' && !attributes.includes('='))) return undefined;
  const closing = slash === '/';
  return { name: name.toUpperCase(), opens: !closing, closes: closing || empty === '/' };
}

type Piece = { text: string } | Tag;

/** Cuts a file into tags and texts. Leaves out comments, declarations and processing notes. */
function* pieces(source: string): Generator<Piece> {
  const skipped = [
    ['<!--', '-->'],
    ['<?xml', '?>'],
    ['<?OFX', '?>'],
    ['<!DOCTYPE', '>'],
  ] as const;
  let at = 0;
  /** Text begins here that is not yet handed out. */
  let from = 0;
  for (;;) {
    const start = source.indexOf('<', at);
    if (start === -1) break;
    const skip = skipped.find(([opening]) => source.startsWith(opening, start));
    const literal = source.startsWith('<![CDATA[', start);
    if (skip || literal) {
      yield { text: decodeEntities(source.slice(from, start)) };
      const [opening, ending] = literal ? ['<![CDATA[', ']]>'] : (skip ?? ['', '']);
      const found = source.indexOf(ending, start + opening.length);
      const end = found === -1 ? source.length : found;
      if (literal) yield { text: source.slice(start + opening.length, end) };
      at = from = end + ending.length;
      continue;
    }
    // Up to the nearer of `>` and `<`, so that a run of `<` without `>` is read only once.
    const end = start + 1 + source.slice(start + 1, start + 502).search(/[<>]|$/);
    const tag = source[end] === '>' ? readTag(source.slice(start + 1, end)) : undefined;
    at = start + 1;
    if (!tag) continue;
    yield { text: decodeEntities(source.slice(from, start)) };
    yield tag;
    at = from = end + 1;
  }
  yield { text: decodeEntities(source.slice(from)) };
}

/**
 * Reads SGML as banks write it (OFX 1: a leaf has no end tag) and XML (OFX 2) alike, in one pass.
 *
 * What makes an element a leaf is its text: the next tag ends it. An empty leaf without end tag
 * looks like an aggregate and takes what follows inside, up to the end of what it stands in; so
 * readers look for a name at any depth (`find`). An end tag that fits nothing is ignored, and one
 * that is missing is supplied when an outer element ends or the same element begins again, as no
 * OFX element contains itself.
 * @throws StatementError when elements are nested deeper than a statement's
 */
export function readMarkup(source: string): MarkupNode {
  const root = element('');
  const open = [root];
  const closeThrough = (name: string) => {
    const index = open.findLastIndex((node) => node.name === name);
    if (index <= 0) return undefined;
    const [closed] = open.splice(index);
    return closed;
  };
  for (const piece of pieces(source)) {
    let current = open.at(-1) ?? root;
    if ('text' in piece) {
      if (current !== root && current.children.length === 0) current.text += piece.text;
      continue;
    }
    if (piece.opens) {
      closeThrough(piece.name);
      current = open.at(-1) ?? root;
      if (tidy(current.text) !== '') {
        open.pop();
        current = open.at(-1) ?? root;
      }
      current.text = '';
      if (open.length > deepest) {
        throw new StatementError(
          'This file is damaged: its parts are nested too deeply for a statement. Download it again from the bank.',
        );
      }
      const node = element(piece.name);
      current.children.push(node);
      open.push(node);
    }
    const closed = piece.closes ? closeThrough(piece.name) : undefined;
    if (closed) closed.ended = true;
  }
  return root;
}

/** The first element of this name inside `node`, at any depth. */
export function find(node: MarkupNode, name: string): MarkupNode | undefined {
  for (const child of node.children) {
    const found = child.name === name ? child : find(child, name);
    if (found) return found;
  }
  return undefined;
}

/** All elements of these names inside `node`, in the file's order. */
export const findAll = (node: MarkupNode, names: readonly string[]): MarkupNode[] =>
  node.children.flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...findAll(child, names),
  ]);

/** The text of the first element of this name inside `node` on one line, '' when there is none. */
export const textOf = (node: MarkupNode, name: string): string =>
  tidy(find(node, name)?.text ?? '');
