import type { Queryable } from '../../src/db/Database.ts';

/** One error per statement, all of which the check has to find; they are never run. */
export const faulty = {
  column: (connection: Queryable) =>
    connection.query<{ id: number; name: string }>('SELECT id, ful_name AS name FROM clients'),
  renamedColumn: (connection: Queryable) =>
    connection.query<{ id: number; fullName: string }>('SELECT id, full_name AS name FROM clients'),
  rowType: (connection: Queryable) =>
    connection.query<{ at: string }>('SELECT at FROM audit_trail WHERE id = $1', [1]),
  missingNull: (connection: Queryable) =>
    connection.query<{ number: number }>('SELECT invoice_number AS number FROM invoices'),
  optionalRow: (connection: Queryable) =>
    connection.query<{ name: string }>(
      'SELECT c.full_name AS name FROM invoices i LEFT JOIN clients c ON c.id = i.client_id',
    ),
  noRowType: (connection: Queryable) => connection.query('SELECT id FROM clients'),
  parameterCount: (connection: Queryable) =>
    connection.query('DELETE FROM sessions WHERE id = $1 AND staff_id = $2', [1]),
  parameterType: (connection: Queryable) =>
    connection.query('DELETE FROM sessions WHERE id = $1', ['first']),
  arrayAsJson: (connection: Queryable) =>
    connection.query('UPDATE quotes SET line_data = $1', [['a line']]),
  unknownText: (connection: Queryable, table: string) => connection.query(`DELETE FROM ${table}`),
};
