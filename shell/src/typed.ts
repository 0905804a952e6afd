import { keep, readKept } from 'shared-api/kept';
import { firstSegment, publicPages } from 'shared-api/contract/pages/pages';
import { splitLanguage } from 'shared-api/contract/values/language';
import { appOf } from 'shared-api/contract/pages/paths';

/**
 * Keeps what a visitor types into the public pages' forms, in this tab and for a while: over a
 * reload, a way to another page and back, and a release that has gone. (Staff's editors keep drafts
 * of their own, by record and version.)
 */
const key = 'typed';
/** Milliseconds for which fields that appear late still get back what was in them. */
const patience = 15_000;
/** Milliseconds between two keepings while somebody types. */
const pause = 300;
/** Milliseconds that a form has to come to rest after it has appeared. */
const settling = 100;
/** Milliseconds after which what was typed is nobody's concern any more. */
const maxAge = 30 * 60_000;

interface Kept {
  at: number;
  /** Each field's name with its place among those of the same name, and what it holds. */
  values: Record<string, string | boolean>;
  /** Set once a quote came of it: only who goes back to it is shown it again. */
  isSent?: true;
}

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Never kept: secrets, cards, files, and what nobody typed. */
const isKept = (field: TypedField): boolean =>
  field.name !== '' &&
  !['password', 'hidden', 'file', 'submit', 'button'].includes(field.type) &&
  !(field.getAttribute('autocomplete') ?? '').startsWith('cc-');

function fieldsByName(): Map<string, TypedField> {
  const fields = new Map<string, TypedField>();
  const counts = new Map<string, number>();
  for (const field of document.querySelectorAll<TypedField>('input, textarea, select')) {
    if (!isKept(field)) continue;
    const place = counts.get(field.name) ?? 0;
    counts.set(field.name, place + 1);
    fields.set(`${field.name} ${place}`, field);
  }
  return fields;
}

const isTicked = (field: TypedField): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const valueOf = (field: TypedField): string | boolean =>
  isTicked(field) ? field.checked : field.value;

const storage = (): Storage => sessionStorage;

/** What is kept, by page. */
function readPages(): Record<string, Kept> {
  const all = (readKept(storage, key) ?? {}) as Record<string, Kept>;
  return Object.fromEntries(Object.entries(all).filter(([, { at }]) => at > Date.now() - maxAge));
}

/** Without storage the browser itself may still keep the fields of a server's page. */
const keepPages = (kept: Record<string, Kept>): void =>
  void keep(storage, key, Object.keys(kept).length === 0 ? undefined : kept);

/** The page at the address, which has the same fields in every language. */
const currentPage = (): string => splitLanguage(window.location.pathname).path;

/**
 * The path of the page whose fields stand in the document. The address is ahead of it while another
 * page is fetched and rendered.
 */
let page = currentPage();

/** Keeps what stands in a form's fields now. */
function keepForm(form: HTMLFormElement): void {
  if (appOf(page) !== 'public-site') return;
  const fields = [...fieldsByName()].filter(([, field]) => field.form === form);
  if (fields.length === 0) return;
  const typed = Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field)]));
  const others = readPages();
  const values = { ...others[page]?.values, ...typed };
  keepPages({ ...others, [page]: { at: Date.now(), values } });
}

function forgetTyped(path: string): void {
  const { [path]: _sent, ...others } = readPages();
  keepPages(others);
}

/** Whether the page shows what came of a form that was on another. */
const isAnswer = (): boolean =>
  firstSegment(currentPage()) === firstSegment(publicPages.quoteAnswer.path);

/**
 * Forgets what was typed into a page once its form is gone from it: the server took what it held. Where
 * the answer is a page of its own, it is kept for who goes back.
 */
function clearOnUnmount(form: HTMLFormElement): void {
  const path = page;
  const observer = new MutationObserver(() => {
    if (form.isConnected) return;
    observer.disconnect();
    if (currentPage() === path) forgetTyped(path);
    else if (isAnswer()) {
      const { [path]: sent, ...others } = readPages();
      if (sent) keepPages({ ...others, [path]: { ...sent, isSent: true } });
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * Keeps what is typed from now on.
 * @returns what ends it
 */
export function watchTyping(): () => void {
  const changed = new Set<HTMLFormElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepChanged = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // A form that is gone belonged to another page.
    for (const form of changed) if (form.isConnected) keepForm(form);
    changed.clear();
  };
  const noticeChange = ({ target }: Event): void => {
    const form = target instanceof Element ? target.closest('form') : null;
    // What is given back is kept already, and whether it was sent.
    if (!form || isGiving) return;
    changed.add(form);
    timer ??= setTimeout(keepChanged, pause);
  };
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('input', noticeChange, { signal });
  // Buttons count numbers up and down.
  document.addEventListener('click', noticeChange, { signal });
  // The last letters before somebody leaves; and before the page is another one.
  document.addEventListener('click', keepChanged, { capture: true, signal });
  window.addEventListener('popstate', keepChanged, { signal });
  window.addEventListener('pagehide', keepChanged, { signal });
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      keepChanged();
      if (event.defaultPrevented) clearOnUnmount(form);
      // The browser sends it: the server's page has what was typed, or what came of it.
      else forgetTyped(page);
    },
    { signal },
  );
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}

/** Types into a field as a person does, so that whoever holds its value hears of it. */
function give(field: TypedField, value: string | boolean): void {
  if (isTicked(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  // React notes what is set on the field itself; the prototype's setter goes past it.
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Whether a field may get a value yet: choices may depend on another field, and come after it. */
const canHold = (field: TypedField, value: string | boolean): boolean =>
  !(field instanceof HTMLSelectElement) || [...field.options].some((one) => one.value === value);

/** Whether values are being given back right now. */
let isGiving = false;

/** Ends the giving back to the page before. */
let endGiving = (): void => undefined;

/** Whether the page was loaded again, or gone back to, rather than opened. */
export function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type !== 'navigate';
}

/**
 * Gives back what was kept for the page that is shown from now on, to fields that are there, and
 * for a while to those that appear: a form may come late, and React may make one anew while it
 * takes the page over.
 * @param isReturn whether the visitor has gone back to the page, or loaded it again
 */
export function restoreTyped(isReturn: boolean): void {
  endGiving();
  page = currentPage();
  const { [page]: kept } = readPages();
  if (!kept) return;
  if (kept.isSent && !isReturn) {
    forgetTyped(page);
    return;
  }
  const given = new WeakSet<TypedField>();
  const giveToNewOnes = (): void => {
    isGiving = true;
    for (const [name, field] of fieldsByName()) {
      const value = kept.values[name];
      if (given.has(field) || value === undefined || !canHold(field, value)) continue;
      given.add(field);
      if (valueOf(field) !== value) give(field, value);
    }
    isGiving = false;
  };
  giveToNewOnes();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    // A form that has just come sets its own first values; what was typed comes after them.
    clearTimeout(waiting);
    waiting = setTimeout(giveToNewOnes, settling);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const patient = setTimeout(() => observer.disconnect(), patience);
  endGiving = () => {
    observer.disconnect();
    clearTimeout(waiting);
    clearTimeout(patient);
  };
}
