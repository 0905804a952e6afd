import PDFDocument from 'pdfkit';
import { HttpError } from '../HttpError.ts';
import type { Refusal } from '../refusals/texts.ts';
import { isBidirectional, visualPieces } from './bidi.ts';
import { fontNamed, runsOf, widthOf, type Face } from './fonts.ts';

/** How a text is printed. */
export interface Style {
  face: Face;
  size: number;
  color: string;
}

/** What a piece of a document is to those who do not see it (ISO 32000-1, 14.8.4). */
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

/** A part of the structure that screen readers read a document by. */
export interface Tag {
  readonly role: Role;
  readonly element: PDFKit.PDFStructureElement;
}

/** Something that is clicked, and where it leads. */
export interface Target {
  href: string;
  /** Says where it leads to who does not see it. */
  alt: string;
}

/** A rectangle on the page, from its upper left corner, in points. */
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
}

/**
 * Letter paper on which everything that is drawn is either content, which stands in the document's
 * structure, or decoration, which readers leave out.
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

  constructor({ title, author, locale, tooLong }: DocumentFacts) {
    this.#tooLong = tooLong(mostPages);
    this.#pdf = new PDFDocument({
      size: 'LETTER',
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

  /** A new last part of another; its content follows, then `close`. */
  tag(role: Role, parent: Tag, options: PDFKit.Mixins.StructureElementOptions = {}): Tag {
    const element = this.#pdf.struct(role, options);
    parent.element.add(element);
    return { role, element };
  }

  /** Ends a part and those inside it, which lets pdfkit write them. */
  close({ element }: Tag): void {
    element.end();
  }

  /** Prints a row of text as content of a part. */
  write(tag: Tag, text: string, x: number, y: number, style: Style): void {
    this.#content(tag, () => this.#row(text, x, y, style));
  }

  /** Makes a place of the page clickable, as part of a link that is closed on the same page. */
  clickable({ element }: Tag, { x, y, width, height }: Box, { href, alt }: Target): void {
    this.#pdf.link(x, y, width, height, href, { structParent: element, Contents: pdfString(alt) });
  }

  /** A picture as content of a part. */
  picture(tag: Tag, image: Buffer, { x, y, width, height }: Box): void {
    this.#content(tag, () => {
      this.#pdf.save();
      this.#pdf.roundedRect(x, y, width, height, width / 4).clip();
      this.#pdf.image(image, x, y, { width, height });
      this.#pdf.restore();
    });
  }

  /** A filled area behind what is content. */
  area({ x, y, width, height }: Box, color: string, radius = 0): void {
    this.#decoration({ type: 'Layout' }, () => {
      this.#pdf.roundedRect(x, y, width, height, radius).fill(color);
      this.#color = '';
    });
  }

  /** A thin line to the right. */
  line(x: number, y: number, width: number, color: string): void {
    this.#decoration({ type: 'Layout' }, () => {
      this.#pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.7)
        .stroke(color);
    });
  }

  /** Text that is on the page for its looks, such as headings that come again on each page. */
  repeat(text: string, x: number, y: number, style: Style): void {
    this.#decoration({ type: 'Pagination' }, () => this.#row(text, x, y, style));
  }

  /** Begins another page when so much does not fit on this one. */
  room(height: number): boolean {
    if (this.#pdf.y + height <= this.#pdf.page.height - margin) return false;
    this.#pages += 1;
    if (this.#pages > mostPages) throw new HttpError(400, this.#tooLong);
    this.#pdf.addPage();
    this.#pdf.y = margin;
    this.#color = '';
    return true;
  }

  /** A line and the page's number at the foot of every page, and the document's bytes. */
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
      // Glyphs stand in the order in which they are seen; readers take the text as it was written.
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

/** A text in a PDF's dictionary: pdfkit writes a plain string as a name, which its types do not know. */
const pdfString = (text: string): string => Object(text) as string;

/** Who made a document, as metadata; pdfkit writes what it is given there without escaping it. */
function creatorOf(author: string): string {
  const escaped = author.replace(/[<&>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:creator><rdf:Seq><rdf:li>${escaped}</rdf:li></rdf:Seq></dc:creator>
</rdf:Description>`;
}
