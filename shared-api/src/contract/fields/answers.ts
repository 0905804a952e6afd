/**
 * Building blocks for the response schemas of the API, imported as `answer`. They are strict:
 * nothing is converted, and an undeclared field is an error, so tests notice fields that were
 * renamed or should not be sent.
 */
import * as yup from 'yup';

/** A text, possibly empty. Days are `YYYY-MM-DD`, instants ISO 8601. */
export const text = () => yup.string().strict().defined();

export const number = () => yup.number().strict().defined();

export const flag = () => yup.boolean().strict().defined();

/** One of a fixed set of texts. */
export const oneOf = <Value extends string>(values: readonly Value[]) =>
  yup.string<Value>().strict().defined().oneOf(values);

export const list = <Entry extends yup.AnyObject | yup.Maybe<string | number>>(
  entry: yup.ISchema<Entry>,
) => yup.array(entry).strict().defined();

export const object = <Shape extends yup.ObjectShape>(shape: Shape) =>
  yup.object(shape).strict().noUnknown().required();

/** Data whose structure is not declared. */
export const anything = <Type extends object>() => yup.mixed<Type>().defined();

/** The response of most calls that change something: a sentence for the user. */
export const message = object({ message: text() });

/** A list without paging. */
export const results = <Entry extends yup.AnyObject>(entry: yup.ISchema<Entry>) =>
  object({ results: list(entry) });
