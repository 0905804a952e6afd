import { fromCents } from 'shared-api/contract/values/money';
import { auditAll } from '../../audit/audit.ts';
import type { Queryable } from '../../db/Database.ts';
import type { StoredService } from './comingServices.ts';
import { stateOf, type ServiceState } from './settleChange.ts';

/** A service as it is, and as it is to be. */
interface Written {
  service: StoredService;
  next: ServiceState;
}

/**
 * Writes services that this transaction has locked, each with its entry in the audit trail.
 * @returns their new versions, by id
 */
export async function writeServices(
  connection: Queryable,
  who: string,
  changed: readonly Written[],
): Promise<ReadonlyMap<number, number>> {
  if (changed.length === 0) return new Map();
  const { rows } = await connection.query<{ id: number; version: number }>(
    `UPDATE services s SET client_id = n."clientId", employee_id = n."employeeId", address = n.address,
       city = n.city, postal_code = n."postalCode", price_cents = n."priceCents",
       emp_cost_cents = n."empCostCents", hours = n.hours, line_data = n."lineData",
       instructions = n.instructions, date_ts = n."dateTs", planned_ts = n."plannedTs",
       service_status = n."serviceStatus", cancelled_with_contract = n."cancelledWithContract",
       version = s.version + 1
     FROM jsonb_to_recordset($1::jsonb) AS n (id integer, "clientId" integer, "employeeId" integer,
       address text, city text, "postalCode" text, "priceCents" bigint, "empCostCents" bigint,
       hours double precision, "lineData" text, instructions text, "dateTs" timestamp,
       "plannedTs" timestamp, "serviceStatus" text, "cancelledWithContract" boolean)
     WHERE s.id = n.id
     RETURNING s.id, s.version`,
    [JSON.stringify(changed.map(({ service, next }) => ({ id: service.id, ...next })))],
  );
  await auditAll(
    connection,
    changed.map(({ service, next }) => {
      const [before, after] = [toldOf(stateOf(service)), toldOf(next)];
      const names = Object.keys(after).filter((name) => before[name] !== after[name]);
      return {
        who,
        entity: 'services',
        recordId: service.id,
        action: 'update',
        before: Object.fromEntries(names.map((name) => [name, before[name]])),
        after: Object.fromEntries(names.map((name) => [name, after[name]])),
      };
    }),
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** A service's fields as the contract of both sides names them, with amounts in dollars. */
function toldOf({
  priceCents,
  empCostCents,
  plannedTs: _planned,
  cancelledWithContract: _cancelled,
  ...fields
}: ServiceState): Record<string, unknown> {
  return { ...fields, price: dollars(priceCents), empCost: dollars(empCostCents) };
}

export const dollars = (cents: number | null): number | null =>
  cents === null ? null : fromCents(cents);
