import type { BootData } from 'shared-api/contract/pages/boot';

/**
 * Reads what the server put into the page.
 * @throws Error when the page carries none: it was not composed by the server
 */
export function readBootData(): BootData {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('The page carries no boot data.');
  return JSON.parse(text) as BootData;
}
