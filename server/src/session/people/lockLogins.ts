import type { Person } from 'shared-api/contract/staff/people';
import { may } from 'shared-api/contract/staff/permissions';
import type { Role } from 'shared-api/contract/staff/roles';
import type { Queryable } from '../../db/Database.ts';
import { HttpError } from '../../HttpError.ts';

/** If two Admins lock each other out at once, the second must see the first one's change. */
export const lockLogins = (connection: Queryable) =>
  connection.query('LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE');

/** @throws HttpError 403 if the caller has lost the role while this call waited for another */
export async function refuseFormerOwner(connection: Queryable, own: number): Promise<void> {
  const { rows } = await connection.query<{ role: Role }>(
    'SELECT role FROM staff WHERE id = $1 AND disabled_at IS NULL',
    [own],
  );
  const role = rows[0]?.role ?? 'Employee';
  if (may(role, 'people')) return;
  throw new HttpError(403, { code: 'forbidden', params: { needed: 'people', role } });
}

export interface FoundLogin extends Pick<Person, 'id' | 'username' | 'role'> {
  disabledAt: Date | null;
  /** The employee that the login is linked to, who may be deleted by now. */
  employeeId: number | null;
}

/**
 * Finds a login and locks it.
 * @throws HttpError 404
 */
export async function findLogin(connection: Queryable, id: string): Promise<FoundLogin> {
  const { rows } = await connection.query<FoundLogin>(
    `SELECT id, username, role, disabled_at AS "disabledAt", employee_id AS "employeeId"
     FROM staff WHERE id = $1 FOR NO KEY UPDATE`,
    [/^\d{1,9}$/.test(id) ? Number(id) : 0],
  );
  const [person] = rows;
  if (!person) throw new HttpError(404, { code: 'noLogin', params: { id } });
  return person;
}
