import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { keptMailAnswer, mailsAnswer } from '../history/mailState.ts';
import { seenLetterSchema } from '../site/seenLetter.ts';
import type { Call } from './Call.ts';

/** Calls about sent and queued mails (docs/product/README.md "E-mail"). */
export const mailCalls = {
  mails: {
    who: 'mails',
    method: 'GET',
    path: '/mails/',
    summary: 'The outbox: failures first, then what waits; or the mails about one record',
    query: yup.object({ entity: yup.string(), recordId: yup.string() }),
    answer: mailsAnswer,
  },
  mail: {
    who: 'mails',
    method: 'GET',
    path: '/mails/:id/',
    summary: 'A mail as its recipient sees it, with the names of its files',
    answer: keptMailAnswer,
    refusals: [404],
  },
  mailFile: {
    who: 'mails',
    method: 'GET',
    path: '/mails/:id/files/:name',
    summary: 'A file of a mail, by its name, as the document stands now',
    answer: { mediaType: 'application/pdf' },
    refusals: [404],
  },
  resendMail: {
    who: 'mails',
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
