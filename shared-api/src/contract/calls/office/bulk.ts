import * as answer from '../../fields/answers.ts';
import {
  billAnswer,
  billPreviewAnswer,
  billPreviewSchema,
  billSchema,
} from '../../entities/bulk/bills.ts';
import {
  bulkSendAnswer,
  bulkSendPreviewAnswer,
  bulkSendPreviewSchema,
  bulkSendProgressAnswer,
  bulkSendSchema,
} from '../../entities/bulk/sends.ts';
import {
  serviceBulkAnswer,
  serviceBulkPreviewAnswer,
  serviceBulkPreviewSchema,
  serviceBulkSchema,
} from '../../entities/bulk/services.ts';
import type { Call } from '../Call.ts';

/** Changing, or writing about, many records at once (docs/decisions/0071). */
export const bulkCalls = {
  previewServiceBulk: {
    who: 'services',
    method: 'POST',
    path: '/services/bulk/preview/',
    summary: 'What a change of many services would do to each, or why it is left; changes nothing',
    body: serviceBulkPreviewSchema,
    answer: serviceBulkPreviewAnswer,
  },
  changeServices: {
    who: 'services',
    method: 'POST',
    path: '/services/bulk/',
    summary:
      'Assigns, moves or completes services; those that are others by now stay, and are named',
    body: serviceBulkSchema,
    answer: serviceBulkAnswer,
    refusals: [409],
  },
  undoServiceBulk: {
    who: 'services',
    method: 'POST',
    path: '/services/bulk/:id/undo/',
    summary: 'Takes a change of many services back; those that were changed since stay',
    answer: answer.message,
    refusals: [404],
  },
  previewBills: {
    who: 'money',
    method: 'POST',
    path: '/services/bill/preview/',
    summary: 'Which invoices services would go on, and why some go on none; changes nothing',
    body: billPreviewSchema,
    answer: billPreviewAnswer,
  },
  billServices: {
    who: 'money',
    method: 'POST',
    path: '/services/bill/',
    summary: 'Makes drafts of services that are done, one a client and brand; quotes as a whole',
    body: billSchema,
    answer: billAnswer,
    refusals: [409],
  },
  undoBills: {
    who: 'money',
    method: 'POST',
    path: '/bills/:key/undo/',
    summary: 'Takes drafts back that were made of services; those that were changed since stay',
    answer: answer.message,
    refusals: [404],
  },
  previewBulkSend: {
    who: 'money',
    method: 'POST',
    path: '/invoices/bulk-send/preview/',
    summary: 'Which of many invoices would be sent or reminded of, to whom; changes nothing',
    body: bulkSendPreviewSchema,
    answer: bulkSendPreviewAnswer,
  },
  bulkSend: {
    who: 'money',
    method: 'POST',
    path: '/invoices/bulk-send/',
    summary: 'Sends invoices, or reminders of them, each as it would be sent alone',
    body: bulkSendSchema,
    answer: bulkSendAnswer,
    refusals: [409],
  },
  bulkSendProgress: {
    who: 'money',
    method: 'GET',
    path: '/bulk-sends/:key/',
    summary: 'How many mails of a bulk send are sent, by its key',
    answer: bulkSendProgressAnswer,
    refusals: [404],
  },
} as const satisfies Record<string, Call>;
