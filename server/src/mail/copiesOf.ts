import type { Outgoing } from './queueMail.ts';
import { recipientsOf } from './recipients.ts';

/**
 * The copies of one mail, one for each address, so that each is delivered, retried and refused by itself.
 * All of them name all who have it, under To and Cc.
 */
export function copiesOf(
  { to, cc }: Record<'to' | 'cc', readonly string[]>,
  mail: Omit<Outgoing, 'recipient' | 'shownTo' | 'shownCc'>,
): Outgoing[] {
  const recipients = recipientsOf({ to, cc });
  const isTo = new Set(to.map((address) => address.toLowerCase()));
  const isShownAsTo = (address: string): boolean => isTo.has(address.toLowerCase());
  const shownTo = recipients.filter(isShownAsTo);
  const shownCc = recipients.filter((address) => !isShownAsTo(address));
  return recipients.map((recipient) => ({ ...mail, recipient, shownTo, shownCc }));
}
