import type { RecordOf } from 'shared-api/client';
import { firstName } from '../../names.ts';

/** How a lead is called where its name stands in a sentence. */
export const whoOf = ({ id, name, email, phone }: RecordOf<'leads'>): string =>
  firstName(name.trim(), email, phone) ?? `#${id}`;
