import { useState } from 'react';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { readListChoice, writeListChoice, type ListChoice } from './listChoice.ts';

/** Keyword and filter of a list, remembered per entity and restored on return (specification 4). */
export function useListChoice(entity: EntityName): [ListChoice, (next: ListChoice) => void] {
  const [choice, setChoice] = useState(() => readListChoice(entity));
  return [
    choice,
    (next) => {
      setChoice(next);
      writeListChoice(entity, next);
    },
  ];
}
