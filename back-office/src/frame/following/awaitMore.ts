import { unseen } from 'shared-ui/Unseen';
import { leadTo } from './leadTo.ts';
import { moreTexts } from './moreTexts.en.ts';

/** Milliseconds after the keyboard was led on in which a press is still meant for the button. */
const again = 500;

const rowsIn = (area: Element) => [...area.querySelectorAll('tr, li')];

/**
 * Waits for the rows that a button brings, which stands below those that are there: leads the keyboard to the first of
 * them, and has a screen reader say how many they are.
 * @param isByKey whether the button was pressed with the keyboard; who points at it goes on from it while it stays
 * @returns called when the page has changed; says whether the rows have come
 */
export function awaitMore(button: Element, isByKey: boolean): () => boolean {
  let area = button;
  while (area.parentElement && rowsIn(area).length === 0) area = area.parentElement;
  const isAbove = (row: Element): boolean =>
    (row.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const before = rowsIn(area);
  const last = before.findLast(isAbove);
  const below = before.filter((row) => !isAbove(row)).length;
  // Here, since what stands outside of an open window is not said; before the rows, so that it is known by then.
  area.querySelector(':scope > [data-told]')?.remove();
  const told = document.createElement('p');
  told.dataset['told'] = '';
  told.className = unseen ?? '';
  told.setAttribute('role', 'status');
  area.append(told);

  return () => {
    const rows = rowsIn(area);
    const place = last ? rows.indexOf(last) + 1 : 0;
    const count = rows.length - place - below;
    if (place === 0 || count <= 0) return false;
    told.textContent = moreTexts.shown(count);
    const { activeElement } = document;
    // Who has gone on meanwhile is left where they are.
    const next = rows[place];
    if (next && (activeElement === document.body || (isByKey && activeElement === button))) {
      leadTo(next);
      refuseKeysOf(next);
    }
    return true;
  };
}

/** Keeps a row from being opened by a second press of the key that has brought it. */
function refuseKeysOf(row: Element): void {
  const refuse = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  row.addEventListener('keydown', refuse, true);
  setTimeout(() => row.removeEventListener('keydown', refuse, true), again);
}
