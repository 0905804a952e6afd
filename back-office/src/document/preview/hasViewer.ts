/**
 * Whether the browser shows a PDF that a page has made: it has a viewer, and the page's policy lets it work. To
 * Safari a viewer is a plug-in, which `object-src 'none'` forbids to the page and to what it makes: the frame
 * stays empty, and nothing tells the page so. `vendor` is the same in every WebKit, and in no other browser.
 */
export const hasViewer = (): boolean =>
  navigator.pdfViewerEnabled && navigator.vendor !== 'Apple Computer, Inc.';
