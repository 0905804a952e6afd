/** What pdfkit takes (its guide's "Accessibility") and its types leave out. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right, bottom, from the page's upper left corner. */
    bbox?: [number, number, number, number];
    /** What a table's header cell heads. */
    scope?: 'Column' | 'Row';
  }

  interface AnnotationOption {
    structParent?: PDFKit.PDFStructureElement;
  }
}
