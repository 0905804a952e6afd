import { companyClock } from 'shared-api/contract/company/companyTime';
import { holidayKept } from 'shared-api/contract/company/holidays';
import type { NextVisits } from 'shared-api/contract/entities/contractChange';
import { contractDays } from 'shared-api/contract/entities/contractDays';
import { newRecord } from 'shared-api/contract/fields/schemas';
import { daysAfter } from 'shared-api/contract/values/days';
import type { Queryable } from '../../db/Database.ts';
import type { JsonRecord } from '../../entities/EntityRepository.ts';
import { handledEntity, type EntityOptions } from '../../entities/handledEntity.ts';
import { readUpdate } from '../../entities/updateRecord.ts';
import type { Staff } from '../../session/sessions.ts';
import { inheritedOf, scheduleOf } from './planChange.ts';
import { placeOf, planVisits } from './planVisits.ts';

/** How many visits are shown, and how far they are looked for, in days. */
const most = 5;
const farthest = 800;

/**
 * The next visits of a contract as it is typed: on the days that it will have, at the times that they will
 * have beside what the employee does already.
 * @param id the stored contract; null for a new one
 * @throws HttpError 400 for fields that are wrong, 404 for an unknown contract
 */
export async function nextVisits(
  { database, company }: EntityOptions,
  staff: Staff,
  id: number | null,
  fields: Record<string, unknown>,
): Promise<NextVisits> {
  const entity = handledEntity('contracts', { database, company });
  const now = companyClock(Date.now() / 1000, company.timeZone);
  const today = now.slice(0, 10);
  const stored = id === null ? undefined : await entity.repository.find(database, id);
  if (id !== null && !stored) throw await entity.missing(database, id);
  const before: JsonRecord = stored ?? {
    id: 0,
    version: 0,
    ...newRecord(entity.schema),
    sinceTs: today,
  };
  const { version } = before;
  const changed = await readUpdate(database, entity, staff, before, { version, body: fields });
  const contract: JsonRecord = { ...before, ...changed };
  const schedule = scheduleOf(contract);
  const served = contractDays(company, schedule, today, daysAfter(today, farthest));
  // One more, since that of today may be over.
  const times = await timesOf(database, contract, served.slice(0, most + 1));
  const visits = times.filter((at) => at > now).slice(0, most);
  const days = visits.map((at) => at.slice(0, 10));
  const last = days.at(-1) ?? today;
  const all = contractDays(company, { ...schedule, skipHolidays: false }, today, last);
  return {
    visits: visits.map((at) => ({ at })),
    skipped: all.flatMap((day) => {
      const holiday = served.includes(day) ? undefined : holidayKept(company, day);
      return holiday === undefined ? [] : [{ day, holiday }];
    }),
  };
}

/** When visits begin. The contract's own services are in nobody's way. */
async function timesOf(
  connection: Queryable,
  contract: JsonRecord,
  days: readonly string[],
): Promise<string[]> {
  const inherited = inheritedOf(contract);
  const { employeeId, hours } = inherited;
  const startTime = typeof contract['startTime'] === 'string' ? contract['startTime'] : null;
  const place = placeOf(inherited);
  const visits = days.map((day) => ({
    contractId: contract.id,
    day,
    employeeId,
    startTime,
    hours,
    place,
  }));
  const { rows } = await connection.query<{ id: number }>(
    'SELECT id FROM services WHERE contract_id = $1 AND contract_day = ANY ($2::date[])',
    [contract.id, days],
  );
  return planVisits(
    connection,
    visits,
    rows.map(({ id }) => id),
  );
}
