import { englishDay, englishSpan } from '../values/englishDays.ts';
import type { PointUnit } from '../values/typedNumbers.ts';
import type { Labelled } from './say.ts';

/** Error messages of quote requests, in addition to those common to all forms. */
export const texts = {
  notNumber: ({ label, point, unit }: Labelled & { point?: string; unit?: PointUnit }) =>
    `${label} must be a number.${point === undefined ? '' : ` Use a point for ${unit}: ${point}.`}`,
  below: ({ label, min }: Labelled & { min: number }) => `${label} can't be less than ${min}.`,
  above: ({ label, max }: Labelled & { max: number }) => `${label} can't be more than ${max}.`,
  notInSteps: ({ label, step }: Labelled & { step: number }) =>
    step === 1
      ? `${label} must be a whole number.`
      : `${label} can only be whole or half numbers, such as 1.5.`,
  notFlag: ({ label }: Labelled) => `${label} must be true or false.`,
  notAmong: ({ label, options }: Labelled & { options: readonly string[] }) =>
    `${label} must be one of: ${options.join(', ')}.`,
  tooLittle: () => 'Must meet minimum service requirements.',
  noDate: () => 'Choose a date.',
  lateDate: () => 'Choose a date before the year 2100.',
  dayPassed: () => 'This date has passed. Please choose a later one.',
  dayTooFar: ({ last }: { last: string }) =>
    `We book services up to ${englishDay(last)}. Please choose an earlier date.`,
  daysBlocked: ({ ranges }: { ranges: readonly { from: string; to: string }[] }) => {
    const dates = ranges.map(({ from, to }) => englishSpan(from, to));
    // A day has a comma of its own.
    return `Currently not scheduling any appointments for the dates: ${dates.join('; ')}`;
  },
  noType: () => 'Select service type.',
  noDay: () => 'Must select a day.',
  unknownDay: () => 'Days are Monday to Sunday.',
  dayNotFlag: ({ day }: { day: keyof typeof days }) => `${days[day]} must be true or false.`,
  noFrequency: () => 'Select how often to repeat this service.',
  noBuilding: () => 'Please select a building.',
  noUnit: () => 'Please select a unit.',
  noDeal: () => 'Choose one visit, or a deal of 4, 8 or 12.',
  noRoom: () => 'Select one of the options below.',
  unknownRoom: () => 'Rooms are 1 to 6.',
  roomNotFlag: ({ room }: { room: number }) => `Room ${room} must be true or false.`,
  fewerRooms: ({ most }: { most: number }) => `This unit has ${most} rooms.`,
  noFloor: () => 'Must select floor type for either install or remove',
  areaUnreadable: () => 'Enter the total area in square feet as a number, such as 420.',
  noArea: () => 'Service area must be greater than 0 sqft',
  largeArea: ({ most }: { most: number }) =>
    `For more than ${most.toLocaleString('en-CA')} sqft please call us: we price such areas on site.`,
  longArea: ({ label, most }: Labelled & { most: number }) =>
    `${label} can't be longer than ${most} characters.`,
  usePoint: ({ point, unit }: { point: string; unit: PointUnit }) =>
    `Use a point for ${unit}: ${point}.`,
};

const days = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
};
