import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FormText } from 'shared-api/contract/quotes/formText';
import type { Outcome } from './outcomeOf.ts';
import { useFormHydration } from './useFormHydration.ts';
import { useKeptForm } from './useKeptForm.ts';

/** What is wrong with each field; nothing when all is right. */
type Check = (values: FormText) => FormText | undefined;

/** What came of a form that was sent without scripts, on the page that answers it. */
interface SentForm {
  values: FormText;
  errors?: FormText;
  failure?: string;
}

interface PublicFormOptions {
  /** Names the form among those of its page, to keep what is typed into it. */
  name: string;
  /** The fields as they stand: the first wrong one is named first and gets the focus. */
  names: readonly string[];
  /** What the form shows before anybody has typed. */
  empty: FormText;
  /** Shapes what was typed before scripts ran as the fields shape it from then on. */
  shape?: (typed: FormText) => FormText;
  sent: SentForm | undefined;
  /** Loads what checks the form, once somebody begins to fill it in, or at the latest sends it. */
  loadCheck: () => Promise<Check>;
  /** Sends what was typed; called only when the check found nothing. */
  send: (values: FormText) => Promise<Outcome>;
  /** What goes with the fields where the browser sends the form, since the API cannot be called. */
  besides?: () => FormText;
  /**
   * Whether what is wrong in a field is said when it is left. Not where the button stands below the fields: it would
   * move away from under the finger that presses it.
   */
  saysOnLeaving?: boolean;
  /** Somebody begins to fill the form in: what sends it, and calls the API, may come now. */
  begin: () => void;
  /** What a visitor is told when the server gave no reason. */
  failed: string;
}

/** Where the sending stands; a form that was answered is shown no more. */
type Sending = { is: 'idle' } | { is: 'busy' } | { is: 'failed'; reason: string };

/**
 * The life of a form on the public site (docs/product/behaviour.md): what was done before scripts
 * ran is taken over, wrong fields are named in an alert and the first of them gets the focus, then
 * each change is checked at once, and a refusal of the server is shown beside the fields.
 */
export function usePublicForm(options: PublicFormOptions) {
  const { name, names, empty, sent, send, besides, failed, shape } = options;
  const { values, latest, fill } = useValues({ ...empty, ...sent?.values });
  /** What the server found wrong; forgotten with the next change. */
  const [refused, setRefused] = useState(sent?.errors);
  const [alerts, setAlerts] = useState<string[]>([]);
  const [hasAsked, setAsked] = useState(sent?.errors !== undefined);
  const [sending, setSending] = useState<Sending>({ is: 'idle' });
  const [summary, setSummary] = useState(summaryOf(sent));
  const form = useRef<HTMLFormElement>(null);
  const { check, load, isBegun, setBegun } = useCheck(options.loadCheck, sent !== undefined);
  const { said, leave } = useLeftFields(options, values);
  const errors: Partial<FormText> = refused ?? said(check?.(values) ?? {}, hasAsked);

  const kept = useKeptForm(name);
  function change(changes: FormText): void {
    setRefused(undefined);
    setBegun(true);
    fill(changes);
    kept.keep(latest.current);
  }
  useFormHydration(form, (typed) => {
    // The server's answer to the form has what was typed.
    const before = sent ? undefined : kept.read();
    if (before) fill(before);
    const isTyped = Object.keys(typed).length > 0;
    if (isTyped) change(shape ? shape(typed) : typed);
    if (!before && !isTyped) return;
    setBegun(true);
    openSectionOf(form.current);
  });
  useFocusAfterFailure(form, sending.is, () => firstOf(names, errors));

  async function submit(): Promise<void> {
    setAsked(true);
    setRefused(undefined);
    setSummary([]);
    setSending({ is: 'busy' });
    try {
      // What stands there once the check is: somebody may have gone on typing while it was loaded.
      const messages = inOrder(names, (check ?? (await load()))(latest.current) ?? {});
      if (messages.length > 0) {
        setSending({ is: 'idle' });
        setAlerts([...new Set(messages)]);
        return;
      }
      const { answer, reason = failed, errors: found } = await send(latest.current);
      setRefused(found);
      if (answer !== undefined) kept.end(latest.current);
      setSending(answer === undefined ? { is: 'failed', reason } : { is: 'idle' });
    } catch (error) {
      // A script that checks the form or calls the API has not come, and a page does not get one that
      // failed at another try. The server answers the form itself then, as it does without scripts.
      if (await isServerThere()) {
        kept.leave(latest.current);
        sendAsPage(form.current, { ...latest.current, ...besides?.() });
      } else setSending({ is: 'failed', reason: failed });
      throw error;
    }
  }

  return {
    form,
    keptAs: kept.name,
    values,
    errors,
    alerts,
    isBusy: sending.is === 'busy',
    /** Whether the last sending failed; nothing is sent again before that is put away. */
    hasFailed: sending.is === 'failed',
    /** Why nothing came of it, where no single field is to blame. */
    failure: sending.is === 'failed' ? sending.reason : undefined,
    /** Why the form was refused without scripts; until it is sent again. */
    summary,
    change,
    submit,
    /** A field has lost the focus: what is wrong in it may be said now. */
    leave,
    /** Whether somebody has begun to fill the form in, now or before a reload. */
    isBegun,
    begin: (): void => {
      setBegun(true);
      options.begin();
    },
    /** Puts a failure away, so that the visitor can send again. */
    again: (): void => setSending({ is: 'idle' }),
    /** Goes on to the first wrong field once the alert has been read. */
    closeAlert: (): void => {
      setAlerts([]);
      focusField(form.current, firstOf(names, errors));
    },
  };
}

/** What stands in the fields: as it is shown, and as it is now, since several may change before the next rendering. */
function useValues(first: FormText) {
  const [values, setValues] = useState(first);
  const latest = useRef(values);
  return {
    values,
    latest,
    fill: (changes: FormText): void => {
      latest.current = { ...latest.current, ...changes };
      setValues(latest.current);
    },
  };
}

/** Fields that were left with something else in them than the form began with. */
function useLeftFields(
  { names, empty, saysOnLeaving = false }: PublicFormOptions,
  values: FormText,
) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    /** What of all that is wrong is said: before the form was sent, what stands in fields that were left. */
    said: (errors: FormText, hasAsked: boolean): FormText =>
      hasAsked
        ? errors
        : Object.fromEntries(
            Object.entries(errors).filter(
              ([field]) => left.has(field) && (values[field] ?? '') !== '',
            ),
          ),
    leave: (field: string): void => {
      if (!saysOnLeaving || !names.includes(field)) return;
      if ((values[field] ?? '') === (empty[field] ?? '')) return;
      setLeft((before) => (before.has(field) ? before : new Set([...before, field])));
    },
  };
}

/** What checks the form, as soon as it is there: it comes once the form is begun. */
function useCheck(loadCheck: () => Promise<Check>, isBegunAlready: boolean) {
  const [isBegun, setBegun] = useState(isBegunAlready);
  const [check, setCheck] = useState<Check>();
  const loading = useRef(loadCheck);
  useEffect(() => {
    loading.current = loadCheck;
  });
  const load = useCallback(async (): Promise<Check> => {
    const loaded = await loading.current();
    setCheck(() => loaded);
    return loaded;
  }, []);
  useEffect(() => {
    // Where it does not come now, it is asked for again when the form is sent.
    if (isBegun) void load().catch(() => undefined);
  }, [isBegun, load]);
  return { check, load, isBegun, setBegun };
}

/** Whether a form that is sent now would be answered by the server, and not by the browser's own error. */
const isServerThere = (): Promise<boolean> =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );

/** Sends what was typed as the browser does; the fields themselves are disabled meanwhile. */
function sendAsPage(form: HTMLFormElement | null, values: FormText): void {
  const copy = document.createElement('form');
  copy.method = 'post';
  copy.action = form?.action ?? window.location.href;
  for (const [name, value] of Object.entries(values)) {
    if (value === '') continue;
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    copy.append(field);
  }
  document.body.append(copy);
  copy.submit();
}

/** Each reason of a refusal once: of the whole form first, then of its fields. */
const summaryOf = (sent: SentForm | undefined): string[] => [
  ...new Set([
    ...(sent?.failure ? [sent.failure] : []),
    ...Object.values(sent?.errors ?? {}).flatMap((error) => error.split('\n')),
  ]),
];

/** Whoever returns finds the section open in which they typed. */
const openSectionOf = (form: HTMLFormElement | null): void =>
  form?.closest('details')?.setAttribute('open', '');

/** What is wrong, in the order in which the fields stand. */
const inOrder = (names: readonly string[], errors: FormText): string[] =>
  Object.entries(errors)
    .sort(([one], [other]) => names.indexOf(one) - names.indexOf(other))
    .map(([, message]) => message);

const firstOf = (names: readonly string[], errors: Partial<FormText>): string | undefined =>
  names.find((name) => errors[name] !== undefined);

/** Goes to a field. A group of checkboxes has the names of its parts: `days.Monday`. */
function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  if (name === undefined) return;
  form?.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`)?.focus();
}

/**
 * The button that sent the form is disabled meanwhile, which takes the focus from it: a failure leads
 * to its own button, and that one to the wrong field, or to the button that sends again.
 */
function useFocusAfterFailure(
  form: RefObject<HTMLFormElement | null>,
  sending: Sending['is'],
  wrongField: () => string | undefined,
): void {
  const last = useRef(sending);
  useEffect(() => {
    const before = last.current;
    last.current = sending;
    const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
    if (sending === 'failed') focus('[role="alert"] button');
    else if (sending === 'idle' && before === 'failed') {
      focus('[type="submit"]');
      focusField(form.current, wrongField());
    }
  });
}

/** A public form's state, for `PublicForm`. */
export type PublicFormState = ReturnType<typeof usePublicForm>;
