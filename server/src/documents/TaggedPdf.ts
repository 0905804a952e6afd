import PDFDocument from 'pdfkit';
import { HttpError } from '../HttpError.ts';
import type { Refusal } from '../refusals/texts.ts';
import { isBidirectional, visualPieces } from './typesetting/bidi.ts';
import { fontNamed, runsOf, widthOf, type Face } from './typesetting/fonts.ts';

/** How a text is printed. */
export interface Style {
  face: Face;
  size: number;
  color: string;
}

/** Standard structure types (ISO 32000-1, 14.8.4). */
type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Link'
  | 'Figure'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD';

/** An element of the structure tree, which screen readers follow. */
export interface Tag {
  readonly role: Role;
  readonly element: PDFKit.PDFStructureElement;
}

/** The target of a link. */
export interface Target {
  href: string;
  /** Alternative text: where the link leads. */
  alt: string;
}

/** A rectangle on the page in points, measured from the upper left corner. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pages that a document may have: many times what the largest honest one has. */
const mostPages = 500;

/** The distance of everything but the foot from the edges of the paper. */
export const margin = 56;

/** What a document is, and whose. */
export interface DocumentFacts {
  title: string;
  author: string;
  /** The language of the document, as in HTML's `lang`. */
  locale: string;
  /** What is said of one that is too long, given the pages that it may have. */
  tooLong: (pages: number) => Refusal;
  /** Whether the paper lies on its side, for a table of many columns. */
  isSideways?: boolean | undefined;
}

/**
 * A PDF on letter paper in which everything drawn is either tagged content or an artifact (decoration
 * that screen readers skip). No other file draws.
 */
export class TaggedPdf {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #registered = new Set<string>();
  readonly #done: Promise<Buffer>;
  readonly #tooLong: Refusal;
  #pages = 1;
  /** The colour that the page prints text in at the moment. */
  #color = '';
  readonly root: Tag;
  /** The width between the margins. */
  readonly width: number;
  readonly pageWidth: number;

  constructor({ title, author, locale, tooLong, isSideways }: DocumentFacts) {
    this.#tooLong = tooLong(mostPages);
    this.#pdf = new PDFDocument({
      size: 'LETTER',
      layout: isSideways ? 'landscape' : 'portrait',
      margin,
      bufferPages: true,
      // Earlier versions have neither metadata nor attributes of table cells.
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      info: { Title: title },
      lang: locale,
      // None to begin with: fonts are used under the names that they are registered by. One given here
      // has no name, so pdfkit would read it again and compare it each time that it is used.
      font: '',
    });
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#done = new Promise((resolve) => {
      this.#pdf.on('end', () => resolve(Buffer.concat(this.#chunks)));
    });
    this.#pdf.appendXML(creatorOf(author));
    this.pageWidth = this.#pdf.page.width;
    this.width = this.pageWidth - 2 * margin;
    this.root = { role: 'Document', element: this.#pdf.struct('Document') };
    this.#pdf.addStructure(this.root.element);
  }

  get y(): number {
    return this.#pdf.y;
  }

  set y(value: number) {
    this.#pdf.y = value;
  }

  /** Appends an element to its parent. Add its content next, then `close` it. */
  tag(role: Role, parent: Tag, options: PDFKit.Mixins.StructureElementOptions = {}): Tag {
    const element = this.#pdf.struct(role, options);
    parent.element.add(element);
    return { role, element };
  }

  /** Closes an element and its descendants, so that pdfkit can write them out. */
  close({ element }: Tag): void {
    element.end();
  }

  /** Prints a row of text as content of an element. */
  write(tag: Tag, text: string, x: number, y: number, style: Style): void {
    this.#content(tag, () => this.#row(text, x, y, style));
  }

  /** Adds a clickable area to a link element, which must be closed while on the same page. */
  clickable({ element }: Tag, { x, y, width, height }: Box, { href, alt }: Target): void {
    this.#pdf.link(x, y, width, height, href, { structParent: element, Contents: pdfString(alt) });
  }

  /** Draws a picture as content of an element. */
  picture(tag: Tag, image: Buffer, { x, y, width, height }: Box): void {
    this.#content(tag, () => {
      this.#pdf.save();
      this.#pdf.roundedRect(x, y, width, height, width / 4).clip();
      this.#pdf.image(image, x, y, { width, height });
      this.#pdf.restore();
    });
  }

  /** Fills an area, as an artifact. */
  area({ x, y, width, height }: Box, color: string, radius = 0): void {
    this.#decoration({ type: 'Layout' }, () => {
      this.#pdf.roundedRect(x, y, width, height, radius).fill(color);
      this.#color = '';
    });
  }

  /** Draws a thin horizontal line, as an artifact. */
  line(x: number, y: number, width: number, color: string): void {
    this.#decoration({ type: 'Layout' }, () => {
      this.#pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.7)
        .stroke(color);
    });
  }

  /** Prints text as an artifact, such as table headings repeated on each page. */
  repeat(text: string, x: number, y: number, style: Style): void {
    this.#decoration({ type: 'Pagination' }, () => this.#row(text, x, y, style));
  }

  /** Starts a new page if this height does not fit on the current one; says whether it did. */
  room(height: number): boolean {
    if (this.#pdf.y + height <= this.#pdf.page.height - margin) return false;
    this.#pages += 1;
    if (this.#pages > mostPages) throw new HttpError(400, this.#tooLong);
    this.#pdf.addPage();
    this.#pdf.y = margin;
    this.#color = '';
    return true;
  }

  /** Prints the footer with the page number on every page, and returns the document. */
  finish(foot: string, style: Style): Promise<Buffer> {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#pdf.switchToPage(page);
      this.#color = '';
      // Below the margin pdfkit would begin another page.
      this.#pdf.page.margins.bottom = 0;
      const y = this.#pdf.page.height - 36;
      const number = `${page - start + 1} / ${count}`;
      const x = margin + this.width - widthOf(number, style.face) * style.size;
      this.#decoration({ type: 'Pagination', attached: ['Bottom'] }, () => {
        this.#row(foot, margin, y, style);
        this.#row(number, x, y, style);
      });
    }
    this.close(this.root);
    this.#pdf.end();
    return this.#done;
  }

  #content({ role, element }: Tag, draw: () => void): void {
    const content = this.#pdf.markStructureContent(role);
    draw();
    this.#pdf.endMarkedContent();
    element.add(content);
  }

  #decoration(options: PDFKit.Mixins.MarkingOptions, draw: () => void): void {
    this.#pdf.markContent('Artifact', options);
    draw();
    this.#pdf.endMarkedContent();
  }

  #row(text: string, x: number, y: number, { face, size, color }: Style): void {
    if (color !== this.#color) this.#pdf.fillColor(color);
    this.#color = color;
    if (!isBidirectional(text)) {
      this.#runs(runsOf(text, face), x, y, { face, size });
    } else {
      // Glyphs are in visual order; ActualText gives readers the logical order.
      this.#pdf.markContent('Span', { actual: text });
      const runs = visualPieces(text).flatMap(({ text: piece, isRightToLeft }) => {
        const pieceRuns = runsOf(piece, face);
        return isRightToLeft ? pieceRuns.reverse() : pieceRuns;
      });
      this.#runs(runs, x, y, { face, size });
      this.#pdf.endMarkedContent();
    }
    this.#pdf.y = y;
  }

  #runs(
    runs: ReturnType<typeof runsOf>,
    x: number,
    y: number,
    { face, size }: Omit<Style, 'color'>,
  ): void {
    let at = x;
    for (const { font, text } of runs) {
      this.#use(font).fontSize(size);
      this.#pdf.text(text, at, y, { lineBreak: false });
      at += widthOf(text, face) * size;
    }
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
}

/** A text string for a PDF dictionary: pdfkit writes a primitive string as a name, unknown to its types. */
const pdfString = (text: string): string => Object(text) as string;

/** The author as XMP. Not passed through pdfkit's `info`, which goes into the XML unescaped. */
function creatorOf(author: string): string {
  const escaped = author.replace(/[<&>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:creator><rdf:Seq><rdf:li>${escaped}</rdf:li></rdf:Seq></dc:creator>
</rdf:Description>`;
}
