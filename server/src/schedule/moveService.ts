import { isMovable, type BoardMove, type BoardService } from 'shared-api/contract/schedule/board';
import { canChangeField } from 'shared-api/contract/staff/roles';
import { audit } from '../audit/audit.ts';
import type { Queryable } from '../db/Database.ts';
import type { EntityRepository, JsonRecord } from '../entities/EntityRepository.ts';
import { redactRecord } from '../entities/hiddenFields.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import type { Staff } from '../session/sessions.ts';
import { findWarnings, kindsOf } from './moveWarnings.ts';

interface Changed {
  employeeId?: number | null;
  dateTs?: string | null;
}

/**
 * Moves a service.
 * @throws HttpError saying why it cannot be moved, or what it goes against
 */
export async function moveService(
  connection: Queryable,
  repository: EntityRepository,
  staff: Staff,
  id: number,
  move: BoardMove,
): Promise<BoardService> {
  const { employeeId } = move;
  const employee = employeeId === null ? undefined : await lockEmployee(connection, employeeId);
  const before = await repository.find(connection, id, true);
  if (!before)
    throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'services', id } });
  const service = cardOf(before);
  const dateTs = targetOf(before, move);
  const changed: Changed = {
    ...(service.employeeId === employeeId ? {} : { employeeId }),
    ...(before['dateTs'] === dateTs ? {} : { dateTs }),
  };
  if ('dateTs' in changed && !canChangeField(staff.role, 'services', 'dateTs')) {
    throw new HttpError(403, { code: 'forbiddenDay' });
  }
  if (service.version !== move.version) {
    throw new HttpError(
      409,
      { code: 'recordChanged', params: { entity: 'services' } },
      { current: redactRecord('services', before, staff) },
    );
  }
  if (Object.keys(changed).length === 0 && dateTs !== null) return service;
  if (!isMovable(service)) {
    throw new HttpError(409, {
      code: 'serviceStays',
      params: { status: service.serviceStatus },
    });
  }
  if (dateTs === null) {
    throw new HttpError(409, { code: 'serviceUndated' });
  }
  if (employeeId !== null && !employee) {
    throw invalidInput({ employeeId: { code: 'employeeMissing' } });
  }
  const against = employee ? await weigh(connection, employee, { ...service, dateTs }, move) : [];
  const after = cardOf(await repository.update(connection, id, { ...changed }));
  const names = Object.keys(changed) as (keyof Changed)[];
  await audit(connection, {
    who: staff.username,
    entity: 'services',
    recordId: id,
    action: 'update',
    before: Object.fromEntries(names.map((name) => [name, before[name] ?? null])),
    after: {
      ...Object.fromEntries(names.map((name) => [name, after[name]])),
      ...(against.length > 0 && { movedAgainst: against.join(', ') }),
    },
  });
  return after;
}

/** When the service begins after the move: at its time, unless another one is asked for. */
function targetOf(before: JsonRecord, { day, time }: BoardMove): string | null {
  const now = before['dateTs'] as string | null;
  const clock = time ?? now?.slice(11);
  return clock === undefined ? null : `${day}T${clock}`;
}

/**
 * What the move goes against, where that is wanted all the same.
 * @throws HttpError 409 where it is not
 */
async function weigh(
  connection: Queryable,
  employee: Employee,
  service: BoardService,
  { force = false }: BoardMove,
): Promise<string[]> {
  if (service.serviceStatus !== 'Scheduled') return [];
  const { id, dateTs, hours } = service;
  const slot = { id, employeeId: employee.id, dateTs, hours };
  const found = await findWarnings(connection, [slot], { withEachOther: true });
  const against = found.get(id);
  const warnings = against ? kindsOf(against) : [];
  if (against && warnings.length > 0 && !force) {
    throw new HttpError(
      409,
      { code: 'moveWarned', params: { employee: employee.fullName, ...against } },
      { warnings },
    );
  }
  return warnings;
}

interface Employee {
  id: number;
  fullName: string;
}

/**
 * Locks an employee until the transaction ends, so that moves to the same person are serialized.
 * The lock mode still allows foreign key references, so bulk inserts do not wait.
 */
async function lockEmployee(connection: Queryable, id: number): Promise<Employee | undefined> {
  const { rows } = await connection.query<Employee>(
    'SELECT id, full_name AS "fullName" FROM employees WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  );
  return rows[0];
}

/** The fields of a service that its card shows. */
function cardOf(record: JsonRecord): BoardService {
  const { id, version, employeeId, clientName, address, city, dateTs, hours } =
    record as unknown as BoardService;
  const { serviceStatus, isContract, type } = record as unknown as BoardService;
  return {
    id,
    version,
    employeeId,
    clientName,
    address,
    city,
    dateTs,
    hours,
    serviceStatus,
    isContract,
    type,
  };
}
