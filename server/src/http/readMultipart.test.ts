import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { textLimit } from 'shared-api/contract/fields/storableText';
import { HttpError } from '../HttpError.ts';
import { readMultipart, type FormField, type FormFile } from './readMultipart.ts';

const headers = { 'content-type': 'multipart/form-data; boundary=b' };

const field = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string) =>
  `--b\r\ncontent-disposition: form-data; name="photos"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n${content}\r\n`;

/** The chunks of a text, of a size. */
function* chunksOf(text: string, size: number): Generator<Buffer> {
  const bytes = Buffer.from(text, 'latin1');
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string, size = 1_000, pause = 0) {
  const files: (FormFile & { before: readonly FormField[] })[] = [];
  const fields = await readMultipart(Readable.from(chunksOf(text, size), { objectMode: false }), {
    headers,
    largestFile: 5_000,
    async onFile(given, before) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      files.push({ ...given, before });
    },
  });
  return { fields, files };
}

const form = [
  field('name', 'Ann'),
  file('', ''),
  file('a.jpg', 'a'.repeat(3_000)),
  file('b.jpg', 'b'.repeat(9_000)),
  file('c.jpg', 'c'),
  field('day', ''),
  '--b--\r\n',
].join('');

it.each([
  [1, 0],
  [7, 1],
  [100_000, 5],
])('reads fields and files in chunks of %i bytes', async (size, pause) => {
  const { fields, files } = await read(form, size, pause);
  expect(fields).toEqual([
    ['name', 'Ann'],
    ['day', ''],
  ]);
  expect(files.map(({ name, bytes }) => [name, bytes?.toString()])).toEqual([
    ['a.jpg', 'a'.repeat(3_000)],
    // Larger than allowed.
    ['b.jpg', undefined],
    ['c.jpg', 'c'],
  ]);
  expect(files[0]?.before).toEqual([['name', 'Ann']]);
});

it.each(['é', '€', '🙂'])(
  'reads as many %s as the longest text may have, each line as it was typed',
  async (one) => {
    const typed = `a\n${one.repeat(textLimit / one.length - 2)}`;
    const sent = Buffer.from(typed.replace('\n', '\r\n')).toString('latin1');
    const { fields } = await read(`${field('message', sent)}--b--\r\n`);
    expect(fields).toEqual([['message', typed]]);
  },
);

describe('is refused', () => {
  it('where it is cut off', async () => {
    await expect(read(form.slice(0, 3_500))).rejects.toMatchObject({ status: 400 });
  });

  it('where a field is too long, or there are too many', async () => {
    await expect(read(`${field('name', 'x'.repeat(60_001))}--b--\r\n`)).rejects.toMatchObject({
      status: 413,
    });
    await expect(read(`${field('name', 'x').repeat(100)}--b--\r\n`)).rejects.toMatchObject({
      status: 413,
    });
  });

  it('where all its fields together are too long', async () => {
    await expect(
      read(`${field('name', 'x'.repeat(15_000)).repeat(3)}--b--\r\n`),
    ).rejects.toMatchObject({ status: 413 });
  });

  it('where its type has no boundary', async () => {
    const reading = readMultipart(Readable.from([Buffer.from(form)]), {
      headers: { 'content-type': 'multipart/form-data' },
      largestFile: 10,
      onFile: () => Promise.resolve(),
    });
    await expect(reading).rejects.toMatchObject({ status: 400 });
  });
});

it('reads or refuses whatever is sent, and hangs on nothing', async () => {
  const pieces = fc.constantFrom(
    form,
    '--b\r\n',
    '--b--',
    '\r\n\r\n',
    'content-disposition: ',
    '"',
  );
  const hostile = fc
    .array(fc.oneof(pieces, fc.string()), { maxLength: 8 })
    .map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(hostile, fc.integer({ min: 1, max: 4_000 }), async (text, size) => {
      await read(text, size).catch((error: unknown) => {
        if (!(error instanceof HttpError)) throw error;
      });
    }),
    { numRuns: 150 },
  );
});
