import { getDocumentProxy } from 'unpdf';

/** An element of a PDF's structure tree. */
export interface PdfPart {
  role: string;
  alt: string | undefined;
  lang: string | undefined;
  /** Its text and that of its descendants, in reading order. */
  text: string;
  parts: PdfPart[];
  /** Its link annotations. */
  links: PdfLink[];
}

export interface PdfLink {
  url: string;
  alt: string;
}

/** A PDF as assistive technology sees it. */
export interface ReadPdf {
  title: unknown;
  /** Whether viewers show the title in place of the file name. */
  showsTitle: boolean;
  language: unknown;
  author: unknown;
  isTagged: boolean;
  pages: number;
  /** Elements below Document, page by page; one that spans pages is listed once for each. */
  parts: PdfPart[];
  /** Texts marked as artifacts. */
  decoration: string[];
  /** Texts that are neither in the structure tree nor artifacts. */
  untagged: string[];
  /** Links outside the structure tree. */
  untaggedLinks: string[];
}

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Proxy['getPage']>>;
type Node = Awaited<ReturnType<Page['getStructTree']>> & { alt?: string; lang?: string };

/** Reads a PDF's structure with pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info, metadata } = await pdf.getMetadata();
  const facts = info as { Title?: unknown; Language?: unknown };
  const preferences: { DisplayDocTitle?: boolean } | null = await pdf.getViewerPreferences();
  const read: ReadPdf = {
    title: facts.Title,
    showsTitle: preferences?.DisplayDocTitle === true,
    language: facts.Language,
    author: (metadata as typeof metadata | null)?.get('dc:creator'),
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    pages: pdf.numPages,
    parts: [],
    decoration: [],
    untagged: [],
    untaggedLinks: [],
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    await readPage(await pdf.getPage(number), read);
  }
  await pdf.loadingTask.destroy();
  return read;
}

async function readPage(page: Page, read: ReadPdf): Promise<void> {
  const contents = await contentsOf(page, read);
  const links = new Map<string, PdfLink>();
  for (const { subtype, id, url, contentsObj } of await annotationsOf(page)) {
    if (subtype === 'Link') links.set(id, { url: url ?? '', alt: contentsObj?.str ?? '' });
  }
  const tree = (await page.getStructTree()) as Node | null;
  const [document] = tree ? partsOf(tree, { contents, links }) : [];
  read.parts.push(...(document?.parts ?? []));
  read.untagged.push(...contents.values());
  read.untaggedLinks.push(...[...links.values()].map(({ url }) => url));
}

/** All that a PDF says, part by part. */
export const textOfPdf = async (pdf: Uint8Array | undefined): Promise<string> =>
  (await readPdf(pdf ?? Uint8Array.of())).parts.map(({ text }) => text).join('\n');

/** Texts of a page by marked-content id; artifacts and untagged texts go straight into `read`. */
async function contentsOf(page: Page, read: ReadPdf): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  const marks: { id: string | undefined; isDecoration: boolean }[] = [];
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') marks.pop();
      else {
        // Null for marked content outside the structure tree, despite its type.
        const id = (item.id as string | null) ?? undefined;
        marks.push({ id, isDecoration: 'tag' in item && item.tag === 'Artifact' });
      }
      continue;
    }
    if (item.str === '') continue;
    const id = marks.findLast((mark) => mark.id !== undefined)?.id;
    if (id !== undefined) contents.set(id, (contents.get(id) ?? '') + item.str);
    else if (marks.some(({ isDecoration }) => isDecoration)) read.decoration.push(item.str);
    else read.untagged.push(item.str);
  }
  return contents;
}

interface Annotation {
  subtype: string;
  id: string;
  url?: string;
  contentsObj?: { str: string };
}

const annotationsOf = async (page: Page): Promise<Annotation[]> =>
  (await page.getAnnotations()) as Annotation[];

interface Found {
  contents: Map<string, string>;
  links: Map<string, PdfLink>;
}

/**
 * Child elements with content on this page; pdf.js also returns those of other pages. Content that is
 * claimed is removed from `found`, so that what remains is untagged.
 */
function partsOf(node: Node, found: Found): PdfPart[] {
  return node.children.flatMap((child) => {
    const part = 'role' in child ? partOf(child, found) : undefined;
    return part && (isOnPage(part) || /^T[HD]$/.test(part.role)) ? [part] : [];
  });
}

function partOf(node: Node, found: Found): PdfPart {
  const part: PdfPart = {
    role: node.role,
    alt: node.alt,
    lang: node.lang,
    text: '',
    parts: [],
    links: [],
  };
  for (const child of node.children) {
    if ('role' in child) {
      const [inner] = partsOf({ ...node, children: [child] }, found);
      if (inner) part.parts.push(inner);
      part.text += inner?.text ?? '';
    } else if (child.type === 'content') {
      // pdf.js inserts spaces between texts side by side.
      part.text += (found.contents.get(child.id) ?? '').trimStart();
      found.contents.delete(child.id);
    } else {
      const link = found.links.get(child.id);
      if (link) part.links.push(link);
      found.links.delete(child.id);
    }
  }
  return part;
}

const isOnPage = ({ role, text, links, parts }: PdfPart): boolean =>
  text !== '' || links.length > 0 || role === 'Figure' || parts.some(isOnPage);

/** Descendants with a matching role. */
export const partsWith = (parts: readonly PdfPart[], role: RegExp): PdfPart[] =>
  parts.flatMap((part) => [
    ...(role.test(part.role) ? [part] : []),
    ...partsWith(part.parts, role),
  ]);
