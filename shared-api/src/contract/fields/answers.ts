/**
 * The parts that answers of the API are declared with. They are strict: nothing is converted, and a
 * field that an answer does not declare is an error, so that a test notices one that was renamed or
 * should not have been sent. Imported as `answer`.
 */
import * as yup from 'yup';

/** A text, which may be empty. Days are `YYYY-MM-DD`, instants ISO 8601. */
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

/** Data whose form the declaration leaves open. */
export const anything = <Type extends object>() => yup.mixed<Type>().defined();

/** What most calls that change something answer: a sentence for the person who did it. */
export const message = object({ message: text() });

/** A list that is answered whole. */
export const results = <Entry extends yup.AnyObject>(entry: yup.ISchema<Entry>) =>
  object({ results: list(entry) });
