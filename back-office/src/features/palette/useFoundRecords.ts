import { useEffect, useState } from 'react';
import { useListInfiniteQuery } from 'shared-api/client';
import { cleanSearch } from 'shared-api/contract/entities/list';
import { clientCommand, invoiceCommand, type Command } from './commands.ts';

/** Milliseconds without a key after which the server is asked; shorter than a list's search, since
 * what it answers is short. */
const pause = 250;
/** Records of a sort that are shown. */
const most = 6;

interface FoundRecords {
  found: Command[];
  isSearching: boolean;
  /** Why the server could not be asked. */
  error?: unknown;
}

/** Clients by name, and invoices by number or client, that fit what is typed. */
export function useFoundRecords(typed: string): FoundRecords {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(cleanSearch(typed).trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const skip = search.length < 2;
  const clients = useListInfiniteQuery({ entity: 'clients', search }, { skip });
  const invoices = useListInfiniteQuery({ entity: 'invoices', search }, { skip });
  const isSearching = !skip && (clients.isFetching || invoices.isFetching);
  if (skip) return { found: [], isSearching };
  const first = (list: typeof clients) =>
    (list.currentData?.pages[0]?.results ?? []).slice(0, most);
  return {
    found: [...first(invoices).map(invoiceCommand), ...first(clients).map(clientCommand)],
    isSearching,
    error: isSearching ? undefined : (clients.error ?? invoices.error),
  };
}
