import { DndContext, DragOverlay, pointerWithin } from '@dnd-kit/core';
import { useMemo, useRef, useState } from 'react';
import type { Board as Week, BoardService } from 'shared-api/contract/schedule/board';
import { daysOfWeek } from 'shared-api/contract/schedule/board';
import styles from './Board.module.css';
import { BoardStatus } from './BoardStatus.tsx';
import { BoardTable } from './BoardTable.tsx';
import { DayTabs, panelId } from './DayTabs.tsx';
import { MoveDialog } from './moving/MoveDialog.tsx';
import { byPlace, rowsOf } from './moving/places.ts';
import { ServiceFace } from './ServiceFace.tsx';
import { texts } from './texts.ts';
import { useFocusKept } from './moving/useFocusKept.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { useKeyboardMove } from './moving/useKeyboardMove.ts';
import { useMove } from './moving/useMove.ts';
import { usePointerMove } from './moving/usePointerMove.ts';

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
  const cells = useMemo(() => byPlace(board.services), [board.services]);
  const { moving, mayChangeDay, move } = useMove(board.from, onReload);
  const [refusal, setRefusal] = useState('');
  const [inDialog, setInDialog] = useState<BoardService>();
  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusKept(place);

  async function moveHere(...[service, place]: Parameters<typeof move>): Promise<void> {
    setRefusal('');
    setRefusal((await move(service, place)) ?? '');
  }

  const reachable = mayChangeDay ? days : undefined;
  const keyboard = useKeyboardMove({ rows, days: reachable, cells }, (service, place) => {
    keepFocus(service.id);
    void moveHere(service, place);
  });
  const pointer = usePointerMove((service, place) => void moveHere(service, place));

  const table = (
    <BoardTable
      rows={rows}
      days={days}
      today={today}
      cells={cells}
      moving={moving}
      lifted={pointer.lifted ?? keyboard.held?.service}
      target={keyboard.held?.place}
      isOnlyDay={isNarrow}
      mayChangeDay={mayChangeDay}
      caption={texts.caption(texts.range(board.from, board.to))}
      cardEvents={keyboard.eventsOf}
      onMove={(service) => {
        setRefusal('');
        setInDialog(service);
      }}
    />
  );

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
      <div ref={place} {...(isNarrow && { id: panelId, role: 'tabpanel' })}>
        {table}
      </div>
      <DragOverlay dropAnimation={null}>
        {pointer.lifted && (
          <div className={styles['lifted']} data-testid="board-lifted">
            <ServiceFace service={pointer.lifted} />
          </div>
        )}
      </DragOverlay>
      <BoardStatus
        said={keyboard.said}
        isHolding={keyboard.held !== undefined}
        refusal={refusal}
        onDismiss={() => setRefusal('')}
      />
      {inDialog && (
        <MoveDialog
          service={inDialog}
          rows={rows}
          mayChangeDay={mayChangeDay}
          onMove={(place) => {
            keepFocus(inDialog.id);
            return move(inDialog, place);
          }}
          onClose={() => setInDialog(undefined)}
        />
      )}
    </DndContext>
  );
}
