import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { boardAnswer, boardMoveSchema, boardService } from '../schedule/board.ts';
import { employeeWeekAnswer } from '../schedule/employeeWeek.ts';
import { markSchema, scheduleEntry } from '../schedule/schedule.ts';
import { todayAnswer } from '../schedule/today.ts';
import { leaveSchema, workingHoursAnswer, workingHoursSchema } from '../schedule/workingHours.ts';
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
    who: 'crews',
    answer: answer.object({ secret: answer.text(), message: answer.text() }),
    refusals: [404],
  },
  employeeWeek: {
    method: 'GET',
    path: '/employees/:id/week/',
    summary: 'The hours that an employee is planned for this week, and those that are done',
    who: 'seeSchedule',
    forbidden: { action: 'read', entity: 'employees' },
    answer: employeeWeekAnswer,
    refusals: [404],
  },
  workingHours: {
    method: 'GET',
    path: '/employees/:id/hours/',
    summary: 'When an employee works, and is on leave',
    who: 'seeSchedule',
    forbidden: { action: 'read', entity: 'employees' },
    answer: workingHoursAnswer,
    refusals: [404],
  },
  setWorkingHours: {
    method: 'PUT',
    path: '/employees/:id/hours/',
    summary: 'Says when an employee works, day by day; null for the usual hours',
    who: 'crews',
    body: workingHoursSchema,
    answer: answer.message,
    refusals: [404],
  },
  addLeave: {
    method: 'POST',
    path: '/employees/:id/leave/',
    summary: 'Writes leave of an employee down; 409 where there is leave in these days already',
    who: 'crews',
    body: leaveSchema,
    answer: answer.object({ message: answer.text(), id: answer.number() }),
    statuses: [201],
    refusals: [404, 409],
  },
  removeLeave: {
    method: 'POST',
    path: '/employees/:id/leave/:leaveId/remove/',
    summary: 'Takes leave of an employee back',
    who: 'crews',
    answer: answer.message,
    refusals: [404],
  },
  board: {
    method: 'GET',
    path: '/board/',
    summary: 'The week of a day: who does what',
    who: 'seeSchedule',
    query: yup.object({ /** Any day of the week; today if omitted. */ from: yup.string() }),
    answer: boardAnswer,
  },
  today: {
    method: 'GET',
    path: '/today/',
    summary: 'Five figures, and what needs somebody now, in the order of harm',
    who: 'today',
    answer: todayAnswer,
  },
  moveService: {
    method: 'PUT',
    path: '/board/move/:id',
    summary:
      'Gives a service another day, time or employee; 409 when it has changed, or with what it goes against unless it is forced',
    who: 'assign',
    body: boardMoveSchema,
    answer: boardService,
    refusals: [404, 409],
  },
} as const satisfies Record<string, Call>;
