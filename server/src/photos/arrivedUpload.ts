import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { cleanFileName } from 'shared-api/contract/site/fileName';
import { readMultipart, type ArrivedForm, type FormField } from '../http/readMultipart.ts';

/** A form with files as far as it has come, and what the server has stored of it. */
export interface ArrivedUpload extends ArrivedForm {
  /** Under which its photos are stored. */
  formKey?: string;
  /** Ids of photos that are stored. */
  stored: string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for what is no form with files, and before it is read. */
    upload?: ArrivedUpload;
  }
}

/** What is told as a form with files comes. */
export function beginUpload(request: FastifyRequest): ArrivedUpload {
  request.upload = { fields: [], files: [], stored: [] };
  return request.upload;
}

/** Says that a file is stored, and need not be sent again. */
export function markStored(upload: ArrivedUpload, formKey: string, name: string, id: string): void {
  upload.formKey = formKey;
  upload.stored.push(id);
  const at = upload.files.indexOf(name);
  if (at >= 0) upload.files.splice(at, 1);
}

/** What sends a form with files again without its files: its texts, and the photos that are stored. */
export function fieldsAgain({ fields, formKey, stored }: ArrivedUpload): FormField[] {
  const texts = fields.filter(([name]) => name !== 'photos' && name !== 'formKey');
  const key = formKey ?? Object.fromEntries(fields)['formKey'];
  const ids = [...fields.flatMap(([name, id]) => (name === 'photos' ? [id] : [])), ...stored];
  return [
    ...texts,
    ...(key === undefined ? [] : [['formKey', key] as const]),
    ...(ids.length === 0 ? [] : [['photos', ids.join(' ')] as const]),
  ];
}

/** Names of the files that would have to be chosen again. */
export const lostFiles = ({ files }: ArrivedUpload): string[] => files.map(cleanFileName);

/** Whether a form with files was refused before any of it was read. */
export const isUnread = ({ headers, body, upload }: FastifyRequest): boolean =>
  upload === undefined &&
  body instanceof Readable &&
  body.readable &&
  (headers['content-type'] ?? '').startsWith('multipart/form-data');

/**
 * Reads the texts of a form with files that is refused, of which no file is held in memory. Its sender sees the
 * answer only once all of it has come, in any case.
 */
export async function readTexts(request: FastifyRequest): Promise<void> {
  const arrived = beginUpload(request);
  try {
    await readMultipart(request.body as Readable, {
      headers: request.headers,
      largestFile: 0,
      onFile: () => Promise.resolve(),
      arrived,
    });
  } catch (error) {
    // It is refused already; what came before the fault is kept.
    request.log.debug({ err: error }, 'the rest of a refused form could not be read');
  }
}
