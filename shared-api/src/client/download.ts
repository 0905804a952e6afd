/** The file name that an answer gives, or a default one (docs/product/calls.md). */
export function fileNameOf(disposition: string | null, fallback: string): string {
  const name = /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
  // Strip path separators.
  return name?.replace(/[\\/]/g, '-') ?? fallback;
}

/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started before this runs.
  setTimeout(() => URL.revokeObjectURL(address));
}
