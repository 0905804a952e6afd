import { DndContext, DragOverlay, pointerWithin } from '@dnd-kit/core';
import { useMemo, useRef, useState } from 'react';
import type { Board as Week, BoardService } from 'shared-api/contract/schedule/board';
import { daysOfWeek } from 'shared-api/contract/values/days';
import styles from './Board.module.css';
import { BoardStatus } from './BoardStatus.tsx';
import { BoardTable } from './BoardTable.tsx';
import { DayTabs, panelId } from './DayTabs.tsx';
import { MoveDialog } from './moving/MoveDialog.tsx';
import { bySlot, rowsOf } from './moving/slots.ts';
import { ServiceFace } from './ServiceFace.tsx';
import { texts } from './texts.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { useBoardMoves } from './moving/useBoardMoves.ts';

interface BoardProps {
  board: Week;
  today: string;
  onReload: () => void;
}

// The board speaks for itself, by the keyboard's way of moving.
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The board of a week, and the three ways to move a service on it. */
export function Board({ board, today, onReload }: BoardProps) {
  const isNarrow = useIsNarrow();
  const week = daysOfWeek(board.from);
  const [day, setDay] = useState(week.includes(today) ? today : board.from);
  const days = isNarrow ? [day] : week;
  const rows = useMemo(() => rowsOf(board.employees), [board.employees]);
  const cells = useMemo(() => bySlot(board.services), [board.services]);
  const container = useRef<HTMLDivElement>(null);
  const moves = useBoardMoves(container, { week: board.from, rows, days, cells }, onReload);
  const { keyboard, pointer, inDialog, mayChangeDay } = moves;

  return (
    <DndContext
      {...pointer.context}
      collisionDetection={pointerWithin}
      accessibility={{
        announcements: silent,
        screenReaderInstructions: { draggable: texts.howToMove },
        restoreFocus: false,
      }}
    >
      {isNarrow && <DayTabs days={week} day={day} today={today} cells={cells} onChoose={setDay} />}
      <div ref={container} {...(isNarrow && { id: panelId, role: 'tabpanel' })}>
        <BoardTable
          rows={rows}
          days={days}
          today={today}
          cells={cells}
          moving={moves.moving}
          lifted={pointer.lifted ?? keyboard.held?.service}
          target={keyboard.held?.slot}
          isOnlyDay={isNarrow}
          mayChangeDay={mayChangeDay}
          caption={texts.caption(texts.range(board.from, board.to))}
          cardEvents={keyboard.eventsOf}
          onMove={moves.openDialog}
        />
      </div>
      <Lifted service={pointer.lifted} />
      <BoardStatus
        said={keyboard.said}
        isHolding={keyboard.held !== undefined}
        refusal={moves.refusal}
        onDismiss={moves.dismiss}
      />
      {inDialog && (
        <MoveDialog
          service={inDialog}
          rows={rows}
          mayChangeDay={mayChangeDay}
          onMove={(to) => moves.moveFromDialog(inDialog, to)}
          onClose={moves.closeDialog}
        />
      )}
    </DndContext>
  );
}

/** The service under the pointer. */
const Lifted = ({ service }: { service: BoardService | undefined }) => (
  <DragOverlay dropAnimation={null}>
    {service && (
      <div className={styles['lifted']} data-testid="board-lifted">
        <ServiceFace service={service} />
      </div>
    )}
  </DragOverlay>
);
