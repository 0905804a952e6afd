import type { FastifyInstance } from 'fastify';
import { peopleCalls } from 'shared-api/contract/calls/people';
import type { Database, Queryable } from '../../db/Database.ts';
import { fieldRefused } from '../../HttpError.ts';
import { audit } from '../../audit/audit.ts';
import { outcomeOf } from '../../outcomes/texts.ts';
import { findLogin, lockLogins, refuseFormerOwner } from './lockLogins.ts';

/** Links a login to the employee whose services are its own. An employee has one login at most. */
export function handleEmployee(app: FastifyInstance, { database }: { database: Database }): void {
  app.handle(
    peopleCalls.setPersonEmployee,
    async ({ staff, params, body: { employeeId = null } }) => {
      const { id: own, username: who } = staff;
      const linked = await database.transaction(async (connection) => {
        await lockLogins(connection);
        await refuseFormerOwner(connection, own);
        const person = await findLogin(connection, params.id);
        const { username } = person;
        const before = await nameOf(connection, person.employeeId);
        const employee = await nameOf(connection, employeeId);
        if (employeeId !== null && employee === null) {
          const params = { entity: 'employees', id: employeeId } as const;
          throw fieldRefused(400, 'employeeId', { code: 'noSuchRecord', params });
        }
        if (employeeId === person.employeeId) return { username, employee };
        if (employeeId !== null && employee !== null) {
          await takeEmployee(connection, { login: person.id, employeeId, employee });
        } else {
          await connection.query('UPDATE staff SET employee_id = NULL WHERE id = $1', [person.id]);
        }
        await audit(connection, {
          who,
          entity: 'logins',
          recordId: person.id,
          action: 'update',
          before: { employee: before, employeeId: person.employeeId },
          after: { employee, employeeId },
        });
        return { username, employee };
      });
      return { message: outcomeOf('employeeLinked', linked) };
    },
  );
}

interface Taken {
  login: number;
  employeeId: number;
  employee: string;
}

/** @throws HttpError 409 where another login has the employee */
async function takeEmployee(
  connection: Queryable,
  { login, employeeId, employee }: Taken,
): Promise<void> {
  const { rows } = await connection.query<{ username: string }>(
    'SELECT username FROM staff WHERE employee_id = $1 AND id <> $2',
    [employeeId, login],
  );
  const [other] = rows;
  if (other) {
    const params = { employee, username: other.username };
    throw fieldRefused(409, 'employeeId', { code: 'employeeTaken', params });
  }
  await connection.query('UPDATE staff SET employee_id = $2 WHERE id = $1', [login, employeeId]);
}

/** What an employee is called; null for none, and for one that is deleted. */
async function nameOf(connection: Queryable, id: number | null): Promise<string | null> {
  const { rows } = await connection.query<{ name: string }>(
    'SELECT full_name AS name FROM employees WHERE id = $1',
    [id],
  );
  return rows[0]?.name ?? null;
}
