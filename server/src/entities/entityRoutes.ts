import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { AnyRecord } from 'shared-api/contract/calls/entities';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { audit } from '../audit/audit.ts';
import { outcomeOf } from '../outcomes/texts.ts';
import { recordId } from '../recordIds.ts';
import { createRecord, readNew } from './createRecord.ts';
import { exportCsv, exportRepository } from './exportCsv.ts';
import {
  handledEntity,
  type EntityOptions,
  type HandledEntity,
  type ListOf,
} from './handledEntity.ts';
import { readListQuery } from './listQuery.ts';
import { refuseHiddenSort } from './hiddenFields.ts';
import { historyOf, lastDeleted } from './recordHistory.ts';
import { sources } from './sources.ts';
import { readUpdate, writeUpdate } from './updateRecord.ts';

/**
 * The calls that every entity has (docs/product/calls.md): list, search, read, create, update,
 * delete.
 */
export const entityRoutes: FastifyPluginAsync<EntityOptions> = async (app, options) => {
  for (const name of Object.keys(sources) as EntityName[]) {
    const entity = handledEntity(name, options);
    handleLists(app, entity);
    handleReading(app, entity);
    handleCreate(app, entity);
    handleUpdate(app, entity);
    handleDelete(app, entity);
    handleRestore(app, entity);
  }
};

function handleLists(app: FastifyInstance, entity: HandledEntity): void {
  const { name, database, company, calls, source, repository, isWhole, redact } = entity;
  const exported = exportRepository(source, company.timeZone);

  for (const call of [calls.list, calls.search]) {
    app.handle(call, async ({ staff, query: asked }, _request, reply) => {
      const isSearch = call === calls.search;
      const query = readListQuery(repository.source, asked, isSearch, staff.employeeId);
      refuseHiddenSort(name, staff, query.rest.get('sort'));
      const json = await repository.list(database, `/api${call.path}`, query);
      return reply
        .type('application/json; charset=utf-8')
        .send(isWhole(staff) ? json : redactedList(json, (record) => redact(record, staff)));
    });
  }

  app.handle(calls.views, async ({ staff }) => ({
    counts: await repository.viewCounts(database, staff.employeeId),
  }));

  app.handle(calls.export, ({ staff, query: asked }, _request, reply) => {
    const query = readListQuery(source, asked, true, staff.employeeId);
    const today = companyDay(Date.now() / 1000, company.timeZone);
    return reply
      .header('content-disposition', `attachment; filename="${name}-${today}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(exportCsv(database, exported, query)));
  });
}

function redactedList(json: string, redact: (record: AnyRecord) => AnyRecord): string {
  const list = JSON.parse(json) as ListOf;
  return JSON.stringify({ ...list, results: list.results.map(redact) });
}

function handleReading(app: FastifyInstance, entity: HandledEntity): void {
  const { name, database, calls, repository, redact, missing } = entity;

  app.handle(calls.history, async ({ params }) => ({
    results: await historyOf(database, name, recordId(params)),
  }));

  app.handle(calls.record, async ({ staff, params }) => {
    const id = recordId(params);
    const record = await repository.find(database, id);
    if (!record) throw await missing(database, id);
    return redact(record, staff);
  });
}

function handleCreate(app: FastifyInstance, entity: HandledEntity): void {
  const { change, calls, redact } = entity;

  app.handle(calls.create, async ({ staff, body }) => {
    const sent = readNew(entity, staff, objectOf(body));
    return change(async (connection) =>
      redact(await createRecord(connection, entity, staff.username, sent), staff),
    );
  });
}

function handleUpdate(app: FastifyInstance, entity: HandledEntity): void {
  const { change, calls, repository, redact, missing } = entity;

  app.handle(calls.update, async ({ staff, params, body: sent }) => {
    const id = recordId(params);
    const { version, id: _id, ...body } = objectOf(sent);
    if (!Number.isInteger(version)) {
      throw invalidInput({ version: { code: 'notBasedOn' } });
    }
    return change(async (connection) => {
      const before = await repository.find(connection, id, true);
      if (!before) throw await missing(connection, id);
      const changed = await readUpdate(connection, entity, staff, before, { version, body });
      if (Object.keys(changed).length === 0) return redact(before, staff);
      const after = await writeUpdate(connection, entity, staff.username, before, changed);
      return redact(after, staff);
    });
  });
}

function handleDelete(app: FastifyInstance, entity: HandledEntity): void {
  const { name, change, calls, source, repository, missing } = entity;

  app.handle(calls.delete, async ({ staff: { username }, params }) => {
    const id = recordId(params);
    await change(async (connection) => {
      const before = await repository.find(connection, id, true);
      if (!before) throw await missing(connection, id);
      source.checkDelete?.(before);
      const deletedRow = await repository.remove(connection, id).catch(explainReference(name));
      await audit(connection, {
        who: username,
        entity: name,
        recordId: id,
        action: 'delete',
        before,
        deletedRow,
      });
    });
    return { message: outcomeOf('recordDeleted', { entity: name }) };
  });
}

function handleRestore(app: FastifyInstance, entity: HandledEntity): void {
  const { name, change, calls, repository, redact } = entity;

  app.handle(calls.restore, async ({ staff, params, query: { deletion } }) => {
    const { username } = staff;
    const id = recordId(params);
    return change(async (connection) => {
      // Serializes restores of a record, so that later ones find it restored.
      await connection.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
        advisoryLocks.restore,
        `${name} ${id}`,
      ]);
      const last = await lastDeleted(connection, name, id);
      if (!last) throw new HttpError(404, { code: 'notDeleted', params: { entity: name, id } });
      if (deletion !== undefined && deletion !== String(last.deletion)) {
        throw new HttpError(409, { code: 'deletedAnew', params: { entity: name } });
      }
      const after = await repository
        .restore(connection, id, last.row)
        .catch(explainNotRestored(name));
      await audit(connection, {
        who: username,
        entity: name,
        recordId: id,
        action: 'restore',
        after,
      });
      return redact(after, staff);
    });
  });
}

function objectOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, { code: 'bodyNoFields' });
  }
  return body as Record<string, unknown>;
}

/** SQLSTATEs for a record that others refer to, before PostgreSQL 18 and since. */
const stillReferredTo = ['23503', '23001'];

/** Explains why a record with references cannot be deleted. */
const explainReference =
  (entity: EntityName) =>
  (error: unknown): never => {
    const { code, table } = error as { code?: string; table?: string };
    if (code === undefined || !stillReferredTo.includes(code)) throw error;
    throw new HttpError(409, {
      code: 'recordReferredTo',
      params: { entity, by: table?.replaceAll('_', ' ') },
    });
  };

/** Explains why a record cannot be put back: what it belongs to is gone, or its place is taken. */
const explainNotRestored =
  (entity: EntityName) =>
  (error: unknown): never => {
    const { code, detail = '' } = error as { code?: string; detail?: string };
    const [, column = ''] = /\((\w+)[^)]*\)=/.exec(detail) ?? [];
    if (code === '23505') {
      const params = { entity, by: column.replaceAll('_', ' ') };
      throw new HttpError(409, { code: 'placeTaken', params });
    }
    if (code !== '23503') throw error;
    const [, needed = ''] = /table "(\w+)"/.exec(detail) ?? [];
    throw new HttpError(409, { code: 'recordNeeded', params: { entity, needed } });
  };
