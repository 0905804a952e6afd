import * as answer from '../fields/answers.ts';
import { staffCompanyAnswer } from '../company/company.ts';
import { contactSchema } from '../site/contact.ts';
import { reportSchema } from '../reports/report.ts';
import { reportsPath } from '../reports/reportsPath.ts';
import type { Call } from './Call.ts';

/** Calls about the site as a whole. */
export const siteCalls = {
  contact: {
    method: 'POST',
    path: '/contact/',
    summary: 'The contact form; 405 when it was sent too often',
    who: 'visitor',
    body: contactSchema,
    answer: answer.message,
    refusals: [405],
  },
  reports: {
    method: 'POST',
    path: `/${reportsPath}`,
    summary: 'What a page tells of itself: how fast it was and what went wrong',
    who: 'visitor',
    body: reportSchema,
    statuses: [204],
    answer: null,
  },
  company: {
    method: 'GET',
    path: '/company/',
    summary: 'What of the company file staff need beyond what every page has',
    who: 'own',
    answer: staffCompanyAnswer,
  },
} as const satisfies Record<string, Call>;
