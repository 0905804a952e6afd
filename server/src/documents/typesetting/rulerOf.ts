import type { TaggedPdf } from '../TaggedPdf.ts';

/** What texts and tables are set on. */
export type Paper = Pick<TaggedPdf, keyof TaggedPdf>;

/** Paper without an end on which nothing is printed, to find out how high something will be. */
export function rulerOf({ root, width, pageWidth }: Paper): Paper {
  const nothing = (): void => undefined;
  return {
    root,
    width,
    pageWidth,
    y: 0,
    tag: () => root,
    close: nothing,
    write: nothing,
    clickable: nothing,
    picture: nothing,
    area: nothing,
    line: nothing,
    repeat: nothing,
    room: () => false,
    finish: () => Promise.resolve(Buffer.alloc(0)),
  };
}
