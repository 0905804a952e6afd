import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import { findBuilding } from './buildings.ts';
import { dealSizes } from './deals.ts';
import type { QuoteKind } from './QuoteKind.ts';
import {
  acrossFields,
  exampleTimestamp,
  flag,
  formKey,
  serviceTimestamp,
  visitorEmail,
  type Examples,
} from './rules.ts';

const roomFlag = (room: number) =>
  yup.boolean().strict().typeError(fault('roomNotFlag', { room })).default(false);

/** The fields read by the rule about rooms. */
interface ChosenRooms {
  building: string;
  unit: string;
  fullUnit: boolean;
  commonArea: boolean;
  rooms: Partial<Record<string, boolean>>;
}

/** The rooms chosen in a request, in order. */
export const chosenRooms = (rooms: Partial<Record<string, boolean>>): number[] =>
  Object.entries(rooms)
    .filter(([, is]) => is === true)
    .map(([room]) => Number(room));

/** Asked for in place of a deal. */
const oneVisit = 0;

/** The number of services of a deal, where one is taken (docs/decisions/0035). */
const deal = () =>
  yup
    .number()
    .strict()
    .typeError(fault('noDeal'))
    .oneOf([oneVisit, ...dealSizes], fault('noDeal'))
    .optional()
    .meta({
      field: {
        kind: 'choice',
        none: oneVisit,
        choices: [
          { value: oneVisit, label: 'One visit' },
          ...dealSizes.map((visits) => ({ value: visits, label: `${visits} visits` })),
        ],
      },
    });

/** Cleaning in a student building (docs/product/records.md, docs/product/behaviour.md). */
const schema = yup
  .object({
    deal: deal(),
    timestamp: serviceTimestamp(),
    building: yup
      .string()
      .strict()
      .typeError(fault('noBuilding'))
      .default('')
      .meta({ field: { kind: 'text' } }),
    unit: yup
      .string()
      .strict()
      .typeError(fault('noUnit'))
      .default('')
      .meta({ field: { kind: 'text' } }),
    fullUnit: flag(),
    commonArea: flag(),
    rooms: yup
      .object({
        1: roomFlag(1),
        2: roomFlag(2),
        3: roomFlag(3),
        4: roomFlag(4),
        5: roomFlag(5),
        6: roomFlag(6),
      })
      .noUnknown(fault('unknownRoom'))
      .strict()
      .typeError(fault('noRoom'))
      .required(fault('noRoom'))
      .meta({ field: { kind: 'rooms' } }),
    email: visitorEmail(),
    formKey: formKey(),
  })
  .test('building', ({ building }, { createError }) =>
    findBuilding(building) ? true : createError({ path: 'building', message: fault('noBuilding') }),
  )
  .test('unit', ({ building, unit }, { createError }) => {
    const found = findBuilding(building);
    return !found || found.units.includes(unit)
      ? true
      : createError({ path: 'unit', message: fault('noUnit') });
  })
  .test(
    'rooms',
    acrossFields(
      ['rooms'],
      ({ building, unit, fullUnit, commonArea, rooms }: ChosenRooms, { createError }) => {
        const chosen = chosenRooms(rooms);
        if (!fullUnit && !commonArea && chosen.length === 0) {
          return createError({ path: 'rooms', message: fault('noRoom') });
        }
        const found = findBuilding(building);
        const most = found?.units.includes(unit) ? found.roomsOf(unit) : 6;
        return (
          chosen.every((room) => room <= most) ||
          createError({ path: 'rooms', message: fault('fewerRooms', { most }) })
        );
      },
    ),
  )
  .meta({ labels: 'student' });

export type StudentRequest = yup.InferType<typeof schema>;

const noRoom = { 1: false, 2: false, 3: false, 4: false, 5: false, 6: false };
const valid: StudentRequest = {
  deal: oneVisit,
  timestamp: exampleTimestamp,
  building: 'King Street Towers 1',
  unit: '403',
  fullUnit: false,
  commonArea: true,
  rooms: { ...noRoom, 2: true },
  email: 'visitor@example.com',
};

const examples: Examples<StudentRequest> = {
  valid: [
    valid,
    { ...valid, fullUnit: true, rooms: noRoom },
    { ...valid, commonArea: false },
    { ...valid, deal: 8 },
    { ...valid, building: 'King Street Towers 2', unit: '501', rooms: { ...noRoom, 6: true } },
  ],
};

export const student = {
  title: 'Student',
  category: 'Janitorial',
  hasRushFee: false,
  schema,
  examples,
  rates: { room: 79.99, commonArea: 99.99, fullUnitRoom: 69.99 },
} satisfies QuoteKind;
