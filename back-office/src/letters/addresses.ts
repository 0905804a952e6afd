import { isEmailAddress, splitAddresses } from 'shared-api/contract/values/emailAddress';
import { texts } from './texts.ts';

/** Whom a mail goes to, as it is typed. */
export interface Typed {
  to: string;
  cc: string;
}

/** What is wrong with the addresses that are typed, by field. */
export function addressErrors({ to, cc }: Typed): Partial<Record<keyof Typed, string>> {
  const wrong = (label: string, typed: string): string | undefined => {
    const found = splitAddresses(typed).find((address) => !isEmailAddress(address));
    return found === undefined ? undefined : texts.wrongAddress(label, found);
  };
  const ofTo =
    wrong(texts.to, to) ?? (splitAddresses(to).length === 0 ? texts.noRecipients : undefined);
  const ofCc = wrong(texts.cc, cc);
  return { ...(ofTo !== undefined && { to: ofTo }), ...(ofCc !== undefined && { cc: ofCc }) };
}
