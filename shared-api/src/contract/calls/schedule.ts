import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { boardAnswer, boardMoveSchema, boardService } from '../schedule/board.ts';
import { employeeWeekAnswer } from '../schedule/employeeWeek.ts';
import { markSchema, scheduleEntry } from '../schedule/schedule.ts';
import { todayAnswer } from '../schedule/today.ts';
import type { Call } from './Call.ts';

/** The employees' schedule, the week board, and what needs somebody today. */
export const scheduleCalls = {
  schedule: {
    method: 'GET',
    path: '/todays-services-summary/:secret',
    summary: "An employee's services of today",
    who: 'visitor',
    answer: answer.list(scheduleEntry),
    refusals: [404],
  },
  markService: {
    method: 'POST',
    path: '/todays-services-summary/:secret/mark',
    summary: 'Marks a service as started or complete; the key makes it count once',
    who: 'visitor',
    body: markSchema,
    checksBody: true,
    answer: answer.message,
    refusals: [404],
  },
  replaceSecret: {
    method: 'POST',
    path: '/employees/replace-secret/:id',
    summary: "Replaces the secret of an employee's schedule: the old link no longer works",
    who: 'Admin',
    forbidden: 'secrets',
    answer: answer.object({ secret: answer.text(), message: answer.text() }),
    refusals: [404],
  },
  employeeWeek: {
    method: 'GET',
    path: '/employees/:id/week/',
    summary: 'The hours that an employee is planned for this week, and those that are done',
    who: 'Employee',
    forbidden: { action: 'read', entity: 'employees' },
    answer: employeeWeekAnswer,
    refusals: [404],
  },
  board: {
    method: 'GET',
    path: '/board/',
    summary: 'The week of a day: who does what',
    who: 'Employee',
    query: yup.object({ /** Any day of the week; today if omitted. */ from: yup.string() }),
    answer: boardAnswer,
  },
  today: {
    method: 'GET',
    path: '/today/',
    summary: 'Five figures, and what needs somebody now, in the order of harm',
    who: 'Admin',
    forbidden: 'adminsOnly',
    answer: todayAnswer,
  },
  moveService: {
    method: 'PUT',
    path: '/board/move/:id',
    summary: 'Gives a service another day or employee; 409 when it clashes or has changed',
    who: 'Employee',
    body: boardMoveSchema,
    answer: boardService,
    refusals: [404, 409],
  },
} as const satisfies Record<string, Call>;
