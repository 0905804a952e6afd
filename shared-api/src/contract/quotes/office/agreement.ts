import * as yup from 'yup';
import * as answer from '../../fields/answers.ts';
import { longText, select, text } from '../../fields/fields.ts';
import { isDay } from '../../fields/isDay.ts';
import { basedOn, isGiven } from '../../fields/requestFields.ts';
import { lineLimit, storageFault } from '../../fields/storableText.ts';
import { fault, type Fault } from '../../messages/faults.ts';
import { toCents } from '../../values/money.ts';

/** How a client told the office that they accept. */
export const acceptanceWays = ['phone', 'email', 'inPerson', 'other'] as const;
export type AcceptanceWay = (typeof acceptanceWays)[number];

/** The most lines and characters of a change order. */
const mostLines = 50;
const mostReason = 500;
/** Largest quantity, and amount of one unit, in a change order. */
const mostQuantity = 100_000;
const mostRate = 1_000_000;

/** What the office records when a client accepts a quote or a change order. */
export const acceptanceSchema = yup
  .object({
    version: basedOn(),
    /** The day on which the client accepted. */
    on: yup
      .string()
      .strict()
      .typeError(fault('notDay'))
      .required(fault('notDay'))
      .test('day', fault('notDay'), isDay),
    how: select(acceptanceWays).test('given', fault('noAcceptanceWay'), isGiven),
    /** Who of the client accepted. */
    by: text().test('given', fault('noAcceptedBy'), isGiven),
    note: longText().max(mostReason, fault('tooLong', { most: mostReason })),
  })
  .meta({ labels: 'acceptance' });

export type AcceptanceRequest = yup.InferType<typeof acceptanceSchema>;

/** A line of a change order. */
export interface OrderLine {
  description: string;
  quantity: number;
  /** Dollars for one, before tax; negative for what is left out. */
  rate: number;
}

const hasTwoDecimals = (value: number): boolean => {
  try {
    toCents(value);
    return true;
  } catch {
    return false;
  }
};

const isBetween = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && value >= min && value <= max && hasTwoDecimals(value);

/** The fault in the first invalid line. @param row its number, from 1 */
function lineFault(line: unknown, row: number): Fault | undefined {
  if (typeof line !== 'object' || line === null) return fault('notOrderLines');
  const { description, quantity, rate, ...rest } = line as Record<string, unknown>;
  if (Object.keys(rest).length > 0) return fault('notOrderLines');
  if (typeof description !== 'string' || !isGiven(description)) return fault('noLineText', { row });
  if (description.length > lineLimit) return fault('longLineText', { row, most: lineLimit });
  const unstorable = storageFault(description);
  if (unstorable) return fault('unstorable', { fault: unstorable });
  if (!isBetween(quantity, 0.01, mostQuantity)) {
    return fault('lineQuantity', { row, most: mostQuantity });
  }
  return isBetween(rate, -mostRate, mostRate)
    ? undefined
    : fault('lineRate', { row, most: mostRate });
}

/** Validated by one test, so that a fault names its line. */
const orderLines = () =>
  yup
    .array()
    .of(yup.mixed<OrderLine>().defined())
    .strict()
    .typeError(fault('notOrderLines'))
    .required(fault('noOrderLines'))
    .test(
      'lines',
      fault('noOrderLines'),
      (lines: readonly unknown[] | undefined, { createError }) => {
        if (lines === undefined || lines.length === 0) return false;
        if (lines.length > mostLines) {
          return createError({ message: fault('manyOrderLines', { most: mostLines }) });
        }
        const message = lines.map((line, index) => lineFault(line, index + 1)).find(Boolean);
        return message === undefined || createError({ message });
      },
    );

/** A new change order; the same key never makes a second one. */
export const changeOrderSchema = yup
  .object({
    key: yup
      .string()
      .strict()
      .typeError(fault('notUuid'))
      .required(fault('notUuid'))
      .matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { message: fault('notUuid') }),
    /** Why the work changes. */
    reason: longText()
      .max(mostReason, fault('tooLong', { most: mostReason }))
      .test('given', fault('noChangeReason'), isGiven),
    lines: orderLines(),
  })
  .meta({ labels: 'changeOrder' });

export type ChangeOrderRequest = yup.InferType<typeof changeOrderSchema>;

/** Takes a change order back that nobody has accepted. */
export const withdrawalSchema = yup.object({ version: basedOn() }).meta({ labels: 'voided' });

export type WithdrawalRequest = yup.InferType<typeof withdrawalSchema>;

/** Who accepted, when and how, and who wrote it down. */
const acceptance = answer.object({
  on: answer.text(),
  how: answer.oneOf(acceptanceWays),
  by: answer.text(),
  note: answer.text(),
  recordedBy: answer.text(),
  recordedAt: answer.text(),
});

export type Acceptance = yup.InferType<typeof acceptance>;

const amounts = { subTotal: answer.number(), tax: answer.number(), total: answer.number() };

export const changeOrder = answer.object({
  id: answer.number(),
  version: answer.number(),
  /** `10234-O1`: the number of its quote, and which it is of that quote's. */
  number: answer.text(),
  /** The day on which it was made. */
  day: answer.text(),
  madeBy: answer.text(),
  reason: answer.text(),
  lines: answer.list(
    answer.object({
      description: answer.text(),
      quantity: answer.number(),
      rate: answer.number(),
      amount: answer.number(),
    }),
  ),
  ...amounts,
  /** The day on which it was withdrawn. */
  withdrawnOn: answer.text().nullable(),
  acceptance: acceptance.nullable(),
});

export type ChangeOrder = yup.InferType<typeof changeOrder>;

/** What a client has agreed to on a quote, and what was billed of it; amounts in dollars with tax. */
export const agreement = answer.object({
  acceptance: acceptance.nullable(),
  changeOrders: answer.list(changeOrder),
  /** The quote and its accepted change orders; null until the quote is accepted. */
  agreed: answer.number().nullable(),
  /** The most that may be billed; null where there is no such bound. */
  ceiling: answer.number().nullable(),
  /** Issued invoices that are not void, less credits. */
  billed: answer.number(),
});

export type Agreement = yup.InferType<typeof agreement>;

/**
 * The most that may be billed for an accepted quote, in cents: ten percent more than what the client
 * agreed to, tax included (Ontario Consumer Protection Act, 2002, section 10).
 */
export const estimateCeiling = (agreedCents: number): number => Math.floor((agreedCents * 11) / 10);
