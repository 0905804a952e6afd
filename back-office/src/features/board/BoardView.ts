import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import type { Place, Row } from './model/slots.ts';

/** What each view of the board is given. */
export interface BoardViewProps {
  rows: readonly Row[];
  /** The seven days. */
  week: readonly string[];
  today: string;
  /** Services by slot. */
  cells: ReadonlyMap<string, readonly BoardService[]>;
  /** What overlaps, by the id of each. */
  clashes: ReadonlyMap<number, readonly BoardService[]>;
  moving: ReadonlyMap<number, Place>;
  /** The service that is being moved. */
  lifted: BoardService | undefined;
  /** Whether the keyboard holds it. */
  isHeld: boolean;
  /** Where it would be dropped. */
  target: Place | undefined;
  mayChangeDay: boolean;
  /** The element that holds all cards. */
  scroller: RefObject<HTMLDivElement | null>;
  /** What it listens to. */
  events: {
    onKeyDown: (event: KeyboardEvent) => void;
    onKeyUp: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}
