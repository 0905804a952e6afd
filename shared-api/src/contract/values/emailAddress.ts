/** Maximum lengths of an address, its local part and a domain label (RFC 5321, 1035). */
const longest = { address: 254, localPart: 64, label: 63 } as const;

const localPart = /^[\w'+-]+(?:\.[\w'+-]+)*$/;
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const ending = /^[A-Za-z]{2,}$/;

/**
 * Whether a text is an e-mail address, by the rule used for forms, records and files alike. Accepts
 * what the pattern in docs/product/validation.md accepts, plus the plus sign, the apostrophe and
 * top-level domains of more than four letters; refuses what no mail server delivers to
 * (docs/decisions/0023).
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

/** Splits a text into addresses at commas, semicolons and blanks. */
export const splitAddresses = (text: string): string[] => text.split(/[,;\s]+/).filter(Boolean);
