import type { FormText } from 'shared-api/contract/quotes/formText';

/**
 * What was typed into the server's HTML before React took the form over: changed fields alone. A
 * field that is never to be sent has no name, but `data-field`.
 */
export function typedBefore(form: HTMLFormElement | null): FormText {
  const typed: FormText = {};
  for (const field of form?.querySelectorAll<
    HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  >('input, select, textarea') ?? []) {
    const { value } = field;
    const name = field.name === '' ? field.dataset['field'] : field.name;
    // A file's value is no text; who shows the field takes the files themselves.
    if (name === undefined || field.type === 'file') continue;
    if (field instanceof HTMLSelectElement) {
      const first = [...field.options].find(({ defaultSelected }) => defaultSelected);
      if (value !== (first ?? field.options[0])?.value) typed[name] = value;
    } else if (field instanceof HTMLInputElement && field.type === 'radio') {
      if (field.checked && !field.defaultChecked) typed[name] = value;
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked !== field.defaultChecked) typed[name] = field.checked ? 'on' : '';
    } else if (value !== field.defaultValue) typed[name] = value;
  }
  return typed;
}
