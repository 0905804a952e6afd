import { keep, readKept } from 'shared-api/kept';
import { firstSegment, publicPages } from 'shared-api/contract/pages/pages';
import { splitLanguage } from 'shared-api/contract/values/language';
import { appOf } from 'shared-api/contract/pages/paths';

/**
 * Saves what visitors type into public forms, in the tab's session storage and for a limited time,
 * so that it survives a reload, leaving the page and coming back, and a new release. (The editors
 * of staff save their own drafts, by record and version.)
 */
const key = 'typed';
/** Milliseconds for which fields that appear late are still restored. */
const restoreTimeout = 15_000;
/** Milliseconds between saves while the visitor types. */
const saveInterval = 300;
/** Milliseconds without DOM changes before a new form is restored. */
const settleDelay = 100;
/** Milliseconds after which saved input is discarded. */
const maxAge = 30 * 60_000;

interface Kept {
  at: number;
  /** Values by field name plus its index among fields of that name. */
  values: Record<string, string | boolean>;
  /**
   * Set when the form led to a quote; then the input is only restored on going back or reloading.
   */
  isSent?: true;
}

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Excludes passwords, files and card data, and fields that nobody types into. */
const isKept = (field: TypedField): boolean =>
  field.name !== '' &&
  !['password', 'hidden', 'file', 'submit', 'button'].includes(field.type) &&
  !(field.getAttribute('autocomplete') ?? '').startsWith('cc-');

function fieldsByName(): Map<string, TypedField> {
  const fields = new Map<string, TypedField>();
  const counts = new Map<string, number>();
  for (const field of document.querySelectorAll<TypedField>('input, textarea, select')) {
    if (!isKept(field)) continue;
    const index = counts.get(field.name) ?? 0;
    counts.set(field.name, index + 1);
    fields.set(`${field.name} ${index}`, field);
  }
  return fields;
}

const isCheckable = (field: TypedField): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const valueOf = (field: TypedField): string | boolean =>
  isCheckable(field) ? field.checked : field.value;

const storage = (): Storage => sessionStorage;

/** Saved input by page. */
function readPages(): Record<string, Kept> {
  const all = (readKept(storage, key) ?? {}) as Record<string, Kept>;
  return Object.fromEntries(Object.entries(all).filter(([, { at }]) => at > Date.now() - maxAge));
}

/** If storage is blocked, the browser may still restore fields by itself. */
const savePages = (kept: Record<string, Kept>): void =>
  void keep(storage, key, Object.keys(kept).length === 0 ? undefined : kept);

/** The current page's path. Its form is the same in every language, so input is too. */
const currentPage = (): string => splitLanguage(window.location.pathname).path;

/**
 * The page whose fields are in the document. During navigation, the URL already belongs to the next
 * one.
 */
let page = currentPage();

function saveForm(form: HTMLFormElement): void {
  if (appOf(page) !== 'public-site') return;
  const fields = [...fieldsByName()].filter(([, field]) => field.form === form);
  if (fields.length === 0) return;
  const typed = Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field)]));
  const others = readPages();
  const values = { ...others[page]?.values, ...typed };
  savePages({ ...others, [page]: { at: Date.now(), values } });
}

function forgetTyped(path: string): void {
  const { [path]: _sent, ...others } = readPages();
  savePages(others);
}

/** Whether the current page is the answer to a form on another page. */
const isAnswerPage = (): boolean =>
  firstSegment(currentPage()) === firstSegment(publicPages.quoteAnswer.path);

/**
 * Forgets a page's input once its form is unmounted after a submit. If the answer is on a page of
 * its own, the input is kept for visitors who go back.
 */
function clearOnUnmount(form: HTMLFormElement): void {
  const path = page;
  const observer = new MutationObserver(() => {
    if (form.isConnected) return;
    observer.disconnect();
    if (currentPage() === path) forgetTyped(path);
    else if (isAnswerPage()) {
      const { [path]: sent, ...others } = readPages();
      if (sent) savePages({ ...others, [path]: { ...sent, isSent: true } });
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * Saves input from now on.
 * @returns stops saving
 */
export function watchTyping(): () => void {
  const changed = new Set<HTMLFormElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveChanged = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // A disconnected form belonged to another page.
    for (const form of changed) if (form.isConnected) saveForm(form);
    changed.clear();
  };
  const noticeChange = ({ target }: Event): void => {
    const form = target instanceof Element ? target.closest('form') : null;
    // Restored values are already saved.
    if (!form || isRestoring) return;
    changed.add(form);
    timer ??= setTimeout(saveChanged, saveInterval);
  };
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('input', noticeChange, { signal });
  // Counter buttons change numbers by click.
  document.addEventListener('click', noticeChange, { signal });
  // Saves pending input before the visitor leaves, and before another page is shown.
  document.addEventListener('click', saveChanged, { capture: true, signal });
  window.addEventListener('popstate', saveChanged, { signal });
  window.addEventListener('pagehide', saveChanged, { signal });
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      saveChanged();
      if (event.defaultPrevented) clearOnUnmount(form);
      // A native submit: the server's page has the input, or its result.
      else forgetTyped(page);
    },
    { signal },
  );
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}

/** Sets a field's value and fires the events of user input, so that React notices. */
function setValue(field: TypedField, value: string | boolean): void {
  if (isCheckable(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  // React overrides the setter on the element; the prototype's setter bypasses it.
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Whether a field can take the value yet: a select's options may depend on another field and arrive
 * later.
 */
const canHold = (field: TypedField, value: string | boolean): boolean =>
  !(field instanceof HTMLSelectElement) || [...field.options].some((one) => one.value === value);

/** Whether values are being restored. */
let isRestoring = false;

/** Ends the restoration of the previous page. */
let stopRestoring = (): void => undefined;

/** Whether the page was reloaded or reached through the history, rather than opened. */
export function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type !== 'navigate';
}

/**
 * Restores the input of the page now shown, into existing fields and, for a while, into new ones: a
 * form may load late, and React may recreate it during hydration.
 * @param isReturn whether the visitor came back to the page or reloaded it
 */
export function restoreTyped(isReturn: boolean): void {
  stopRestoring();
  page = currentPage();
  const { [page]: kept } = readPages();
  if (!kept) return;
  if (kept.isSent && !isReturn) {
    forgetTyped(page);
    return;
  }
  const restored = new WeakSet<TypedField>();
  const restoreNewFields = (): void => {
    isRestoring = true;
    for (const [name, field] of fieldsByName()) {
      const value = kept.values[name];
      if (restored.has(field) || value === undefined || !canHold(field, value)) continue;
      restored.add(field);
      if (valueOf(field) !== value) setValue(field, value);
    }
    isRestoring = false;
  };
  restoreNewFields();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    // A new form first sets its initial values; restoring has to come after that.
    clearTimeout(waiting);
    waiting = setTimeout(restoreNewFields, settleDelay);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timeout = setTimeout(() => observer.disconnect(), restoreTimeout);
  stopRestoring = () => {
    observer.disconnect();
    clearTimeout(waiting);
    clearTimeout(timeout);
  };
}
