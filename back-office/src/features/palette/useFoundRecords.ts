import { useEffect, useState } from 'react';
import { useListInfiniteQuery } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { cleanSearch } from 'shared-api/contract/entities/list';
import { can } from 'shared-api/contract/staff/roles';
import { daysAfter } from 'shared-api/contract/values/days';
import { useCompanyDay } from '../../useCompanyDay.ts';
import { matching, type Command } from './commands.ts';
import { nearest } from './nearest.ts';
import type { Late } from './useLate.ts';
import { useRole } from '../../useRole.ts';

/** Milliseconds without a key after which the server is asked; shorter than a list's search, since
 * what it answers is short. */
const pause = 250;
/** Records of a sort that are shown. */
const most = 5;

/** What the palette loads once it is open, or why that did not come. */
interface Part {
  late: Late | undefined;
  failure: unknown;
}

interface FoundRecords {
  found: Command[];
  isSearching: boolean;
  /** Whether more may come of what is typed. */
  isPending: boolean;
  /** Why the server could not be asked. */
  error?: unknown;
}

/** The first records of an entity that fit; none where the role may not read it. */
function useFound(entity: EntityName, search: string, filters?: Record<string, string>) {
  const role = useRole();
  const skip = search.length < 2 || role === undefined || !can(role, 'read', entity);
  const { currentData, isFetching, error } = useListInfiniteQuery(
    { entity, search, ...(filters && { filters }) },
    { skip },
  );
  return {
    entity,
    records: skip ? [] : (currentData?.pages[0]?.results ?? []).slice(0, most),
    isFetching: !skip && isFetching,
    error: skip ? undefined : error,
  };
}

/** Services that fit, those of the days nearest to today first: of a client hundreds are planned ahead. */
function useFoundServices(search: string) {
  const today = useCompanyDay();
  const ahead = useFound('services', search, { view: 'upcoming' });
  const back = useFound('services', search, { to: daysAfter(today, -1) });
  const records = nearest([...ahead.records, ...back.records], today).slice(0, most);
  return {
    entity: ahead.entity,
    records,
    isFetching: ahead.isFetching || back.isFetching,
    error: ahead.error ?? back.error,
  };
}

/** Records of every kind that fit what is typed, by their numbers and names; those that fit best first. */
export function useFoundRecords(typed: string, { late, failure }: Part): FoundRecords {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(cleanSearch(typed).trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = search.length >= 2;
  const lists = [
    useFound('clients', search),
    useFound('invoices', search),
    useFound('quotes', search),
    useFoundServices(search),
    useFound('contracts', search),
    useFound('leads', search),
    useFound('employees', search),
  ];
  const wrong = failure ?? lists.find(({ error }) => error !== undefined)?.error;
  const isSearching =
    lists.some(({ isFetching }) => isFetching) || (isAsked && !late && failure === undefined);
  const commands = lists.flatMap(({ entity, records }) =>
    late ? records.map((record) => late.recordCommand(entity, record)) : [],
  );
  const found = late ? late.byFit(commands, search) : [];
  const isOfNow = cleanSearch(typed).trim() === search;
  return {
    // Enter must not open what fitted something that was typed before.
    found: isOfNow ? found : matching(found, typed),
    isSearching,
    isPending: isSearching || !isOfNow,
    error: isSearching ? undefined : wrong,
  };
}
