import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { record } from '../fields/fields.ts';
import { isDay } from '../fields/isDay.ts';
import { earliestDay, latestDay } from '../values/plausibleDays.ts';
import { clock, leaveSpan, workingDay } from './workingHours.ts';

/**
 * The week board: which employee performs which services on which day. Days are `YYYY-MM-DD`, in
 * the company's time zone.
 */

const boardEmployee = answer.object({
  id: answer.number(),
  fullName: answer.text(),
  /** From Monday to Sunday. */
  hours: answer.list(workingDay),
  /** Leave of the week. */
  leave: answer.list(leaveSpan),
});

export type BoardEmployee = yup.InferType<typeof boardEmployee>;

/** A service on the board. */
export const boardService = answer.object({
  id: answer.number(),
  version: answer.number(),
  employeeId: answer.number().nullable(),
  clientName: answer.text().nullable(),
  address: answer.text(),
  city: answer.text(),
  /** Local time at the company, `YYYY-MM-DDTHH:MM`. */
  dateTs: answer.text(),
  hours: answer.number().nullable(),
  serviceStatus: answer.text(),
  isContract: answer.flag(),
  type: answer.text(),
});

export type BoardService = yup.InferType<typeof boardService>;

/** A week, Monday to Sunday. */
export const boardAnswer = answer.object({
  from: answer.text(),
  to: answer.text(),
  employees: answer.list(boardEmployee),
  services: answer.list(boardService),
});

export type Board = yup.InferType<typeof boardAnswer>;

/** The range of days the board can show; anything outside is a typing error. */
export const boardDays = { first: earliestDay, last: latestDay };

/** Whether a text is a day within that range. */
export const isBoardDay = (text: string): boolean =>
  isDay(text) && text >= boardDays.first && text <= boardDays.last;

/** Service states that rule out a move. */
const settled: readonly string[] = ['Complete', 'Cancelled'];

/** Whether a service can still be moved: not once it is complete or cancelled. */
export const isMovable = ({ serviceStatus }: { serviceStatus: string }): boolean =>
  !settled.includes(serviceStatus);

/** What a move can go against; it is made all the same where it is forced. */
export const moveWarnings = ['clash', 'leave', 'hours'] as const;
export type MoveWarning = (typeof moveWarnings)[number];

/** The target of a move. */
export const boardMoveSchema = yup.object({
  version: yup.number().strict().required(fault('notBasedOn')).integer(fault('notBasedOn')),
  employeeId: record('employees', ['fullName']).defined(fault('noEmployee')),
  day: yup
    .string()
    .strict()
    .required(fault('missing'))
    .test('day', fault('notBoardDay', boardDays), isBoardDay),
  /** `HH:MM`; without it the time of day stays. */
  time: clock(),
  /** Moves it although that clashes, or falls into leave or outside of working hours. */
  force: yup.boolean().strict().typeError(fault('notFlag')),
});

export type BoardMove = yup.InferType<typeof boardMoveSchema>;
