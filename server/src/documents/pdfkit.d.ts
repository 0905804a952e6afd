/** Options that pdfkit documents ("Accessibility") but @types/pdfkit lacks. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right, bottom, from the page's upper left corner. */
    bbox?: [number, number, number, number];
    /** What a header cell (TH) applies to. */
    scope?: 'Column' | 'Row';
  }

  interface AnnotationOption {
    structParent?: PDFKit.PDFStructureElement;
  }
}
