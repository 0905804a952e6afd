import PDFDocument from 'pdfkit';
import { fonts, runsOf, widthOf, type Face } from './fonts.ts';

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
  readonly width: number;

  constructor(title: string, author: string) {
    this.#pdf = new PDFDocument({
      size: 'LETTER',
      margin,
      bufferPages: true,
      info: { Title: title, Author: author },
      lang: 'en-CA',
      // Otherwise the document would begin by reading one that it does not use.
      font: fonts.regular[0]?.source as unknown as string,
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
    for (const paragraph of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
      for (const row of this.#wrap(paragraph, face, size, width)) {
        this.#room(size * 1.45);
        this.#row(row, x, this.#pdf.y, { face, size, color });
        this.#pdf.y += size * 1.45;
      }
    }
  }

  /** Words whose last letter stands at the right edge of a width. */
  wordsRight(text: string, style: Style = {}, right = margin + this.width): void {
    const { face = 'regular', size = 10 } = style;
    this.#row(text, right - this.#widthOf(text, face, size), this.#pdf.y, {
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
    const widths = columns.map(({ share }) => (share / all) * this.width);
    const headings = (): void => {
      this.#cells(
        columns,
        widths,
        columns.map(({ heading }) => heading),
        { size: 8.5, color: soft },
      );
      this.rule();
    };
    this.#room(60);
    headings();
    for (const row of rows) {
      const heights = columns.map((_, index) => {
        const text = row[index] ?? '';
        const wrapped = text
          .split(/\r\n|[\n\r\u2028\u2029]/)
          .reduce((n, p) => n + this.#wrap(p, 'regular', 10, (widths[index] ?? 0) - 8).length, 0);
        return wrapped * 14.5;
      });
      if (this.#room(Math.min(Math.max(...heights), 400))) headings();
      this.#cells(columns, widths, row, { size: 10, color: ink });
      this.#pdf.y += 2;
      this.rule();
    }
  }

  /** Page numbers at the foot of every page, and the document's bytes. */
  finish(foot: string): Promise<Buffer> {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#pdf.switchToPage(page);
      // Below the margin pdfkit would begin another page.
      this.#pdf.page.margins.bottom = 0;
      const y = this.#pdf.page.height - 36;
      this.#row(foot, margin, y, { face: 'regular', size: 8, color: soft });
      const number = `${page - start + 1} / ${count}`;
      const x = margin + this.width - this.#widthOf(number, 'regular', 8);
      this.#row(number, x, y, { face: 'regular', size: 8, color: soft });
    }
    this.#pdf.end();
    return this.#done;
  }

  #cells(
    columns: readonly SheetColumn[],
    widths: readonly number[],
    row: readonly string[],
    style: Style,
  ): void {
    const top = this.#pdf.y;
    let bottom = top;
    let x = margin;
    columns.forEach(({ align = 'left' }, index) => {
      const width = widths[index] ?? 0;
      this.#pdf.y = top;
      const text = row[index] ?? '';
      if (align === 'right') this.wordsRight(text, style, x + width);
      else this.words(text, style, x, width - 8);
      bottom = Math.max(bottom, this.#pdf.y);
      x += width;
    });
    this.#pdf.y = bottom;
  }

  /** Begins another page when so much does not fit on this one. */
  #room(height: number): boolean {
    if (this.#pdf.y + height <= this.#pdf.page.height - margin) return false;
    this.#pdf.addPage();
    this.#pdf.y = margin;
    return true;
  }

  #widthOf(text: string, face: Face, size: number): number {
    return widthOf(text, face) * size;
  }

  /** A paragraph in rows that fit a width; a word that is longer than a row is broken. */
  #wrap(text: string, face: Face, size: number, width: number): string[] {
    const rows: string[] = [];
    let row = '';
    for (const word of text.split(/(?<=\s)/)) {
      if (this.#widthOf(row + word.trimEnd(), face, size) <= width) {
        row += word;
        continue;
      }
      if (row !== '') rows.push(row.trimEnd());
      row = '';
      for (const character of word) {
        if (row !== '' && this.#widthOf(row + character, face, size) > width) {
          rows.push(row);
          row = '';
        }
        row += character;
      }
    }
    return [...rows, row.trimEnd()];
  }

  /** Makes a font the document's; most documents need two of them. */
  #use(name: string): PDFKit.PDFDocument {
    const font = [...fonts.regular, ...fonts.bold].find((known) => known.name === name);
    if (font && !this.#registered.has(name)) {
      // pdfkit takes a font that fontkit has read, which its types do not know.
      this.#pdf.registerFont(name, font.source as unknown as string);
      this.#registered.add(name);
    }
    return this.#pdf.font(name);
  }

  #row(text: string, x: number, y: number, { face, size, color }: Required<Style>): void {
    let at = x;
    for (const run of runsOf(text, face)) {
      this.#use(run.font).fontSize(size).fillColor(color);
      this.#pdf.text(run.text, at, y, { lineBreak: false });
      at += widthOf(run.text, face) * size;
    }
    this.#pdf.y = y;
  }
}
