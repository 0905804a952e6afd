declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype' | 'sfnt' | 'woff' | 'woff2';
    /** Four letters each, as OpenType names them; all without it. */
    keepFeatures?: string[];
  }
  /** The font with the characters of a text alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
