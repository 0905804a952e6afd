import PDFDocument from 'pdfkit';
import { HttpError } from '../HttpError.ts';
import type { Refusal } from '../refusals/texts.ts';
import { fontNamed, runsOf, widthOf, type Face } from './fonts.ts';
import { wrap } from './wrap.ts';

interface Style {
  face?: Face;
  size?: number;
  color?: string;
}

/** A column of a table: its share of the width, and where its values stand. */
export interface SheetColumn {
  heading: string;
  share: number;
  align?: 'left' | 'right';
}

/** A column with where it stands on the page, in points. */
interface Cell {
  heading: string;
  align: 'left' | 'right';
  x: number;
  width: number;
}

/** Lines of a heading that are printed; more on each page would leave no room for the rows. */
const mostHeadingLines = 6;

/** Pages that a document may have: many times what the largest honest one has. */
const mostPages = 500;

/** What a document is, and whose. */
export interface SheetOptions {
  title: string;
  author: string;
  /** The language of the document, as in HTML's `lang`. */
  locale: string;
  /** What is said of one that is too long, given the pages that it may have. */
  tooLong: (pages: number) => Refusal;
}

const ink = '#26221d';
const soft = '#645b50';
const line = '#d9d0c3';
const margin = 56;

/** Letter paper with what the company's documents are made of: words, facts and tables. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #registered = new Set<string>();
  readonly #done: Promise<Buffer>;
  readonly #tooLong: Refusal;
  #pages = 1;
  /** The colour that the page prints text in at the moment. */
  #color = '';
  readonly width: number;

  constructor({ title, author, locale, tooLong }: SheetOptions) {
    this.#tooLong = tooLong(mostPages);
    this.#pdf = new PDFDocument({
      size: 'LETTER',
      margin,
      bufferPages: true,
      info: { Title: title, Author: author },
      lang: locale,
      // None to begin with: fonts are used under the names that they are registered by. One given here
      // has no name, so pdfkit would read it again and compare it each time that it is used.
      font: '',
    });
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#done = new Promise((resolve) => {
      this.#pdf.on('end', () => resolve(Buffer.concat(this.#chunks)));
    });
    this.width = this.#pdf.page.width - 2 * margin;
  }

  get y(): number {
    return this.#pdf.y;
  }

  set y(value: number) {
    this.#pdf.y = value;
  }

  /** Words within a width, wrapped; the next thing stands below. */
  words(
    text: string,
    { face = 'regular', size = 10, color = ink }: Style = {},
    x = margin,
    width = this.width,
  ): void {
    for (const row of wrap(text, face, width / size)) {
      this.#room(size * 1.45);
      this.#row(row, x, this.#pdf.y, { face, size, color });
      this.#pdf.y += size * 1.45;
    }
  }

  /** Words whose last letter stands at the right edge of a width. */
  wordsRight(text: string, style: Style = {}, right = margin + this.width): void {
    const { face = 'regular', size = 10 } = style;
    this.#row(text, right - widthOf(text, face) * size, this.#pdf.y, {
      color: ink,
      ...style,
      face,
      size,
    });
    this.#pdf.y += size * 1.45;
  }

  /** Things side by side, each beginning at the same height; the next stands below the longest. */
  beside(...columns: ((x: number, width: number) => void)[]): void {
    const top = this.#pdf.y;
    const width = this.width / columns.length;
    let bottom = top;
    columns.forEach((column, index) => {
      this.#pdf.y = top;
      column(margin + index * width, width - 16);
      bottom = Math.max(bottom, this.#pdf.y);
    });
    this.#pdf.y = bottom;
  }

  space(height: number): void {
    this.#pdf.y += height;
  }

  /** A band of a brand's colour at the top of the page. */
  band(color: string): void {
    this.#pdf.rect(0, 0, this.#pdf.page.width, 10).fill(color);
    this.#pdf.y = margin;
    this.#color = '';
  }

  rule(): void {
    const { y } = this.#pdf;
    this.#pdf
      .moveTo(margin, y)
      .lineTo(margin + this.width, y)
      .lineWidth(0.7)
      .stroke(line);
    this.#pdf.y += 8;
  }

  /** A table whose headings come again on each page that it goes on over. */
  table(columns: readonly SheetColumn[], rows: readonly (readonly string[])[]): void {
    const all = columns.reduce((sum, { share }) => sum + share, 0);
    let left = margin;
    const cells = columns.map(({ heading, share, align = 'left' }): Cell => {
      const width = (share / all) * this.width;
      const cell = { heading, align, x: left, width };
      left += width;
      return cell;
    });
    const headings = linesOf(
      cells,
      cells.map(({ heading }) => heading),
      8.5,
    );
    const head = (): void => {
      for (const line of headings.slice(0, mostHeadingLines)) {
        this.#line(cells, line, { face: 'regular', size: 8.5, color: soft });
      }
      this.rule();
    };
    this.#room(60);
    head();
    for (const row of rows) {
      const lines = linesOf(cells, row, 10);
      if (this.#room(Math.min(lines.length * 14.5, 400))) head();
      for (const line of lines) {
        if (this.#room(14.5)) head();
        this.#line(cells, line, { face: 'regular', size: 10, color: ink });
      }
      this.#pdf.y += 2;
      this.rule();
    }
  }

  /** Page numbers at the foot of every page, and the document's bytes. */
  finish(foot: string): Promise<Buffer> {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#pdf.switchToPage(page);
      this.#color = '';
      // Below the margin pdfkit would begin another page.
      this.#pdf.page.margins.bottom = 0;
      const y = this.#pdf.page.height - 36;
      this.#row(foot, margin, y, { face: 'regular', size: 8, color: soft });
      const number = `${page - start + 1} / ${count}`;
      const x = margin + this.width - widthOf(number, 'regular') * 8;
      this.#row(number, x, y, { face: 'regular', size: 8, color: soft });
    }
    this.#pdf.end();
    return this.#done;
  }

  /** One line of each cell of a table's row. */
  #line(cells: readonly Cell[], line: readonly string[], style: Required<Style>): void {
    const top = this.#pdf.y;
    cells.forEach(({ align, x, width }, index) => {
      const text = line[index] ?? '';
      if (text === '') return;
      const shift =
        align === 'right' ? width - widthOf(text.trimEnd(), style.face) * style.size : 0;
      this.#row(text, x + shift, top, style);
    });
    this.#pdf.y = top + style.size * 1.45;
  }

  /** Begins another page when so much does not fit on this one. */
  #room(height: number): boolean {
    if (this.#pdf.y + height <= this.#pdf.page.height - margin) return false;
    this.#pages += 1;
    if (this.#pages > mostPages) throw new HttpError(400, this.#tooLong);
    this.#pdf.addPage();
    this.#pdf.y = margin;
    this.#color = '';
    return true;
  }

  /** Makes a font the document's; most documents need two of them. */
  #use(name: string): PDFKit.PDFDocument {
    const font = fontNamed(name);
    if (font && !this.#registered.has(name)) {
      // pdfkit takes a font that fontkit has read, which its types do not know.
      this.#pdf.registerFont(name, font.source as unknown as string);
      this.#registered.add(name);
    }
    return this.#pdf.font(name);
  }

  #row(text: string, x: number, y: number, { face, size, color }: Required<Style>): void {
    if (color !== this.#color) this.#pdf.fillColor(color);
    this.#color = color;
    let at = x;
    for (const run of runsOf(text, face)) {
      this.#use(run.font).fontSize(size);
      this.#pdf.text(run.text, at, y, { lineBreak: false });
      at += widthOf(run.text, face) * size;
    }
    this.#pdf.y = y;
  }
}

/** The cells of a row, wrapped: line by line, each with the text of every column. */
function linesOf(cells: readonly Cell[], row: readonly string[], size: number): string[][] {
  const wrapped = cells.map(({ width }, index) =>
    wrap(row[index] ?? '', 'regular', (width - 8) / size),
  );
  const count = Math.max(...wrapped.map(({ length }) => length));
  return Array.from({ length: count }, (_, line) => wrapped.map((lines) => lines[line] ?? ''));
}
