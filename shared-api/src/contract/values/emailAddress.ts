/**
 * Longest address, part before the "@" and domain label that mail servers take (RFC 5321, 1035).
 */
const longest = { address: 254, localPart: 64, label: 63 } as const;

const localPart = /^[\w'+-]+(?:\.[\w'+-]+)*$/;
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const ending = /^[A-Za-z]{2,}$/;

/**
 * Whether a text is an e-mail address: the one rule of forms, records and files. It takes what the
 * simple pattern of docs/product/validation.md takes, and a plus sign, an apostrophe and endings of
 * more than four letters; it refuses what no mail server would deliver to (docs/decisions/0023).
 */
export function isEmailAddress(text: string | undefined): boolean {
  if (text === undefined || text.length > longest.address) return false;
  const at = text.indexOf('@');
  if (at < 1) return false;
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  return (
    local.length <= longest.localPart &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((part) => part.length <= longest.label && label.test(part)) &&
    ending.test(labels.at(-1) ?? '')
  );
}

/** The addresses of a text that has several, parted by commas, semicolons or blanks. */
export const splitAddresses = (text: string): string[] => text.split(/[,;\s]+/).filter(Boolean);
