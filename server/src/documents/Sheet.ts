import { linesOf, placeColumns, type Cell, type SheetColumn } from './columns.ts';
import { widthOf } from './typesetting/fonts.ts';
import { LinkedParagraph, type SheetLink } from './paragraph.ts';
import { rulerOf, type Paper } from './typesetting/rulerOf.ts';
import { margin, TaggedPdf, type DocumentFacts, type Style, type Tag } from './TaggedPdf.ts';
import { paragraphsOf, wrapParagraph } from './typesetting/wrap.ts';

/** An amount with its name. */
export interface SheetSum {
  name: string;
  amount: string;
  /** What the rows before it come to; in bold. */
  isTotal?: boolean;
}

/** The amount a document is about, shown large. */
export interface SheetAmount {
  name: string;
  amount: string;
  /** Shown in place of a button. */
  remark?: string | undefined;
  button?: SheetLink | undefined;
}

/** Position and width of a text, in points. */
export interface Place {
  x: number;
  width: number;
}

interface Words extends Partial<Style> {
  place?: Place;
  links?: readonly SheetLink[];
  /** Set if not in the document's language. */
  lang?: string | undefined;
}

/** Lines of a heading that are printed; more on each page would leave no room for the rows. */
const mostHeadingLines = 6;

/** The largest height of a row that is kept together on a page. */
const keptTogether = 400;

export const ink = '#26221d';
export const soft = '#645b50';
const hairline = '#d9d0c3';
const tint = '#f5f1ea';

/** The height of a row of text, as a share of its size. */
const leading = 1.45;
/** Space below a row of a table, with its line. */
const belowRow = 6;

const plain: Style = { face: 'regular', size: 10, color: ink };
const columnHeading: Style = { face: 'regular', size: 8.5, color: soft };
const footing: Style = { face: 'regular', size: 8, color: soft };
const headingSizes = { H1: 22, H2: 11 };

/** Building blocks of the company's documents: headings, text, lists, tables, amounts, links. */
export class Sheet {
  #pdf: Paper;
  /** The brand's color, also of links. */
  readonly #accent: string;
  readonly #everywhere: Place;
  readonly #title: string;

  constructor(facts: DocumentFacts, accent: string) {
    this.#pdf = new TaggedPdf(facts);
    this.#title = facts.title;
    this.#accent = accent;
    this.#everywhere = { x: margin, width: this.#pdf.width };
    this.#pdf.area({ x: 0, y: 0, width: this.#pdf.pageWidth, height: 10 }, accent);
    this.#pdf.y = margin - 8;
  }

  /** How high something will be, in points; written on nothing. */
  heightOf(write: () => void): number {
    const pdf = this.#pdf;
    this.#pdf = rulerOf(pdf);
    write();
    const { y } = this.#pdf;
    this.#pdf = pdf;
    return y;
  }

  space(height: number): void {
    this.#pdf.y += height;
  }

  /** A heading: H1 is the document's title, H2 heads a section. */
  heading(role: keyof typeof headingSizes, text: string): void {
    const size = headingSizes[role];
    // Keep the heading together with two rows of what follows.
    this.#pdf.room((size + 2 * plain.size) * leading);
    this.#paragraph(this.#pdf.tag(role, this.#pdf.root), text, { face: 'bold', size });
  }

  /** Wrapped text; each line break starts a new paragraph. */
  words(text: string, style: Words = {}): void {
    for (const paragraph of paragraphsOf(text)) {
      const { lang } = style;
      const isEmpty = paragraph.trim() === '';
      const tag = isEmpty
        ? undefined
        : this.#pdf.tag('P', this.#pdf.root, lang === undefined ? {} : { lang });
      this.#paragraph(tag, paragraph, style);
    }
  }

  /** A list, one item below the other. */
  list(items: readonly string[], links: readonly SheetLink[]): void {
    const list = this.#pdf.tag('L', this.#pdf.root);
    for (const item of items) {
      const entry = this.#pdf.tag('LI', list);
      this.#paragraph(this.#pdf.tag('LBody', entry), item, { links });
      this.#pdf.close(entry);
    }
    this.#pdf.close(list);
  }

  /** Columns side by side; continues below the longest. */
  beside(...columns: readonly { share: number; write: (place: Place) => void }[]): void {
    const top = this.#pdf.y;
    const all = columns.reduce((sum, { share }) => sum + share, 0);
    let bottom = top;
    let { x } = this.#everywhere;
    for (const { share, write } of columns) {
      const width = (share / all) * this.#everywhere.width;
      this.#pdf.y = top;
      write({ x, width: width - 16 });
      x += width;
      bottom = Math.max(bottom, this.#pdf.y);
    }
    this.#pdf.y = bottom;
  }

  /** A square picture; does not move the position down. */
  picture(image: Buffer, alt: string, x: number, size: number): void {
    const { y } = this.#pdf;
    const bbox: [number, number, number, number] = [x, y, x + size, y + size];
    const figure = this.#pdf.tag('Figure', this.#pdf.root, { alt, bbox });
    this.#pdf.picture(figure, image, { x, y, width: size, height: size });
    this.#pdf.close(figure);
    this.#pdf.y = y;
  }

  /** An amount at display size, with a button or a remark to its right. */
  amount({ name, amount, remark, button }: SheetAmount): void {
    const { x, width } = this.#everywhere;
    const height = 58;
    this.#pdf.room(height);
    const top = this.#pdf.y;
    this.#pdf.area({ x, y: top, width, height }, tint, 8);
    const place = { x: x + 18, width: width - 36 };
    this.#pdf.y = top + 7;
    this.words(name, { size: 9, color: soft, place });
    this.words(amount, { face: 'bold', size: 24, color: this.#accent, place });
    const right = x + width - 18;
    if (button) this.#button(button, right, top + height / 2);
    else if (remark !== undefined) {
      const style: Style = { face: 'bold', size: 12, color: this.#accent };
      const tag = this.#pdf.tag('P', this.#pdf.root);
      this.#wordsRight(tag, remark, right, top + height / 2 - 8, style);
      this.#pdf.close(tag);
    }
    this.#pdf.y = top + height;
  }

  /** A table, its headings again on each page; `after` is how high what its last row is kept with is, if not most of a page. */
  table(columns: readonly SheetColumn[], rows: readonly (readonly string[])[], after = 0): void {
    const kept = after > keptTogether ? 0 : after;
    const cells = placeColumns(columns, margin, this.#pdf.width);
    const headings = cells.map(({ heading }) => heading);
    const head = linesOf(cells, headings, columnHeading.size).slice(0, mostHeadingLines);
    const again = (): void => {
      for (const line of head) this.#line(cells, line, columnHeading);
      this.#rule();
    };
    this.#pdf.room(60);
    const table = this.#pdf.tag('Table', this.#pdf.root);
    const headRow = this.#pdf.tag('TR', this.#pdf.tag('THead', table));
    const headCells = cells.map(() => this.#pdf.tag('TH', headRow, { scope: 'Column' }));
    for (const line of head) this.#line(cells, line, columnHeading, headCells);
    this.#rule();
    const body = this.#pdf.tag('TBody', table);
    for (const [index, row] of rows.entries()) {
      const lines = linesOf(cells, row, plain.size);
      const below = index === rows.length - 1 ? belowRow + kept : 0;
      if (this.#pdf.room(Math.min(lines.length * plain.size * leading, keptTogether) + below))
        again();
      const tableRow = this.#pdf.tag('TR', body);
      const rowCells = cells.map(() => this.#pdf.tag('TD', tableRow));
      for (const line of lines) {
        if (this.#pdf.room(plain.size * leading)) again();
        this.#line(cells, line, plain, rowCells);
      }
      this.#pdf.close(tableRow);
      this.#pdf.y += 1;
      this.#rule();
    }
    this.#pdf.close(table);
  }

  /** Right-aligned amounts with their names. */
  sums(rows: readonly SheetSum[]): void {
    const table = this.#pdf.tag('Table', this.#pdf.root);
    const right = margin + this.#pdf.width;
    for (const { name, amount, isTotal = false } of rows) {
      const style: Style = { face: isTotal ? 'bold' : 'regular', size: 10.5, color: ink };
      this.#pdf.room(style.size * leading);
      const row = this.#pdf.tag('TR', table);
      const { y } = this.#pdf;
      this.#wordsRight(this.#pdf.tag('TH', row, { scope: 'Row' }), name, right - 110, y, style);
      this.#wordsRight(this.#pdf.tag('TD', row), amount, right, y, style);
      this.#pdf.close(row);
      this.#pdf.y = y + style.size * leading;
    }
    this.#pdf.close(table);
  }

  /** Prints title and footer on every page, and returns the document. */
  finish(foot: string): Promise<Buffer> {
    return this.#pdf.finish(`${this.#title}, ${foot}`, footing);
  }

  /** Prints and closes an element's text; without an element (blank text), only advances. */
  #paragraph(
    tag: Tag | undefined,
    text: string,
    { place: { x, width } = this.#everywhere, links = [], ...given }: Words,
  ): void {
    const { face = plain.face, size = plain.size, color = plain.color } = given;
    const style = { face, size, color };
    const height = size * leading;
    const rows = wrapParagraph(text, face, width / size);
    const linked =
      tag && links.some((link) => text.includes(link.text))
        ? new LinkedParagraph(this.#pdf, tag, text, {
            links,
            look: { color: this.#accent, height },
          })
        : undefined;
    if (linked) this.#pdf.room(rows.length * height);
    for (const row of rows) {
      this.#pdf.room(height);
      const { y } = this.#pdf;
      if (linked) linked.write(row, x, y, style);
      else if (tag) this.#pdf.write(tag, row, x, y, style);
      this.#pdf.y = y + height;
    }
    if (tag) this.#pdf.close(tag);
  }

  /** A link that looks like a button, by its right edge and vertical middle. */
  #button(link: SheetLink, right: number, middle: number): void {
    const style: Style = { face: 'bold', size: 11, color: '#ffffff' };
    const height = 34;
    const width = widthOf(link.text, style.face) * style.size + 36;
    const box = { x: right - width, y: middle - height / 2, width, height };
    this.#pdf.area(box, this.#accent, 6);
    const paragraph = this.#pdf.tag('P', this.#pdf.root);
    const tag = this.#pdf.tag('Link', paragraph, { alt: link.alt });
    this.#pdf.write(tag, link.text, box.x + 18, middle - style.size * 0.62, style);
    this.#pdf.clickable(tag, box, link);
    this.#pdf.close(paragraph);
  }

  /** Right-aligned text. */
  #wordsRight(tag: Tag, text: string, right: number, y: number, style: Style): void {
    const width = widthOf(text, style.face) * style.size;
    this.#pdf.write(tag, text, right - width, y, style);
  }

  /** One line of each cell of a row; without tags, as artifacts (repeated headings). */
  #line(
    cells: readonly Cell[],
    line: readonly string[],
    style: Style,
    tags?: readonly Tag[],
  ): void {
    const top = this.#pdf.y;
    cells.forEach(({ align, x, width }, index) => {
      const text = line[index] ?? '';
      if (text === '') return;
      const shift =
        align === 'right' ? width - widthOf(text.trimEnd(), style.face) * style.size : 0;
      const tag = tags?.[index];
      if (tag) this.#pdf.write(tag, text, x + shift, top, style);
      else this.#pdf.repeat(text, x + shift, top, style);
    });
    this.#pdf.y = top + style.size * leading;
  }

  #rule(): void {
    const { y } = this.#pdf;
    this.#pdf.line(margin, y, this.#pdf.width, hairline);
    this.#pdf.y = y + 5;
  }
}
