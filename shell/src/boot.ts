import type { BootData } from 'shared-api/contract/pages/boot';

/**
 * Reads the boot data from the page.
 * @throws Error if there is none, because the server did not compose the page
 */
export function readBootData(): BootData {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('The page carries no boot data.');
  return JSON.parse(text) as BootData;
}
