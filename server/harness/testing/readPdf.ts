import { getDocumentProxy } from 'unpdf';

/** A part of a document's structure, as a screen reader finds it. */
export interface PdfPart {
  role: string;
  alt: string | undefined;
  lang: string | undefined;
  /** What it and the parts inside it say, in reading order. */
  text: string;
  parts: PdfPart[];
  /** Addresses that a click on it leads to, each with what is said of it. */
  links: PdfLink[];
}

export interface PdfLink {
  url: string;
  alt: string;
}

/** What a reader learns of a PDF. */
export interface ReadPdf {
  title: unknown;
  /** Whether the title is shown in place of the file's name. */
  showsTitle: boolean;
  language: unknown;
  author: unknown;
  isTagged: boolean;
  pages: number;
  /** Parts of the document, page by page: one that goes on over pages comes once for each. */
  parts: PdfPart[];
  /** Texts that are marked as decoration. */
  decoration: string[];
  /** Texts that are neither part of the structure nor decoration. */
  untagged: string[];
  /** Links that no part of the structure has. */
  untaggedLinks: string[];
}

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Proxy['getPage']>>;
type Node = Awaited<ReturnType<Page['getStructTree']>> & { alt?: string; lang?: string };

/** Reads a PDF with pdf.js, by its structure. */
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

/** The texts of a page by the marks that they stand in; the others are noted at once. */
async function contentsOf(page: Page, read: ReadPdf): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  const marks: { id: string | undefined; isDecoration: boolean }[] = [];
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') marks.pop();
      else {
        // Null where a mark is no part of the structure, whatever the types say.
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
 * The parts inside a part that have something on the page; pdf.js gives with them those of other pages.
 * What they hold is taken from what was found, so that what is left belongs to no part.
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
      // pdf.js adds spaces between what stands side by side.
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

/** A part's parts of a role, however deep. */
export const partsWith = (parts: readonly PdfPart[], role: RegExp): PdfPart[] =>
  parts.flatMap((part) => [
    ...(role.test(part.role) ? [part] : []),
    ...partsWith(part.parts, role),
  ]);
