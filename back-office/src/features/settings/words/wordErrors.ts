import { texts as faultTexts } from 'shared-api/contract/messages/fieldFaultTexts.en';
import { texts as officeFaultTexts } from 'shared-api/contract/messages/officeFaultTexts.en';
import { texts as labels } from 'shared-api/contract/messages/officeLabelTexts.en';
import { wordsWith } from 'shared-api/contract/fields/words';
import {
  mailWordFaults,
  mailWordsSchema,
  type MailWords,
} from 'shared-api/contract/staff/settings/mailWords';

const words = wordsWith({ ...faultTexts, ...officeFaultTexts }, { mailWords: labels.mailWords });

/** What the server would refuse, in the words in which it would. */
export const wordErrors = (typed: MailWords): Record<string, string> =>
  words.errorsOf(mailWordsSchema, mailWordFaults(typed));
