import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { isEmailAddress } from '../values/emailAddress.ts';
import type { FieldMeta } from '../fields/FieldMeta.ts';
import { checkbox } from '../fields/fields.ts';
import { fault, type Fault } from '../messages/faults.ts';

/** A number that is counted up and down with buttons, within its limits. */
export const counter = ({ min, max, step }: Required<Pick<FieldMeta, 'min' | 'max' | 'step'>>) =>
  yup
    .number()
    .strict()
    .typeError(fault('notNumber', {}))
    .min(min, fault('below', { min }))
    .max(max, fault('above', { max }))
    .test(
      'step',
      fault('notInSteps', { step }),
      (value) => value === undefined || Number.isInteger((value - min) / step),
    )
    .default(min)
    .meta({ field: { kind: 'counter', min, max, step } });

/** A counter from 0 that a request has to carry. */
export const count = (max: number, step = 1) =>
  counter({ min: 0, max, step }).required(fault('missing'));

/** Yes or no, which a request has to carry. */
export const flag = () => checkbox().required(fault('missing'));

/** One of a few choices that are sent as numbers; `none` stands for no choice yet. */
export const choice = (
  choices: readonly { value: number; label: string }[],
  { none, message }: { none: number; message: Fault },
) =>
  yup
    .number()
    .strict()
    .typeError(message)
    .required(message)
    .oneOf(
      choices.map(({ value }) => value),
      message,
    )
    .default(none)
    .meta({ field: { kind: 'choice', choices, none } });

/** One of a fixed list of texts, the first when nothing else is chosen. */
export const option = (options: readonly string[]) =>
  yup
    .string()
    .strict()
    .typeError(fault('notText'))
    .required(fault('missing'))
    .oneOf([...options], fault('notAmong', { options }))
    .default(options[0] ?? '')
    .meta({ field: { kind: 'select', options } });

interface RuleContext {
  schema: unknown;
  createError: (params: { path: string; message: Fault }) => yup.ValidationError;
}

/**
 * A rule across fields, as a test of the whole request. yup tries it also when fields are wrong, so
 * it is left out until each of the fields that it reads is there and of its type.
 */
export const acrossFields =
  <Request extends object>(
    names: readonly (keyof Request & string)[],
    rule: (request: Request, context: RuleContext) => true | yup.ValidationError,
  ) =>
  (request: Request, context: RuleContext): true | yup.ValidationError => {
    const { fields } = context.schema as yup.ObjectSchema<yup.AnyObject>;
    const isReady = names.every(
      (name) => request[name] !== undefined && (fields[name] as yup.Schema).isType(request[name]),
    );
    return !isReady || rule(request, context);
  };

/** At least one of some fields, as a test of the whole request (docs/product/validation.md). */
export const atLeastOneOf =
  (...names: readonly string[]) =>
  (request: object, { createError }: RuleContext): true | yup.ValidationError => {
    const values = request as Record<string, unknown>;
    // What is no number and no flag is refused by its own field.
    const isMet = names.some((name) => {
      const value = values[name];
      return typeof value === 'number' ? value > 0 : value !== false;
    });
    return isMet || createError({ path: names[0] ?? '', message: fault('tooLittle') });
  };

/**
 * The visitor's address; upper case is not accepted, since the form lowers it
 * (docs/product/validation.md).
 */
export const visitorEmail = () =>
  yup
    .string()
    .strict()
    .typeError(fault('notEmail'))
    .required(fault('notEmail'))
    .max(254, fault('notEmail'))
    .test('email', fault('notEmail'), isEmailAddress)
    .matches(/^[^A-Z]*$/, { message: fault('notEmail') })
    .default('')
    .meta({ field: { kind: 'email' } });

/** The moment of the wished service in whole seconds since 1970 (docs/product/limits.md). */
export const serviceTimestamp = () =>
  yup
    .number()
    .strict()
    .typeError(fault('noDate'))
    .required(fault('noDate'))
    .integer(fault('noDate'))
    .positive(fault('noDate'))
    .max(4_102_444_800, fault('lateDate'))
    .meta({ field: { kind: 'date' } });

/** Soon enough to be booked, and late enough to cost no rush fee; for examples. */
export const exampleTimestamp = Math.floor(Date.now() / 1000) + 20 * 86_400;

/** Makes repeated submissions of one form one quote; made by the form, a UUID. */
export const formKey = () =>
  yup
    .string()
    .strict()
    .matches(/^[0-9a-f-]{36}$/, { message: fault('notUuid') })
    .optional();

/** Inputs that a kind takes. */
export interface Examples<T> {
  valid: T[];
}

/** One line of a priced quote; amounts are in dollars with two decimals. */
const quoteLine = answer.object({
  description: answer.text(),
  quantity: answer.number(),
  unitPrice: answer.number(),
  amount: answer.number(),
});

export type QuoteLine = yup.InferType<typeof quoteLine>;

/** What a quote comes to; amounts are in dollars with two decimals. */
const priced = {
  lines: answer.list(quoteLine),
  subTotal: answer.number(),
  tax: answer.number(),
  total: answer.number(),
};

/** What a valid submission answers (docs/product/money.md "Instant quotes"). */
export const quoteAnswer = answer.object({
  message: answer.text(),
  number: answer.number(),
  ...priced,
  /** Opens the answer's page again, for whoever knows it. */
  secret: answer.text(),
});

export type QuoteAnswer = yup.InferType<typeof quoteAnswer>;

/** What a quote would come to, without being one. */
export const trialPrice = answer.object(priced);

export type TrialPrice = yup.InferType<typeof trialPrice>;
