import { useState } from 'react';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { useLocation } from 'shared-ui/router';
import { nothing, readListChoice, writeListChoice, type ListChoice } from './listChoice.ts';

/** What another screen may ask a list to show, as the state of its address. */
type Asked = Pick<ListChoice, 'filters' | 'label'> | null;

/**
 * Keyword and filter of a list, remembered per entity and restored on return
 * (docs/product/behaviour.md). What another screen asks for is shown in their place, and not
 * remembered.
 */
export function useListChoice(entity: EntityName): [ListChoice, (next: ListChoice) => void] {
  const { state } = useLocation() as { state: Asked };
  const [choice, setChoice] = useState(() =>
    state?.filters ? { ...nothing, ...state } : readListChoice(entity),
  );
  return [
    choice,
    (next) => {
      setChoice(next);
      writeListChoice(entity, next);
    },
  ];
}
