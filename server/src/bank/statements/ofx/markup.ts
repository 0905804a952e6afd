import { limits } from '../limits.ts';
import { markupPieces } from './markupPieces.ts';
import { StatementError } from '../StatementError.ts';
import { tidy } from '../text.ts';

/** An element of an OFX file: an aggregate has children, a leaf has text. */
export interface MarkupNode {
  readonly name: string;
  /** With entities decoded; '' for an aggregate. */
  readonly text: string;
  readonly children: readonly MarkupNode[];
  /** False when its end tag is missing: usual for a leaf of OFX 1, a cut-off file for the root. */
  readonly ended: boolean;
}

interface OpenNode extends MarkupNode {
  text: string;
  children: OpenNode[];
  ended: boolean;
}

/** Shared, since most elements are leaves. */
const childless: OpenNode[] = [];
const element = (name: string): OpenNode => ({ name, text: '', children: childless, ended: false });

/**
 * Reads SGML as banks write it (OFX 1: a leaf has no end tag) and XML (OFX 2) alike, in one pass.
 *
 * What makes an element a leaf is its text: the next tag ends it. An empty leaf without end tag
 * looks like an aggregate and takes what follows inside, up to the end of what it stands in; so
 * readers look for a name at any depth (`find`). An end tag that fits nothing is ignored, and one
 * that is missing is supplied when an outer element ends or the same element begins again, as no
 * OFX element contains itself.
 * @throws StatementError when a limit on depth, number or length of elements is exceeded
 */
export function readMarkup(source: string): MarkupNode {
  const root = element('');
  const open = [root];
  let elements = 0;
  const top = (): OpenNode => open.at(-1) ?? root;
  const closeThrough = (name: string) => {
    for (let index = open.length - 1; index > 0; index -= 1) {
      const node = open[index];
      if (node?.name !== name) continue;
      open.length = index;
      return node;
    }
    return undefined;
  };
  const start = (name: string) => {
    closeThrough(name);
    let current = top();
    if (current.text !== '' && tidy(current.text) !== '') {
      open.pop();
      current = top();
    }
    current.text = '';
    if (open.length > limits.depth) {
      throw new StatementError({ code: 'nestedTooDeeply' });
    }
    elements += 1;
    if (elements > limits.elements) {
      throw new StatementError({ code: 'manyElements', params: { most: limits.elements } });
    }
    if (current.children.length >= limits.siblings) {
      const params = { element: current.name, most: limits.siblings };
      throw new StatementError({ code: 'manyElementsInside', params });
    }
    const node = element(name);
    if (current.children === childless) current.children = [node];
    else current.children.push(node);
    open.push(node);
  };

  for (const piece of markupPieces(source)) {
    if (typeof piece === 'string') {
      const current = top();
      if (current === root || current.children.length > 0) continue;
      if (current.text.length + piece.length > limits.elementText) {
        const params = { element: current.name, most: limits.elementText };
        throw new StatementError({ code: 'longElement', params });
      }
      current.text += piece;
      continue;
    }
    if (piece.opens) start(piece.name);
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
export function findAll(node: MarkupNode, names: readonly string[]): MarkupNode[] {
  const found: MarkupNode[] = [];
  const collect = ({ children }: MarkupNode) => {
    for (const child of children) {
      if (names.includes(child.name)) found.push(child);
      collect(child);
    }
  };
  collect(node);
  return found;
}

/** The text of the first element of this name inside `node` on one line, '' when there is none. */
export const textOf = (node: MarkupNode, name: string): string =>
  tidy(find(node, name)?.text ?? '');
