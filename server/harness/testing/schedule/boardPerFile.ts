import { beforeEach } from '@jest/globals';
import type { Board } from 'shared-api/contract/schedule/board';
import type { Role } from 'shared-api/contract/staff/roles';
import { serverPerFile } from '../serverPerFile.ts';
import type { TestServer } from '../testServer.ts';

/** A record that was made. */
export interface Made extends Record<string, unknown> {
  id: number;
  version: number;
}

/** What tests do with the week board of a server. */
function boardCalls(server: TestServer) {
  const create = async (entity: string, body: object): Promise<Made> =>
    (await server.call('POST', `${entity}/create`, { as: 'Admin', body })).body as Made;
  return {
    create,
    service: (dateTs: string | null, fields: object = {}): Promise<Made> =>
      create('services', { dateTs, serviceStatus: 'Scheduled', ...fields }),
    board: async (day: string): Promise<Board> =>
      (await server.call('GET', `board/?from=${day}`, { as: 'Employee' })).body as unknown as Board,
    move: (
      { id, version }: Made,
      employeeId: number | null,
      day: string,
      as: Role = 'Admin',
      more: { time?: string; force?: boolean } = {},
    ): ReturnType<TestServer['call']> =>
      server.call('PUT', `board/move/${id}`, { as, body: { version, employeeId, day, ...more } }),
    trailOf: async (id: number) =>
      (
        await server.database.query<Record<string, unknown>>(
          `SELECT who, action, before, after FROM audit_trail
           WHERE entity = 'services' AND record_id = $1 ORDER BY id DESC LIMIT 1`,
          [id],
        )
      ).rows[0],
    /** The employee works on each day alike. */
    work: (id: number, day: { begins: string; ends: string } | null) =>
      server.call('PUT', `employees/${id}/hours/`, {
        as: 'Admin',
        body: { days: Array.from({ length: 7 }, () => day) },
      }),
  };
}

/** A server for the tests of a file, with an empty board and a new Ann Archer before each. */
export function boardPerFile() {
  const server = serverPerFile();
  const calls = boardCalls(server);
  const people = { ann: 0 };
  beforeEach(async () => {
    // A week without services, whatever earlier tests have scheduled.
    await server.database.query('DELETE FROM services');
    people.ann = (await calls.create('employees', { fullName: 'Ann Archer' })).id;
    // Whenever it is asked of her, so that tests of clashes are of nothing else.
    await calls.work(people.ann, { begins: '00:00', ends: '23:59' });
  });
  return { server, people, ...calls };
}
