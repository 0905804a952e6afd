import { standardWordsHold, type MailWords } from 'shared-api/contract/staff/settings/mailWords';
import type { PartRules } from './KeptPart.ts';

/** The office's own words of mails. The company file has none. */
export const mailWordsPart: PartRules<MailWords> = {
  part: 'mailWords',
  of: () => standardWordsHold,
  follows: (mailWords) => ({ mailWords }),
};
