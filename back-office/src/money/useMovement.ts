import { useState } from 'react';
import {
  errorBody,
  errorMessage,
  errorStatus,
  showMessage,
  useDispatch,
  type Undo,
} from 'shared-api/client';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { validate } from 'shared-api/contract/fields/schemas';
import { toCents } from 'shared-api/contract/values/money';
import { readNumber } from 'shared-api/contract/values/typedNumbers';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { useSentForm } from '../sending/useSentForm.ts';
import type { AnyObject, AnyObjectSchema, ObjectSchema } from 'yup';

/** What shows that money was moved. */
export const movedTags = ['money', 'record', { type: 'list', id: 'invoices' }] as const;

interface Done {
  message: string;
  /** Of what was made, where it can be taken back. */
  id?: number;
}

type Answer = { data: Done; error?: undefined } | { data?: undefined; error: unknown };

/** What a typed amount is in cents; undefined for what is no amount. */
export function centsOf(typed: string): number | undefined {
  const dollars = readNumber(typed);
  if (dollars === undefined || dollars === null) return undefined;
  try {
    return toCents(dollars);
  } catch {
    return undefined;
  }
}

/**
 * A typed amount as it is sent: null when empty; what is no amount is left for the schema to refuse, which says of a
 * number what is wrong with it, and of a text that it is none.
 */
export function amountOf(typed: string): number | string | null {
  const dollars = readNumber(typed);
  return dollars === undefined ? typed : dollars;
}

/**
 * The sending of a form that moves money: checked here, decided by the server, and one movement however
 * often it is sent. What was typed stays until it is done, over a refusal and over a session that ended.
 * @param undoOf how what was done is taken back, where it can be
 */
export function useMovement<Input extends AnyObject>(
  schema: ObjectSchema<Input> & AnyObjectSchema,
  onDone: () => void,
  undoOf?: (id: number) => Undo,
) {
  const dispatch = useDispatch();
  const form = useSentForm(movedTags);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();

  function check(input: Record<string, unknown>): Input | undefined {
    setFailure(undefined);
    const { value, errors: found } = validate<Input>(schema, { key: form.key(), ...input });
    setErrors(found ? officeWords.errorsOf(schema, found) : {});
    return value;
  }

  async function send(
    input: Record<string, unknown>,
    call: (value: Input) => Promise<Answer>,
  ): Promise<void> {
    const value = check(input);
    if (!value) return;
    const { answer, isLeft } = await form.send(() => call(value));
    const { data, error } = answer;
    if (data) {
      const { id } = data;
      const message = unbroken(data.message);
      dispatch(
        showMessage(undoOf && id !== undefined ? { text: message, undo: undoOf(id) } : message),
      );
      if (!isLeft) onDone();
      return;
    }
    setErrors(errorBody(error)?.errors ?? {});
    // Over a session that ended the login window is shown.
    if (errorStatus(error) !== 401) setFailure(unbroken(errorMessage(error)));
  }

  return {
    errors,
    failure,
    /** Whether it is not known what became of it. */
    isUnknown: form.isUnknown,
    /** Closes the window. While an answer is missing, it says so, and what is on the screen is read again. */
    leave: (): void => form.leave(onDone),
    /** Tells what is wrong with a form that is not sent. */
    check: (input: Record<string, unknown>): void => void check(input),
    send: (input: Record<string, unknown>, call: (value: Input) => Promise<Answer>): void =>
      void send(input, call),
  };
}
