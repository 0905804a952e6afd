import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive, written when its turn comes. */
export interface ArchivedFile {
  name: string;
  content: () => AsyncIterable<string>;
}

/**
 * A ZIP archive of files that are written one after another while it is sent: neither a file nor the
 * archive is ever whole in memory. If one of them fails, the archive breaks off, and cannot be opened.
 */
export function zipOf(files: readonly ArchivedFile[]): Readable {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream as AsyncIterable<Buffer>, { objectMode: false });
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, content } of files) {
    zip.addReadStreamLazy(name, (give) => give(null, Readable.from(content())));
  }
  zip.end();
  return output;
}
