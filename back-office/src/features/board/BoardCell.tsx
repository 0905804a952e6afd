import { useDroppable } from '@dnd-kit/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from 'shared-ui/classNames';
import styles from './Board.module.css';
import { keyOf, type Slot } from './moving/slots.ts';

interface BoardCellProps {
  slot: Slot;
  isToday: boolean;
  /** Whether what is being moved may not come here. */
  isBarred: boolean;
  /** Whether the keyboard would drop here. */
  isTarget: boolean;
  children: ReactNode;
}

/** One employee's day: its services, and where others can be dropped. */
export function BoardCell({ slot, isToday, isBarred, isTarget, children }: BoardCellProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  const { setNodeRef, isOver } = useDroppable({ id: keyOf(slot), data: slot });
  useEffect(() => {
    if (isTarget) cell.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isTarget]);
  return (
    <td
      ref={(element) => {
        cell.current = element;
        setNodeRef(element);
      }}
      data-slot={keyOf(slot)}
      className={classNames(
        isToday && styles['today'],
        isBarred && styles['barred'],
        (isOver || isTarget) && !isBarred && styles['target'],
      )}
    >
      <ul className={styles['cards']}>{children}</ul>
    </td>
  );
}
