import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import Busboy, { type BusboyHeaders } from '@fastify/busboy';
import { HttpError } from '../HttpError.ts';
import { asTyped, largestField, largestTexts, mostFields } from './formBounds.ts';

/** A field of a form: its name, and what was typed or ticked. */
export type FormField = readonly [name: string, value: string];

/** A file of a form; without bytes if it is larger than allowed. */
export interface FormFile {
  name: string;
  bytes: Buffer | undefined;
}

/** What has come of a form with files so far. */
export interface ArrivedForm {
  fields: FormField[];
  /** Names of files whose beginning has come. */
  files: string[];
}

interface Options {
  headers: IncomingHttpHeaders;
  /** Maximum size of a file in bytes; larger ones are read to their end and dropped. */
  largestFile: number;
  /** Called with each file, one after another, and the fields that came before it. */
  onFile: (file: FormFile, before: readonly FormField[]) => Promise<void>;
  /** Is told what has come as it comes, for where the rest never does. */
  arrived?: ArrivedForm;
}

/** Bounds on a form besides its files. */
const bounds = {
  fields: mostFields,
  fieldSize: largestField,
  fieldNameSize: 100,
  files: 20,
  parts: mostFields + 20,
};

/**
 * Reads a form with files. One file is in memory at a time: the sender waits while it is handled.
 * @returns the fields
 * @throws HttpError 400 for a body that is no form, 413 for one above the bounds
 */
export async function readMultipart(
  body: Readable,
  { headers, largestFile, onFile, arrived = { fields: [], files: [] } }: Options,
): Promise<FormField[]> {
  const { fields, files } = arrived;
  let typed = 0;
  let handling = Promise.resolve();
  /** Files that are not handled yet; the sender goes on when there are none. */
  let waiting = 0;
  const form = formReader(headers, largestFile);
  await new Promise<void>((resolve, reject) => {
    const tooMuch = () => reject(new HttpError(413, { code: 'formTooLarge' }));
    form.on('field', (name, value, _nameCut, isCut) => {
      typed += value.length;
      if (isCut || typed > largestTexts) tooMuch();
      else fields.push([name, asTyped(value)]);
    });
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
      form.on(limit, tooMuch);
    form.on('file', (_field, stream, name) => {
      const before = [...fields];
      if (name !== '') files.push(name);
      let chunks: Buffer[] | undefined = [];
      stream.on('data', (chunk: Buffer) => chunks?.push(chunk));
      stream.on('limit', () => (chunks = undefined));
      stream.on('error', reject);
      stream.on('end', () => {
        const bytes = chunks && Buffer.concat(chunks);
        chunks = undefined;
        // A field without a chosen file is sent as an empty one without a name.
        if (name === '' && bytes?.length === 0) return;
        body.unpipe(form);
        waiting += 1;
        handling = handling
          .then(() => onFile({ name, bytes }, before))
          .then(() => {
            waiting -= 1;
            if (waiting === 0 && !body.readableEnded) body.pipe(form);
          }, reject);
      });
    });
    form.on('error', () => reject(new HttpError(400, { code: 'formUnreadable' })));
    form.on('finish', resolve);
    body.on('error', (error) =>
      reject(error instanceof HttpError ? error : new HttpError(499, { code: 'clientGone' })),
    );
    body.pipe(form);
  }).finally(() => body.unpipe(form));
  await handling;
  return fields;
}

function formReader(headers: IncomingHttpHeaders, fileSize: number) {
  try {
    return Busboy({ headers: headers as BusboyHeaders, limits: { ...bounds, fileSize } });
  } catch {
    // No boundary, say.
    throw new HttpError(400, { code: 'formUnreadable' });
  }
}
