import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { isDay, record } from '../fields/fields.ts';

/** The week board: who does what on which day. Days are `YYYY-MM-DD` of the company's calendar. */

/** A row of the board. */
const boardEmployee = answer.object({ id: answer.number(), fullName: answer.text() });

export type BoardEmployee = yup.InferType<typeof boardEmployee>;

/** A card of the board. */
export const boardService = answer.object({
  id: answer.number(),
  version: answer.number(),
  employeeId: answer.number().nullable(),
  clientName: answer.text().nullable(),
  address: answer.text(),
  city: answer.text(),
  /** By the company's clock, `YYYY-MM-DDTHH:MM`. */
  dateTs: answer.text(),
  hours: answer.number().nullable(),
  serviceStatus: answer.text(),
  isContract: answer.flag(),
  type: answer.text(),
});

export type BoardService = yup.InferType<typeof boardService>;

/** A week, from its Monday to its Sunday. */
export const boardAnswer = answer.object({
  from: answer.text(),
  to: answer.text(),
  employees: answer.list(boardEmployee),
  services: answer.list(boardService),
});

export type Board = yup.InferType<typeof boardAnswer>;

/** The days that a board can show; beyond them lies a slip of the keyboard. */
export const boardDays = { first: '2000-01-01', last: '2199-12-31' };

/** Whether a text is a day that a board can show. */
export const isBoardDay = (text: string): boolean =>
  isDay(text) && text >= boardDays.first && text <= boardDays.last;

/** The day so many days after another. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: string): string =>
  daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The seven days of a week, from its Monday. */
export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => daysAfter(monday, index));

/** States in which a service stands still. */
const settled: readonly string[] = ['Complete', 'Cancelled'];

/** Whether a service may still be moved: what is done or called off stays where it was. */
export const isMovable = ({ serviceStatus }: { serviceStatus: string }): boolean =>
  !settled.includes(serviceStatus);

/** Where a service is moved to; it keeps its time of day. */
export const boardMoveSchema = yup.object({
  version: yup.number().strict().required(fault('notBasedOn')).integer(fault('notBasedOn')),
  employeeId: record('employeeId', 'employees', ['fullName']).defined(fault('noEmployee')),
  day: yup
    .string()
    .strict()
    .required(fault('missing'))
    .test('day', fault('notBoardDay', boardDays), isBoardDay),
});

export type BoardMove = yup.InferType<typeof boardMoveSchema>;
