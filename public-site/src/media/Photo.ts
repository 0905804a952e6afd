/** A company's own photograph in several widths, as `npm run media` makes it. */
export interface Photo {
  /** Addresses with widths, for `srcset`. */
  avif: string;
  webp: string;
  /** The address of a middle width. */
  src: string;
  /** The class that shows it blurred until it has loaded. */
  firstPaint: string | undefined;
}

/** A photograph of a place, with what it is called. */
export interface NamedPhoto extends Photo {
  name: string;
}

/** A drawing's address, or a photograph. */
export type Image = string | Photo;
