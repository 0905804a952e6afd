import { useState } from 'react';
import { errorBody, errorMessage, errorStatus, showMessage, useDispatch } from 'shared-api/client';
import { texts } from '../texts.ts';

/** Settings in force, as the server answers them. */
export interface InForce<Values> {
  version: number;
  values: Values;
  shipped: Values;
}

/** What saving answers. */
type Saved<Values> =
  { data: InForce<Values>; error?: undefined } | { data?: undefined; error: unknown };

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The names of values that differ. */
const differing = <Values extends object>(one: Values, other: Values): (keyof Values & string)[] =>
  (Object.keys(one) as (keyof Values & string)[]).filter((name) => !isSame(one[name], other[name]));

/** Newer values, with what was typed over the older ones. */
const carriedOver = <Values extends object>(was: Values, typed: Values, newer: Values): Values => ({
  ...newer,
  ...Object.fromEntries(differing(was, typed).map((name) => [name, typed[name]])),
});

/** The server's messages name a field by its path; a person knows it by its label. */
const withLabels = (
  errors: Record<string, string>,
  labelOf: (path: string) => string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path, message.replace(path, labelOf(path))]),
  );

/**
 * The state of a form of settings: what is in force, what was typed over it, and what became of saving it.
 * Another state than the one that was edited is told of, value by value.
 */
export function useKeptForm<Values extends object>(
  first: InForce<Values>,
  {
    put,
    labelOf,
  }: {
    put: (version: number, values: Values) => Promise<Saved<Values>>;
    /** What a field is called that the server names by its path. */
    labelOf: (path: string) => string;
  },
) {
  const [base, setBase] = useState(first);
  const [typed, setTyped] = useState(first.values);
  const [newer, setNewer] = useState<{ message: string; current: InForce<Values> }>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ title: string; messages: string[] }>();
  const dispatch = useDispatch();

  function begin(next: InForce<Values>, values = next.values): void {
    setBase(next);
    setTyped(values);
    setErrors({});
  }

  /** Says what is wrong; over an ended session the login window is shown. */
  function refuse(error: unknown): void {
    const body = errorBody(error);
    if (errorStatus(error) === 409 && body?.current) {
      setNewer({ message: body.message, current: body.current as InForce<Values> });
    } else if (errorStatus(error) !== 401) {
      const named = withLabels(body?.errors ?? {}, labelOf);
      setErrors(named);
      const messages = Object.values(named);
      setFailure({
        title: texts.kept.failed,
        messages: messages.length > 0 ? [...new Set(messages)] : [errorMessage(error)],
      });
    }
  }

  async function save(): Promise<void> {
    setErrors({});
    const { data, error } = await put(base.version, typed);
    if (!data) {
      refuse(error);
      return;
    }
    begin(data);
    dispatch(showMessage(texts.kept.saved));
  }

  return {
    base,
    typed,
    errors,
    failure,
    refuse,
    save,
    isChanged: !isSame(typed, base.values),
    /** What somebody else has changed meanwhile; the names of the values that differ. */
    conflict: newer && {
      message: newer.message,
      theirs: newer.current.values,
      names: differing(base.values, newer.current.values),
      own: differing(base.values, typed),
    },
    /** Takes other values over for some of what is typed. */
    change: (part: Partial<Values>): void => setTyped((before) => ({ ...before, ...part })),
    /** Fills a whole state in, to be looked at and saved. */
    fillIn: (values: Values): void => {
      setTyped(values);
      setErrors({});
      dispatch(showMessage(texts.kept.filledIn));
    },
    discard: (): void => begin(base),
    forgive: (): void => {
      setFailure(undefined);
      setNewer(undefined);
    },
    /** Goes on from the newer state, with what was typed on the older one. */
    goOn: (): void => {
      if (!newer) return;
      begin(newer.current, carriedOver(base.values, typed, newer.current.values));
      setNewer(undefined);
    },
  };
}

export type KeptForm<Values extends object> = ReturnType<typeof useKeptForm<Values>>;
