import { widthOf } from './typesetting/fonts.ts';
import type { Paper } from './typesetting/rulerOf.ts';
import type { Style, Tag, Target } from './TaggedPdf.ts';

/** A link on words within a text. */
export interface SheetLink extends Target {
  text: string;
}

/** A part of a text, with its link if it has one. */
interface Stretch {
  text: string;
  link: SheetLink | undefined;
}

/** Splits a text at its links; a link is placed at the first occurrence of its words. */
function stretchesOf(text: string, links: readonly SheetLink[]): Stretch[] {
  const found = links
    .map((link) => ({ link, start: text.indexOf(link.text) }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start);
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { link, start } of found) {
    if (start < at) continue;
    stretches.push({ text: text.slice(at, start), link: undefined }, { text: link.text, link });
    at = start + link.text.length;
  }
  stretches.push({ text: text.slice(at), link: undefined });
  return stretches.filter((stretch) => stretch.text !== '');
}

/** Appearance of links. */
export interface LinkLook {
  color: string;
  /** Height of the clickable area: that of a row. */
  height: number;
}

/**
 * Prints a paragraph row by row, with a Link element for each link. A link that is wrapped stays one
 * element, so all rows must fit on one page.
 */
export class LinkedParagraph {
  readonly #pdf: Paper;
  readonly #tag: Tag;
  readonly #stretches: Stretch[];
  readonly #look: LinkLook;
  #open: Tag | undefined;

  constructor(
    pdf: Paper,
    tag: Tag,
    text: string,
    { links, look }: { links: readonly SheetLink[]; look: LinkLook },
  ) {
    this.#pdf = pdf;
    this.#tag = tag;
    this.#look = look;
    this.#stretches = stretchesOf(text, links);
  }

  /** @param row the next wrapped row of the paragraph */
  write(row: string, x: number, y: number, style: Style): void {
    let left = row.length;
    let at = x;
    while (left > 0) {
      const [stretch] = this.#stretches;
      if (!stretch) return;
      const piece = stretch.text.slice(0, left);
      const width = widthOf(piece, style.face) * style.size;
      if (stretch.link) this.#link(stretch.link, piece, { x: at, y, width }, style);
      else this.#pdf.write(this.#tag, piece, at, y, style);
      stretch.text = stretch.text.slice(piece.length);
      if (stretch.text === '') this.#end();
      left -= piece.length;
      at += width;
    }
  }

  #link(
    link: SheetLink,
    text: string,
    place: { x: number; y: number; width: number },
    style: Style,
  ): void {
    const { x, y, width } = place;
    const { color, height } = this.#look;
    this.#open ??= this.#pdf.tag('Link', this.#tag, { alt: link.alt });
    this.#pdf.write(this.#open, text, x, y, { ...style, color });
    this.#pdf.clickable(this.#open, { ...place, height }, link);
    this.#pdf.line(x, y + style.size * 1.12, width, color);
  }

  #end(): void {
    this.#stretches.shift();
    if (this.#open) this.#pdf.close(this.#open);
    this.#open = undefined;
  }
}
