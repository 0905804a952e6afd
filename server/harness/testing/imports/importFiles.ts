import type {
  Import,
  ImportableName,
  ImportChoice,
} from 'shared-api/contract/entities/importing/imports';
import { runImport } from '../../../src/imports/importJob.ts';
import type { Answer, TestServer } from '../testServer.ts';

/** Uploads a file to import. */
export const uploadFile = (
  { call }: Pick<TestServer, 'call'>,
  content: string | Buffer,
  entity: ImportableName = 'clients',
): Promise<Answer> =>
  call('POST', `imports/?entity=${entity}&name=list.csv`, {
    as: 'Admin',
    body: Buffer.isBuffer(content) ? content : Buffer.from(content),
    headers: { 'content-type': 'application/octet-stream' },
  });

/** How an import would be read as it is mapped now. */
export const choiceOf = ({ columns, duplicates, dayOrder }: Import): ImportChoice => ({
  mapping: columns.flatMap(({ heading, field }) => (field === null ? [] : [{ heading, field }])),
  duplicates,
  dayOrder,
});

/** Uploads and checks a file; what is not said is as the server guesses it. */
export async function checkFile(
  server: TestServer,
  content: string | Buffer,
  { entity, ...choice }: Partial<ImportChoice> & { entity?: ImportableName } = {},
): Promise<Import> {
  const uploaded = (await uploadFile(server, content, entity)).body as unknown as Import;
  const { body } = await server.call('POST', `imports/${uploaded.id}/check`, {
    as: 'Admin',
    body: { ...choiceOf(uploaded), ...choice },
  });
  return body as unknown as Import;
}

const log = { error: () => undefined };

/** Starts an import that was checked, carries it out and returns it. */
export async function carryOut(server: TestServer, { id, report }: Import): Promise<Import> {
  const started = await server.call('POST', `imports/${id}/start`, {
    as: 'Admin',
    body: { plan: report?.plan },
  });
  if (started.status !== 202) throw new Error(started.text);
  await runImport({ ...server, log }, id);
  const { body } = await server.call('GET', `imports/${id}/`, { as: 'Admin' });
  return body as unknown as Import;
}

/** All rows of the tables that imports write, as text. */
export async function dump({ database }: Pick<TestServer, 'database'>): Promise<string> {
  const { rows } = await database.query<{ row: string }>(
    `SELECT to_jsonb(t)::text AS row FROM clients t UNION ALL
     SELECT to_jsonb(t)::text FROM client_contacts t UNION ALL
     SELECT to_jsonb(t)::text FROM client_addresses t UNION ALL
     SELECT to_jsonb(t)::text FROM contracts t UNION ALL
     SELECT to_jsonb(t)::text FROM services t ORDER BY 1`,
  );
  return rows.map(({ row }) => row).join('\n');
}
