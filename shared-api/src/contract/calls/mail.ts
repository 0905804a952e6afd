import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { mailsAnswer } from '../history/mailState.ts';
import { seenLetterSchema } from '../site/seenLetter.ts';
import type { Call } from './Call.ts';

const forAdmins = { who: 'Admin', forbidden: 'mails' } as const;

/** Calls about sent and queued mails (docs/product/README.md "E-mail"). */
export const mailCalls = {
  mails: {
    ...forAdmins,
    method: 'GET',
    path: '/mails/',
    summary: 'The outbox: failures first, then what waits; or the mails about one record',
    query: yup.object({ entity: yup.string(), recordId: yup.string() }),
    answer: mailsAnswer,
  },
  resendMail: {
    ...forAdmins,
    method: 'POST',
    path: '/mails/resend/:id',
    summary: 'Sends a mail once more',
    answer: answer.message,
    refusals: [404, 409],
  },
  seenLetter: {
    method: 'POST',
    path: '/letters/seen/',
    summary: 'Somebody has opened a document from its mail; the answer tells nothing of the key',
    who: 'visitor',
    body: seenLetterSchema,
    statuses: [204],
    answer: null,
  },
} as const satisfies Record<string, Call>;
