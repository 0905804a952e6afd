import { useMemo, useRef } from 'react';
import type { Board as Week, BoardService } from 'shared-api/contract/schedule/board';
import { daysOfWeek } from 'shared-api/contract/values/days';
import styles from './Board.module.css';
import type { BoardViewProps } from './BoardView.ts';
import { BoardStatus } from './BoardStatus.tsx';
import { CardHint } from './card/CardHint.tsx';
import { howToMoveId } from './card/ServiceCard.tsx';
import { ServiceFace } from './card/ServiceFace.tsx';
import { DayBoard } from './day/DayBoard.tsx';
import { DayList } from './list/DayList.tsx';
import { clashesOf } from './model/clashes.ts';
import { shortTime } from './model/clockSpan.ts';
import { bySlot, keyOf, rowsOf, type Place, type Row } from './model/slots.ts';
import { stepInDay, stepInWeek } from './model/steps.ts';
import { MoveDialogs } from './moving/MoveDialogs.tsx';
import { useBoardMoves } from './moving/useBoardMoves.ts';
import { useMove } from './moving/useMove.ts';
import { texts } from './texts.ts';
import type { BoardPlace } from './useBoardPlace.ts';
import { WeekBoard } from './week/WeekBoard.tsx';

interface BoardProps {
  board: Week;
  place: BoardPlace;
  /** Whether there is room for one day only. */
  isNarrow: boolean;
  onReload: () => void;
}

/** The board of a week or a day, and the three ways to move a service on it. */
export function Board({ board, place, isNarrow, onReload }: BoardProps) {
  const { day, someDay, today } = place;
  const isDayView = day !== undefined && !isNarrow;
  const week = useMemo(() => daysOfWeek(board.from), [board.from]);
  const days = useMemo(() => (isNarrow ? [someDay] : week), [isNarrow, someDay, week]);
  const rows = useMemo(() => rowsOf(board.employees), [board.employees]);
  const wordsOf = (to: Place): string => placeWords(to, rows, isDayView);
  const { services, moving, mayChangeDay, move } = useMove(
    board.from,
    board.services,
    wordsOf,
    onReload,
  );
  const cells = useMemo(() => bySlot(services), [services]);
  const clashes = useMemo(() => clashesOf(services), [services]);
  const scroller = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const moves = useBoardMoves(scroller, overlay, {
    services,
    moving,
    move,
    mayChangeDay,
    step: (from, key) =>
      isDayView ? stepInDay(from, key, rows) : stepInWeek(from, key, rows, days),
    wordsOf,
    wordsOver: (over) =>
      isDayView
        ? texts.overPlace(wordsOf(over))
        : texts.overCell(wordsOf(over), cells.get(keyOf(over))?.length ?? 0),
  });
  const { keyboard, pointer, asked, inDialog } = moves;

  const view: BoardViewProps = {
    rows,
    week,
    today,
    cells,
    clashes,
    moving,
    lifted: moves.lifted,
    isHeld: keyboard.held !== undefined && pointer.lifted === undefined,
    target: moves.target,
    mayChangeDay,
    scroller,
    events: { ...keyboard.events, onClick: (event) => moves.onClick(event.target) },
  };

  return (
    <>
      {/* Only cards that may be moved are described by it. */}
      <p id={howToMoveId} hidden>
        {texts.howToMove}
      </p>
      {isNarrow ? (
        <DayList {...view} day={someDay} />
      ) : isDayView ? (
        <DayBoard {...view} day={day} />
      ) : (
        <WeekBoard {...view} />
      )}
      <div ref={overlay} className={styles['overlay']}>
        {pointer.lifted && (
          <Lifted service={pointer.lifted} time={isDayView ? pointer.over?.time : undefined} />
        )}
      </div>
      <CardHint
        board={scroller}
        services={services}
        clashes={clashes}
        isSilent={moves.lifted !== undefined || inDialog !== undefined || asked !== undefined}
      />
      <BoardStatus
        said={keyboard.said}
        isHolding={keyboard.held !== undefined}
        refusal={moves.refusal}
        onDismiss={moves.dismiss}
      />
      <MoveDialogs moves={moves} clashes={clashes} rows={rows} mayChangeDay={mayChangeDay} />
    </>
  );
}

/** A place in words: with the time where that is what is chosen, else with the day. */
function placeWords(place: Place, rows: readonly Row[], isDayView: boolean): string {
  const { employeeId, day, time } = place;
  const name = rows.find((row) => row.employeeId === employeeId)?.name ?? texts.nobody;
  return isDayView ? texts.atTime(name, shortTime(time)) : texts.onDay(name, day);
}

/** The service under the pointer. */
const Lifted = ({ service, time }: { service: BoardService; time: string | undefined }) => (
  <div className={styles['lifted']} data-testid="board-lifted">
    {time !== undefined && <p className={styles['liftedTime']}>{shortTime(time)}</p>}
    <ServiceFace service={service} clashes={undefined} />
  </div>
);
