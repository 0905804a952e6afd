import type { RecordOf } from 'shared-api/client';
import { firstName } from '../../names.ts';
import { texts } from './texts.ts';

/** A client that is to be merged. */
export interface OtherClient {
  id: number;
  name: string;
}

/** What a client is called while it is merged. */
export const nameOf = ({ id, companyName, fullName, email }: Named): string =>
  firstName(companyName, fullName, email) ?? texts.unnamed(id);

type Named = Pick<RecordOf<'clients'>, 'id' | 'companyName' | 'fullName' | 'email'>;

/** Names by which a sentence tells two clients apart: often they are duplicates, and called the same. */
export function namesApart(kept: string, merged: string): { kept: string; merged: string } {
  const fold = (name: string): string => name.trim().toLowerCase();
  return fold(kept) === fold(merged)
    ? { kept: texts.thisOne(kept), merged: texts.theOther(merged) }
    : { kept, merged };
}
