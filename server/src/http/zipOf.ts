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

/**
 * A ZIP archive of small files that has the same bytes whenever and wherever it is made: nothing is
 * compressed, as that differs between versions and machines, and every file has a day that is given. Each is made when
 * whoever reads the archive has come to it.
 * @param day `2026-10-31`
 */
export const repeatableZip = (files: readonly ArchivedFile[], day: string): Readable =>
  Readable.from(storedFiles(files, day), { objectMode: false });

async function* storedFiles(
  files: readonly ArchivedFile[],
  day: string,
): AsyncGenerator<string | Buffer> {
  const zip = new ZipFile();
  const options = {
    compress: false,
    // The time of DOS has no zone: it is noon of that day in any.
    mtime: new Date(`${day}T12:00:00`),
    forceDosTimestamp: true,
  };
  for (const { name, content } of files) {
    let text = '';
    for await (const piece of content()) text += piece;
    // Whole, so that its size stands before it: some programs cannot read what is not compressed otherwise.
    zip.addBuffer(Buffer.from(text), name, options);
    const written = zip.outputStream.read() as Buffer | null;
    if (written) yield written;
  }
  zip.end();
  yield* zip.outputStream;
}
