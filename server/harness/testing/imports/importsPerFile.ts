import { beforeEach } from '@jest/globals';
import type { Import } from 'shared-api/contract/entities/importing/imports';
import { serverPerFile } from '../serverPerFile.ts';
import type { Answer, TestServer } from '../testServer.ts';
import { carryOut, checkFile } from './importFiles.ts';

/** A file of two clients. */
export const people = [
  'Client,E-Mail,Main Phone #,Street 1,Unit,City,ZIP',
  'Ann Lee,ann@example.com,519-555-0101,12 King St,4,Waterloo,n2l3g1',
  'Ben Roy,ben@example.com,(519) 555-0102,14 King St,,Waterloo,N2L 3G1',
].join('\n');

type Row = Record<string, unknown>;

/** A server for the tests of a file, without anything imported before each, and what they do with imports. */
export function importsPerFile(): {
  server: TestServer;
  rowsOf: (table: string) => Promise<Row[]>;
  /** Uploads, checks and carries out. */
  importAll: (
    ...file: Parameters<typeof checkFile> extends [unknown, ...infer Rest] ? Rest : never
  ) => Promise<Import>;
  undo: (id: number) => Promise<Answer>;
} {
  const server = serverPerFile();
  beforeEach(async () => {
    const places = ['client_contacts', 'client_addresses'];
    const tables = ['services', 'contracts', ...places, 'clients', 'imports', 'import_mappings'];
    for (const table of tables) {
      await server.database.query(`DELETE FROM ${table}`);
    }
  });
  return {
    server,
    rowsOf: async (table) =>
      (await server.database.query<Row>(`SELECT * FROM ${table} ORDER BY id`)).rows,
    importAll: async (...file) => carryOut(server, await checkFile(server, ...file)),
    undo: (id) => server.call('POST', `imports/${id}/undo`, { as: 'Admin' }),
  };
}
