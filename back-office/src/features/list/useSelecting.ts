import { useCallback, useState } from 'react';
import type { AnyRecord } from 'shared-api/client';

/** Whether rows of a list are selected, and with which of them that began. */
interface Selecting {
  isSelecting: boolean;
  /** The row with which a key has begun it, while the same list is shown. */
  first: number | undefined;
  /** Begins with a row. */
  begin: (record: AnyRecord) => void;
  /** Begins without one, or ends it. */
  select: (isOn: boolean) => void;
}

/** @param shown identifies the list that is shown: what was selected goes with it */
export function useSelecting(shown: string): Selecting {
  const [isSelecting, setSelecting] = useState(false);
  const [first, setFirst] = useState<{ id: number; in: string }>();
  const begin = useCallback(
    ({ id }: AnyRecord): void => {
      setFirst({ id, in: shown });
      setSelecting(true);
    },
    [shown],
  );
  return {
    isSelecting,
    first: first?.in === shown ? first.id : undefined,
    begin,
    select: (isOn) => {
      setFirst(undefined);
      setSelecting(isOn);
    },
  };
}
