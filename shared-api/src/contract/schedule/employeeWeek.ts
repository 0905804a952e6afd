import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';

/** The running week of an employee, from Monday; cancelled services are left out. */
export const employeeWeekAnswer = answer.object({
  from: answer.text(),
  to: answer.text(),
  services: answer.number(),
  done: answer.number(),
  /** Of all services of the week, those that are done included. */
  plannedHours: answer.number(),
  doneHours: answer.number(),
  /** Services that say no hours. */
  withoutHours: answer.number(),
});
export type EmployeeWeek = yup.InferType<typeof employeeWeekAnswer>;
