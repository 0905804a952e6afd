import type { BoardEmployee, BoardService } from 'shared-api/contract/schedule/board';
import type { LeaveSpan, WorkingDay } from 'shared-api/contract/schedule/workingHours';
import { minutesOf } from './clockSpan.ts';
import { hoursOf } from './slots.ts';

/** What an employee's day is like, before any service. */
export interface WorkDay {
  hours: WorkingDay;
  leave: LeaveSpan | undefined;
}

/** When an employee works on a day of the week, and leave. */
export function workDayOf({ hours, leave }: BoardEmployee, day: string): WorkDay {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return {
    hours: hours[weekday] ?? null,
    leave: leave.find(({ from, until }) => from <= day && day <= until),
  };
}

/** Hours that an employee is there on these days. */
export const availableOn = (employee: BoardEmployee, days: readonly string[]): number =>
  days.reduce((sum, day) => {
    const { hours, leave } = workDayOf(employee, day);
    return hours && !leave ? sum + (minutesOf(hours.ends) - minutesOf(hours.begins)) / 60 : sum;
  }, 0);

/** How much services are for whoever does them: those that were called off are not. */
export function loadOf(services: readonly BoardService[]): { count: number; hours: number } {
  const real = services.filter(({ serviceStatus }) => serviceStatus !== 'Cancelled');
  return { count: real.length, hours: real.reduce((sum, service) => sum + hoursOf(service), 0) };
}
