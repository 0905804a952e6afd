import { keptFormsAge, keptFormsKey as key } from 'shared-api/contract/pages/keptForms';
import { keep, readKept } from 'shared-api/kept';
import type { FormText } from 'shared-api/contract/quotes/formText';

/**
 * What visitors type into forms is kept in the tab's session storage for a limited time, by the form's
 * name, so that it survives a reload, a look at another page, the other language and a new release.
 */
interface Kept {
  at: number;
  values: FormText;
  /** Set when the form led to a page with its answer; then only who goes back or reloads gets it. */
  isSent?: true;
}

/** Names a form for what is kept of it: by its page without the language, and its kind among those of the page. */
export const keptFormName = (path: string, kind: string): string => `${path} ${kind}`;

const storage = (): Storage => sessionStorage;

function readForms(): Record<string, Kept> {
  const all = (readKept(storage, key) ?? {}) as Record<string, Kept>;
  return Object.fromEntries(
    Object.entries(all).filter(([, { at }]) => at > Date.now() - keptFormsAge),
  );
}

/** If storage is blocked, the browser may still restore fields by itself. */
const saveForms = (forms: Record<string, Kept>): void =>
  void keep(storage, key, Object.keys(forms).length === 0 ? undefined : forms);

/**
 * What was typed into a form, if it is still to be finished.
 * @param isReturn says whether the visitor came back to the page or reloaded it
 */
export function readForm(name: string, isReturn: () => boolean): FormText | undefined {
  const found = readForms()[name];
  if (!found?.isSent || isReturn()) return found?.values;
  forgetForm(name);
  return undefined;
}

export const keepForm = (name: string, values: FormText): void =>
  saveForms({ ...readForms(), [name]: { at: Date.now(), values } });

export function forgetForm(name: string): void {
  const { [name]: _forgotten, ...others } = readForms();
  saveForms(others);
}

/** Keeps a form that was sent for visitors who go back from the page of its answer. */
export function keepSentForm(name: string, values: FormText): void {
  saveForms({ ...readForms(), [name]: { at: Date.now(), values, isSent: true } });
}
