import * as answer from '../../fields/answers.ts';
import {
  bookingReachAnswer,
  bookingRulesAnswer,
  bookingRulesEntry,
  bookingRulesSchema,
} from '../../staff/settings/bookingRules.ts';
import {
  companyDataAnswer,
  companyDataEntry,
  companyDataSchema,
} from '../../staff/settings/companyData.ts';
import {
  mailPreviewAnswer,
  mailPreviewSchema,
  mailTestSchema,
  mailWordsAnswer,
  mailWordsEntry,
  mailWordsSchema,
} from '../../staff/settings/mailWords.ts';
import type { Call } from '../Call.ts';

/** What the office sets itself, over the company file (docs/product/office.md "Booking rules"). */
export const settingsCalls = {
  bookingRules: {
    who: 'company',
    method: 'GET',
    path: '/booking-rules/',
    summary: 'Opening hours, holidays, dates without bookings and rules of quotes in force',
    answer: bookingRulesAnswer,
  },
  replaceBookingRules: {
    who: 'company',
    method: 'PUT',
    path: '/booking-rules/',
    summary: 'Puts other rules in force; 409 has the newer ones when somebody else was faster',
    body: bookingRulesSchema,
    checksBody: true,
    answer: bookingRulesAnswer,
    refusals: [409],
  },
  bookingReach: {
    who: 'company',
    method: 'POST',
    path: '/booking-rules/reach',
    summary: 'What is planned on days that the rules would free of work; stores nothing',
    body: bookingRulesSchema,
    checksBody: true,
    answer: bookingReachAnswer,
  },
  bookingRulesHistory: {
    who: 'company',
    method: 'GET',
    path: '/booking-rules/history/',
    summary: 'Who changed which rules, the newest first',
    answer: answer.results(bookingRulesEntry),
  },
  companyData: {
    who: 'company',
    method: 'GET',
    path: '/company-data/',
    summary: 'What the company is called and how it is reached',
    answer: companyDataAnswer,
  },
  replaceCompanyData: {
    who: 'company',
    method: 'PUT',
    path: '/company-data/',
    summary:
      'Puts other company data in force; 409 has the newer ones when somebody else was faster',
    body: companyDataSchema,
    answer: companyDataAnswer,
    refusals: [409],
  },
  companyDataHistory: {
    who: 'company',
    method: 'GET',
    path: '/company-data/history/',
    summary: 'Who changed which company data, the newest first',
    answer: answer.results(companyDataEntry),
  },
  mailWords: {
    who: 'company',
    method: 'GET',
    path: '/mail-words/',
    summary: "The office's own words of mails, by name; empty where the standard words hold",
    answer: mailWordsAnswer,
  },
  replaceMailWords: {
    who: 'company',
    method: 'PUT',
    path: '/mail-words/',
    summary: 'Puts other words in force; 409 has the newer ones when somebody else was faster',
    body: mailWordsSchema,
    answer: mailWordsAnswer,
    refusals: [409],
  },
  previewMailWords: {
    who: 'company',
    method: 'POST',
    path: '/mail-words/preview',
    summary: 'A made-up mail with these words, as its reader would see it; stores nothing',
    body: mailPreviewSchema,
    answer: mailPreviewAnswer,
  },
  sendMailTest: {
    who: 'company',
    method: 'POST',
    path: '/mail-words/test',
    summary: 'Sends a made-up mail with these words to the caller, never to a client',
    body: mailTestSchema,
    answer: answer.message,
    statuses: [202],
    refusals: [409],
  },
  mailWordsHistory: {
    who: 'company',
    method: 'GET',
    path: '/mail-words/history/',
    summary: 'Who changed which words of mails, the newest first',
    answer: answer.results(mailWordsEntry),
  },
} as const satisfies Record<string, Call>;
