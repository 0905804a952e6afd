import { useEffect, type RefObject } from 'react';
import { keyTarget } from '../../keyTarget.ts';
import { linkOfRow } from './openRow.ts';

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/**
 * Keys that go from row to row of a list: the arrows within it, and down from its search; J and K from
 * anywhere outside a field. Enter then opens the row, as its link has the focus.
 */
export function useRowKeys(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const target = keyTarget(event);
      const step = steps[key];
      if (step === undefined || ctrlKey || metaKey || altKey || shiftKey) return;
      if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
      const isWithin = container.current?.contains(target) === true;
      if (!mayStep(target, key, isWithin)) return;
      const links = [...(container.current?.querySelectorAll<HTMLElement>('[data-of-row]') ?? [])];
      const at = isWithin
        ? links.findIndex((link) => link === linkOfRow(target.closest('tr')))
        : -1;
      const next = at === -1 ? firstInSight(links) : links[at + step];
      // Above the first row lies the search.
      const search = document.querySelector<HTMLElement>('main input[type="search"]');
      const goal = next ?? (step === -1 ? search : undefined);
      if (!goal) return;
      event.preventDefault();
      goal.focus({ preventScroll: true });
      goal.closest('tr, search')?.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [container]);
}

/** Whether a key that was pressed there means a row. */
function mayStep(target: HTMLElement, key: string, isWithin: boolean): boolean {
  if (target.closest('dialog, [role="menu"], [role="listbox"]')) return false;
  const isLetter = key.length === 1;
  if (target.matches('input[type="search"]')) return key === 'ArrowDown';
  if (target.matches('input, textarea, select') || target.isContentEditable) return false;
  return isLetter || isWithin;
}

/** The first row that nothing hides. */
const firstInSight = (links: readonly HTMLElement[]): HTMLElement | undefined =>
  links.find((link) => (link.closest('tr')?.getBoundingClientRect().top ?? -1) >= 0);
