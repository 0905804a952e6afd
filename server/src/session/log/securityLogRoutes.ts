import type { FastifyPluginAsync } from 'fastify';
import { peopleCalls } from 'shared-api/contract/calls/people';
import { securityEventKinds, type SecurityEvent } from 'shared-api/contract/history/securityLog';
import type { Database } from '../../db/Database.ts';
import { invalidInput } from '../../HttpError.ts';
import type { Refusal } from '../../refusals/texts.ts';

/** Entries per page. */
const pageSize = 50;

/** Sorts after every id. */
const newest = Number.MAX_SAFE_INTEGER;

const filters = ['person', 'kind', 'before'] as const;
type Filters = Partial<Record<(typeof filters)[number], string>>;

/** The security log, newest first, filtered by person and kind; for Admins. */
export const securityLogRoutes: FastifyPluginAsync<{ database: Database }> = async (
  app,
  { database },
) => {
  app.handle(peopleCalls.securityLog, async ({ query }) => {
    const asked = readFilters(query);
    const { rows } = await database.query<Omit<SecurityEvent, 'at'> & { at: Date }>(
      `SELECT e.id, e.at, e.kind, s.username, e.who, e.address, e.detail, e.times
       FROM security_events e LEFT JOIN staff s ON s.id = e.staff_id
       WHERE e.id < $1 AND ($2::int IS NULL OR e.staff_id = $2) AND ($3::text IS NULL OR e.kind = $3)
       ORDER BY e.id DESC LIMIT $4`,
      [asked.before, asked.person, asked.kind, pageSize + 1],
    );
    const results = rows.slice(0, pageSize).map(({ at, ...rest }) => ({
      ...rest,
      at: at.toISOString(),
    }));
    const last = results.at(-1);
    return { results, next: rows.length > pageSize && last ? nextPath(asked, last.id) : null };
  });
};

interface Asked {
  before: number;
  person: number | null;
  kind: string | null;
}

/** @throws HttpError 400 with each unknown or invalid filter */
function readFilters(query: Record<string, unknown>): Asked {
  const faults: Record<string, Refusal> = {};
  for (const name of Object.keys(query)) {
    if (!filters.some((known) => known === name)) {
      faults[name] = { code: 'unknownFilter', params: { name } };
    } else if (typeof query[name] !== 'string') faults[name] = { code: 'filterTwice' };
  }
  const { person, kind, before } = query as Filters;
  if (typeof person === 'string' && !/^\d{1,9}$/.test(person)) {
    faults['person'] = { code: 'notLoginId' };
  }
  if (typeof kind === 'string' && !securityEventKinds.some((known) => known === kind)) {
    faults['kind'] = { code: 'notAmong', params: { options: securityEventKinds } };
  }
  if (typeof before === 'string' && !/^\d{1,15}$/.test(before)) {
    faults['before'] = { code: 'notLogCursor' };
  }
  if (Object.keys(faults).length > 0) throw invalidInput(faults);
  return {
    before: before === undefined ? newest : Number(before),
    person: person === undefined ? null : Number(person),
    kind: kind ?? null,
  };
}

function nextPath({ person, kind }: Asked, before: number): string {
  const query = new URLSearchParams({ before: String(before) });
  if (person !== null) query.set('person', String(person));
  if (kind !== null) query.set('kind', kind);
  return `/api${peopleCalls.securityLog.path}?${query.toString()}`;
}
