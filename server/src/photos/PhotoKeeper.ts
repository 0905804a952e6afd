import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { cleanFileName } from 'shared-api/contract/site/fileName';
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

/** Photos without a lead that are kept at most, of all visitors; some 2 GB. */
const mostLoose = 2_000;

/** Pictures deleted side by side. */
const batch = 20;

/** A file as it was sent. */
export interface SentFile {
  name: string;
  bytes: Buffer;
}

const keyOf = (id: string): string => `${id}/picture.jpg`;

const asAddress = (thumbnail: Buffer): string =>
  `data:image/webp;base64,${thumbnail.toString('base64')}`;

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
   * @throws HttpError 400 for a file that is no photo, 405 after too many, 429 while too many are kept
   *   without a lead
   */
  async keep(visitor: Visitor, formKey: string, file: SentFile): Promise<UploadedPhoto> {
    const database = this.#database.visitor(visitor);
    const name = cleanFileName(file.name);
    await refuseAboveLoose(database);
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
   * Deletes photos that no lead has, and that are no longer marked as stored: files first, then rows.
   * `forget` finds again whatever is left.
   * @throws HttpError 503 if a file could not be removed; the others are gone
   */
  async remove(ids: readonly string[]): Promise<void> {
    const { failure } = await this.#tryRemove(ids);
    if (failure) throw failure;
  }

  /**
   * Deletes photos whose lead is gone, and those whose request was never sent.
   * @throws HttpError 503 if a file could not be removed; all others are gone, unless the storage
   *   removes none
   */
  async forget(): Promise<void> {
    let firstFailure: PhotoStorageError | undefined;
    for (;;) {
      const { rows } = await this.#database.query<{ id: string }>(
        // No longer stored for anybody: from now on no request can take one of them. In no order: a
        // file that cannot be removed does not stand in front of others, and servers take different ones.
        `UPDATE photos SET is_stored = false WHERE id IN (
           SELECT id FROM photos
           WHERE lead_id IS NULL AND (was_sent OR created_at < now() - make_interval(hours => $1))
           ORDER BY random() LIMIT $2 FOR UPDATE SKIP LOCKED)
         RETURNING id`,
        [patience, batch],
      );
      const { removed, failure } = await this.#tryRemove(rows.map(({ id }) => id));
      firstFailure ??= failure;
      if (rows.length < batch || removed === 0) break;
    }
    if (firstFailure) throw firstFailure;
  }

  /** @returns how many were removed, and why the first of the others was not */
  async #tryRemove(
    ids: readonly string[],
  ): Promise<{ removed: number; failure?: PhotoStorageError }> {
    const removed: string[] = [];
    const failures: PhotoStorageError[] = [];
    await Promise.all(
      ids.map(async (id) => {
        try {
          await this.#storage.remove(keyOf(id));
          // What an interrupted write has left beside it.
          await this.#storage.remove(`${id}/`);
          removed.push(id);
        } catch (error) {
          failures.push(new PhotoStorageError(error));
        }
      }),
    );
    if (removed.length > 0) {
      await this.#database.query('DELETE FROM photos WHERE id = ANY($1) AND lead_id IS NULL', [
        removed,
      ]);
    }
    const [failure] = failures;
    return { removed: removed.length, ...(failure && { failure }) };
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

/** Bounds what visitors can fill the storage with, however many networks they come from. */
async function refuseAboveLoose(database: Queryable): Promise<void> {
  const { rows } = await database.query(
    'SELECT FROM photos WHERE lead_id IS NULL OFFSET $1 LIMIT 1',
    [mostLoose - 1],
  );
  if (rows.length > 0) throw new HttpError(429, { code: 'photosFull' }, { retryAfter: 60 });
}

/**
 * Gives uploaded photos to a lead.
 * @param after how many the lead has already
 * @throws HttpError 400 if one of them is not there (any more)
 */
export async function givePhotos(
  connection: Queryable,
  leadId: number,
  formKey: string,
  ids: readonly string[],
  after = 0,
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await connection.query<{ id: string }>(
    `UPDATE photos SET lead_id = $1, was_sent = true, position = $4 + array_position($3, id)
     WHERE form_key = $2 AND id = ANY($3) AND is_stored AND lead_id IS NULL RETURNING id`,
    [leadId, formKey, ids, after],
  );
  if (rows.length !== new Set(ids).size) {
    throw new HttpError(
      400,
      { code: 'photosGone' },
      { faults: { photos: { code: 'photosGone' } } },
    );
  }
}
