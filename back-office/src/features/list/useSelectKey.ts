import { useEffect, type RefObject } from 'react';
import type { AnyRecord } from 'shared-api/client';

/**
 * X selects the row that has the focus, before anything is selected too.
 * @param onSelect undefined while nothing begins with the key
 */
export function useSelectKey(
  container: RefObject<HTMLElement | null>,
  records: readonly AnyRecord[],
  onSelect: ((record: AnyRecord) => void) | undefined,
): void {
  useEffect(() => {
    if (!onSelect) return undefined;
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (key !== 'x' || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
      if (!container.current?.contains(target) || target.closest('dialog, [role="menu"]')) return;
      const record = records[Number(target.closest('tr')?.dataset['index'])];
      if (record) onSelect(record);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [container, records, onSelect]);
}
