import { useState } from 'react';
import { keepText, readKeptText } from 'shared-api/kept';

const key = 'compact-lists';
const storage = (): Storage => localStorage;

/** Whether the rows of all lists stand close together, as it was chosen in this browser. */
export function useDensity(): [boolean, (isCompact: boolean) => void] {
  const [isCompact, setCompact] = useState(() => readKeptText(storage, key) !== undefined);
  return [
    isCompact,
    (next) => {
      setCompact(next);
      keepText(storage, key, next ? 'yes' : undefined);
    },
  ];
}
