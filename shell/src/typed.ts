import { appOf } from 'shared-api/contract/paths';

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
const keptFor = 30 * 60_000;

interface Kept {
  at: number;
  /** Each field's name with its place among those of the same name, and what it holds. */
  values: Record<string, string | boolean>;
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

/** What is kept, by page. */
function readKept(): Record<string, Kept> {
  try {
    const all = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, Kept>;
    return Object.fromEntries(
      Object.entries(all).filter(([, { at }]) => at > Date.now() - keptFor),
    );
  } catch {
    return {};
  }
}

function writeKept(kept: Record<string, Kept>): void {
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage the fields of a server's page may still be kept by the browser itself.
  }
}

/** Keeps what stands in the page's fields now. */
export function keepTyped(): void {
  const path = window.location.pathname;
  if (appOf(path) !== 'public-site') return;
  const values = Object.fromEntries(
    [...fieldsByName()].map(([name, field]) => [name, valueOf(field)]),
  );
  if (Object.keys(values).length === 0) return;
  writeKept({ ...readKept(), [path]: { at: Date.now(), values } });
}

/** What was sent is with the server now. */
function forgetTyped(): void {
  const { [window.location.pathname]: _sent, ...others } = readKept();
  writeKept(others);
}

/** Keeps what is typed from now on. */
export function watchTyping(): void {
  let isWaiting = false;
  document.addEventListener('input', () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      keepTyped();
    }, pause);
  });
  // The last letters before somebody leaves; and before the address is another page's.
  document.addEventListener('click', () => isWaiting && keepTyped(), { capture: true });
  window.addEventListener('pagehide', () => isWaiting && keepTyped());
  document.addEventListener('submit', forgetTyped);
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

/**
 * Gives back what was kept for this page, to fields that are there, and for a while to those that
 * appear: a form may come late, and React may make one anew while it takes the page over.
 * @returns what ends it early
 */
export function giveTypedBack(): () => void {
  const path = window.location.pathname;
  const { [path]: kept } = readKept();
  if (!kept) return () => undefined;
  const given = new WeakSet<TypedField>();
  const giveToNewOnes = (): void => {
    for (const [name, field] of fieldsByName()) {
      if (given.has(field)) continue;
      given.add(field);
      const value = kept.values[name];
      if (value !== undefined && valueOf(field) !== value) give(field, value);
    }
  };
  giveToNewOnes();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    observer.disconnect();
    clearTimeout(waiting);
  };
  const observer = new MutationObserver(() => {
    if (window.location.pathname !== path) {
      end();
      return;
    }
    // A form that has just come sets its own first values; what was typed comes after them.
    clearTimeout(waiting);
    waiting = setTimeout(giveToNewOnes, settling);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
  return end;
}
