import type { PointerEvent } from 'react';

/** Gives a cell whose text ends in an ellipsis all of it as its title, once it is pointed at. */
export function nameShortened({ target }: PointerEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (!cell) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.innerText;
  else cell.removeAttribute('title');
}
