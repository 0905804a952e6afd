/**
 * Keeps what was typed over a reload that the shell asks for, in this tab: taken from the fields as
 * they stand, and given back to the fields of the same page.
 */
const key = 'typed';
/** Milliseconds for which fields that appear late still get back what was in them. */
const patience = 15_000;

interface Kept {
  path: string;
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

/** Keeps what stands in the page's fields now. */
export function keepTyped(): void {
  const values = Object.fromEntries(
    [...fieldsByName()].map(([name, field]) => [name, valueOf(field)]),
  );
  if (Object.keys(values).length === 0) return;
  const kept: Kept = { path: window.location.pathname, values };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage the fields of a server's page may still be kept by the browser itself.
  }
}

function take(): Kept | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return (JSON.parse(text ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
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

/** Gives back what was kept, to fields that are there and to those that appear soon. */
export function giveTypedBack(): void {
  const kept = take();
  if (kept?.path !== window.location.pathname) return;
  const rest = new Map(Object.entries(kept.values));
  const giveWhatIsThere = (): void => {
    const fields = fieldsByName();
    for (const [name, value] of rest) {
      const field = fields.get(name);
      if (!field) continue;
      if (valueOf(field) !== value) give(field, value);
      rest.delete(name);
    }
  };
  giveWhatIsThere();
  if (rest.size === 0) return;
  const observer = new MutationObserver(() => {
    giveWhatIsThere();
    if (rest.size === 0) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
}
