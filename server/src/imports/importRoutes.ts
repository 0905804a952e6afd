import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
import { importCalls } from 'shared-api/contract/calls/office/imports';
import {
  importableNames,
  importLimits,
  type ImportableName,
} from 'shared-api/contract/entities/importing/imports';
import { HttpError, invalidInput } from '../HttpError.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { languageOf } from '../languageOf.ts';
import { recordId } from '../recordIds.ts';
import { checkImport, type ImportContext } from './checkImport.ts';
import { importJobName } from './importJob.ts';
import { fileOf, findImport, importIn, listImports, storeImport } from './imports.ts';
import { refusedRows } from './refusedRows.ts';
import { startImport } from './startImport.ts';
import { previewUndo, undoImport } from './undo/undoImport.ts';
import { onOneLine } from './reading/cells.ts';

interface Options extends ImportContext {
  jobs: Pick<Jobs, 'sendAll'>;
}

/** Maximum size of a file, in bytes. */
const largestFile = importLimits.megabytes * 1024 * 1024;

/** Records imported from CSV files (docs/product/office.md "Import"). */
export const importRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { database } = options;
  await handleUpload(app, options);
  handleUndo(app, options);

  app.handle(importCalls.imports, ({ query }, request) =>
    listImports(database, languageOf(request), query['before']),
  );

  app.handle(importCalls.importFile, ({ params }, request) =>
    importIn(database, languageOf(request), recordId(params)),
  );

  app.handle(importCalls.checkImport, async ({ params, body }, request) => {
    const id = recordId(params);
    await checkImport(options, id, body);
    return importIn(database, languageOf(request), id);
  });

  app.handle(importCalls.startImport, async ({ staff, params, body }, request) => {
    const id = recordId(params);
    await startImport(database, id, { plan: body.plan, who: staff.username }, (connection) =>
      options.jobs.sendAll(connection, importJobName, [{ id }]),
    );
    return importIn(database, languageOf(request), id);
  });

  app.handle(importCalls.refusedRows, async ({ params }, request, reply) => {
    const id = recordId(params);
    const found = await findImport(database, id);
    const bytes = await fileOf(database, id);
    const csv = await refusedRows(options, { found, bytes, language: languageOf(request) });
    return reply
      .header('content-disposition', `attachment; filename="refused-${found.entity}-${id}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(csv);
  });
};

function handleUndo(app: FastifyInstance, options: Options): void {
  app.handle(importCalls.importUndo, ({ params }, request) =>
    previewUndo(options, languageOf(request), recordId(params)),
  );

  app.handle(importCalls.undoImport, ({ staff, params }) =>
    undoImport(options, recordId(params), staff.username),
  );
}

/** @throws HttpError 400 for what is no entity to import */
function entityOf(text: unknown): ImportableName {
  const entity = importableNames.find((name) => name === text);
  if (entity) return entity;
  throw invalidInput({ entity: { code: 'noImportEntity', params: { options: importableNames } } });
}

/** A scope of its own, where every body is read as bytes, whatever its content type. */
async function handleUpload(
  app: FastifyInstance,
  { database, workers }: ImportContext,
): Promise<void> {
  await app.register(async (upload) => {
    upload.removeAllContentTypeParsers();
    upload.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: largestFile },
      (_request, body, done) => done(null, body),
    );
    upload.setErrorHandler<FastifyError>((error) => {
      const { megabytes } = importLimits;
      throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? new HttpError(413, { code: 'importTooLarge', params: { megabytes } })
        : error;
    });
    upload.handle(
      importCalls.uploadImport,
      async ({ staff, query }, request, reply) => {
        const { name, entity: asked } = query as Partial<Record<string, string>>;
        const entity = entityOf(asked);
        if (!Buffer.isBuffer(request.body) || request.body.length === 0) {
          throw invalidInput({ file: { code: 'importEmpty' } });
        }
        const bytes = new Uint8Array(request.body);
        const read = await workers.imports.run('readColumns', { entity, bytes });
        const file = { entity, name: cleanName(name), bytes, ...read };
        const id = await storeImport(database, file, staff.username);
        return reply.send(await importIn(database, languageOf(request), id));
      },
      // Authorization is checked before the upload is read.
      { bodyLimit: largestFile, refuseBeforeBody: true },
    );
  });
}

/** A file's name as it is stored and shown. */
const cleanName = (name: unknown): string =>
  typeof name === 'string'
    ? onOneLine(name.toWellFormed().replace(/\p{Cc}/gu, ' '))
        .slice(0, 200)
        .toWellFormed() || 'file.csv'
    : 'file.csv';
