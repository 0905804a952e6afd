import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
import { visitCalls } from 'shared-api/contract/calls/visits';
import { largestId } from 'shared-api/contract/fields/fields';
import { cleanFileName } from 'shared-api/contract/site/fileName';
import { photoLimits } from 'shared-api/contract/site/visitLimits';
import { uuid } from 'shared-api/contract/values/uuid';
import { audit } from '../audit/audit.ts';
import type { Database } from '../db/Database.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { outcomeOf } from '../outcomes/texts.ts';
import { PhotoError } from './PhotoError.ts';
import type { PhotoKeeper } from './PhotoKeeper.ts';

interface Options {
  database: Database;
  photos: PhotoKeeper;
}

/** Uploads of photos by visitors, and what staff see of them. */
export const photoRoutes: FastifyPluginAsync<Options> = async (app, { database, photos }) => {
  await app.register((upload) => handleUpload(upload, photos));

  app.handle(visitCalls.leadPhotos, async ({ params }) => ({
    results: await photos.ofLead(leadIdOf(params.id)),
  }));

  app.handle(visitCalls.leadPhoto, async ({ params }, _request, reply) =>
    reply
      .type('image/jpeg')
      .send(await photos.picture(leadIdOf(params.id), photoIdOf(params.photo))),
  );

  app.handle(visitCalls.deleteLeadPhoto, async ({ staff: { username }, params }) => {
    const [leadId, id] = [leadIdOf(params.id), photoIdOf(params.photo)];
    await database.transaction(async (connection) => {
      const { rows } = await connection.query<{ name: string }>(
        `UPDATE photos SET lead_id = NULL, is_stored = false WHERE id = $1 AND lead_id = $2
         RETURNING name`,
        [id, leadId],
      );
      const [deleted] = rows;
      if (!deleted) throw new HttpError(404, { code: 'noSuchPhoto' });
      await audit(connection, {
        who: username,
        entity: 'leads',
        recordId: leadId,
        action: 'update',
        before: { photo: deleted.name },
        after: { photo: null },
      });
    });
    await photos.remove([id]);
    return { message: outcomeOf('photoDeleted') };
  });
};

/** A scope of its own, where every body is read as bytes, whatever its content type. */
async function handleUpload(upload: FastifyInstance, photos: PhotoKeeper): Promise<void> {
  upload.removeAllContentTypeParsers();
  upload.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: photoLimits.bytes },
    (_request, body, done) => done(null, body),
  );
  // Before the body is read, of which only so many fit into memory.
  upload.addHook('onRequest', (request, reply, done) => {
    photos.places.take(request, reply.raw);
    done();
  });
  upload.setErrorHandler<FastifyError>((error, request) => {
    throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge(nameIn(request.query)) : error;
  });
  upload.handle(
    visitCalls.uploadPhoto,
    ({ query }, request) => {
      const { formKey = '' } = query as Partial<Record<string, string>>;
      if (!uuid.test(formKey)) throw invalidInput({ formKey: { code: 'notUuid' } });
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return photos.keep(request, formKey, { name: nameIn(query), bytes });
    },
    { bodyLimit: photoLimits.bytes },
  );
}

/** 413 for a file above the limit. */
export const tooLarge = (name: string): PhotoError => {
  const megabytes = photoLimits.bytes / 1024 / 1024;
  return new PhotoError(413, {
    code: 'photoTooLarge',
    params: { names: [cleanFileName(name)], megabytes },
  });
};

const nameIn = (query: unknown): string => {
  const { name } = query as Record<string, unknown>;
  return typeof name === 'string' ? name : '';
};

function leadIdOf(text: string): number {
  const id = Number(text);
  if (!/^\d{1,10}$/.test(text) || id > largestId) throw new HttpError(404, { code: 'noSuchPhoto' });
  return id;
}

function photoIdOf(text: string): string {
  if (!uuid.test(text)) throw new HttpError(404, { code: 'noSuchPhoto' });
  return text;
}
