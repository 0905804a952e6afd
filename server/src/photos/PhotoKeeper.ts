import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import type { LeadPhoto, UploadedPhoto } from 'shared-api/contract/site/visit';
import type { Database, Queryable } from '../db/Database.ts';
import type { Visitor } from '../db/VisitorQueue.ts';
import { HttpError } from '../HttpError.ts';
import { takeAttempt, type Limit } from '../limits.ts';
import { networkOf } from '../networkOf.ts';
import type { PhotoStorage } from './openPhotoStorage.ts';
import { readPhoto } from './readPhoto.ts';
import { UploadPlaces } from './UploadPlaces.ts';

/** Photos that one network, and one form, may upload. */
const limits = {
  address: { kind: 'photo-address', most: 60, minutes: 60 },
  form: { kind: 'photo-form', most: 24, minutes: 24 * 60 },
} satisfies Record<string, Limit>;

/** Pictures decoded at once; each takes up to some hundred MB. */
const decodedAtOnce = 2;

/** Hours that photos are kept whose request is never sent. */
const patience = 3;

/** Pictures deleted in one go. */
const batch = 100;

const longestName = 120;

/** A file as it was sent. */
export interface SentFile {
  name: string;
  bytes: Buffer;
}

const keyOf = (id: string): string => `${id}/picture.jpg`;

const asAddress = (thumbnail: Buffer): string =>
  `data:image/webp;base64,${thumbnail.toString('base64')}`;

/** A file's name without folders and control characters. */
export const cleanFileName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, longestName) || 'photo';

/**
 * Keeps photos of requests: the row first, then the file, then the mark that it is whole. Whatever
 * stops in between leaves a row without a lead, which `forget` finds.
 */
export class PhotoKeeper {
  readonly places = new UploadPlaces();
  readonly #database: Database;
  readonly #storage: PhotoStorage;
  readonly #decoding = pLimit(decodedAtOnce);

  constructor(database: Database, storage: PhotoStorage) {
    this.#database = database;
    this.#storage = storage;
  }

  /**
   * Reads and keeps a photo for a request with a form key.
   * @throws HttpError 400 for a file that is no photo, 405 after too many
   */
  async keep(visitor: Visitor, formKey: string, file: SentFile): Promise<UploadedPhoto> {
    const database = this.#database.visitor(visitor);
    const name = cleanFileName(file.name);
    const wait = await takeAttempt(database, [
      { limit: limits.address, key: networkOf(visitor.ip) },
      { limit: limits.form, key: formKey },
    ]);
    if (wait > 0) {
      const minutes = Math.ceil(wait / 60);
      throw new HttpError(405, { code: 'tooManyUploads', params: { minutes } });
    }
    const { picture, width, height, thumbnail } = await this.#decoding(() =>
      readPhoto(name, file.bytes),
    );
    const id = randomUUID();
    await database.query(
      `INSERT INTO photos (id, form_key, name, width, height, thumbnail)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, formKey, name, width, height, thumbnail],
    );
    await this.#inStorage(() => this.#storage.write(keyOf(id), picture));
    await database.query('UPDATE photos SET is_stored = true WHERE id = $1', [id]);
    return { id, name, thumbnail: asAddress(thumbnail) };
  }

  /** Those of some photos that are kept for a form key, in the order given. */
  async uploaded(visitor: Visitor, formKey: string, ids: readonly string[]) {
    if (ids.length === 0) return [];
    const { rows } = await this.#database.visitor(visitor).query<{
      id: string;
      name: string;
      thumbnail: Buffer;
    }>(
      `SELECT id, name, thumbnail FROM photos
       WHERE form_key = $1 AND id = ANY($2) AND is_stored AND lead_id IS NULL
       ORDER BY array_position($2, id)`,
      [formKey, ids],
    );
    return rows.map(({ thumbnail, ...row }): UploadedPhoto => ({
      ...row,
      thumbnail: asAddress(thumbnail),
    }));
  }

  /** The photos of a lead, in the order in which they were sent. */
  async ofLead(leadId: number): Promise<LeadPhoto[]> {
    const { rows } = await this.#database.query<{
      id: string;
      name: string;
      thumbnail: Buffer;
      width: number;
      height: number;
    }>(
      `SELECT id, name, thumbnail, width, height FROM photos WHERE lead_id = $1
       ORDER BY position, id`,
      [leadId],
    );
    return rows.map(({ thumbnail, ...row }) => ({ ...row, thumbnail: asAddress(thumbnail) }));
  }

  /**
   * The picture of a lead's photo as JPEG.
   * @throws HttpError 404 if the lead has none of that id
   */
  async picture(leadId: number, id: string): Promise<Buffer> {
    const { rows } = await this.#database.query(
      'SELECT FROM photos WHERE id = $1 AND lead_id = $2',
      [id, leadId],
    );
    const found = rows.length > 0 && (await this.#inStorage(() => this.#storage.read(keyOf(id))));
    if (!found) throw new HttpError(404, { code: 'noSuchPhoto' });
    return found;
  }

  /**
   * Takes photos from their leads or forms and deletes them: unreadable at once, then the files, then
   * the rows, so that an interruption leaves nothing that is not found again.
   * @param ids of photos without a lead
   */
  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const id of ids) {
      await this.#inStorage(() => this.#storage.remove(keyOf(id)));
      // What an interrupted write has left beside it.
      await this.#inStorage(() => this.#storage.remove(`${id}/`));
    }
    await this.#database.query('DELETE FROM photos WHERE id = ANY($1) AND lead_id IS NULL', [ids]);
  }

  /** Deletes photos whose lead is gone, and those whose request was never sent. */
  async forget(): Promise<void> {
    const { rows } = await this.#database.query<{ id: string }>(
      // No longer stored for anybody: from now on no request can take one of them.
      `UPDATE photos SET is_stored = false WHERE id IN (
         SELECT id FROM photos
         WHERE lead_id IS NULL AND (was_sent OR created_at < now() - make_interval(hours => $1))
         ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [patience, batch],
    );
    await this.remove(rows.map(({ id }) => id));
  }

  /** A storage says where it is and what is wrong with it, which is for the log alone. */
  async #inStorage<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      throw new PhotoStorageError(cause);
    }
  }
}

/** The storage of photos is unavailable. */
class PhotoStorageError extends HttpError {
  override name = 'PhotoStorageError';

  constructor(cause: unknown) {
    super(503, { code: 'photosUnusable' });
    this.cause = cause;
  }
}

/**
 * Gives uploaded photos to a lead.
 * @throws HttpError 400 if one of them is not there (any more)
 */
export async function givePhotos(
  connection: Queryable,
  leadId: number,
  formKey: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await connection.query<{ id: string }>(
    `UPDATE photos SET lead_id = $1, was_sent = true, position = array_position($3, id)
     WHERE form_key = $2 AND id = ANY($3) AND is_stored AND lead_id IS NULL RETURNING id`,
    [leadId, formKey, ids],
  );
  if (rows.length !== new Set(ids).size) {
    throw new HttpError(
      400,
      { code: 'photosGone' },
      { faults: { photos: { code: 'photosGone' } } },
    );
  }
}
