import type { BoardService } from 'shared-api/contract/schedule/board';
import { AlertDialog } from 'shared-ui/AlertDialog';
import type { Row } from '../model/slots.ts';
import { texts } from '../texts.ts';
import { MoveDialog } from './MoveDialog.tsx';
import type { BoardMoves } from './useBoardMoves.ts';

interface MoveDialogsProps {
  moves: BoardMoves;
  clashes: ReadonlyMap<number, readonly BoardService[]>;
  rows: readonly Row[];
  mayChangeDay: boolean;
}

/** The question before a move that goes against something, and the dialog that asks where to. */
export function MoveDialogs({ moves, clashes, rows, mayChangeDay }: MoveDialogsProps) {
  const { asked, inDialog } = moves;
  return (
    <>
      <AlertDialog
        isOpen={asked !== undefined}
        title={texts.anywayTitle}
        closeLabel={texts.cancel}
        onClose={moves.forget}
        confirm={{
          label: texts.moveAnyway,
          onConfirm: () => asked && moves.moveAnyway(asked),
        }}
      >
        <p>{asked?.words}</p>
      </AlertDialog>
      {inDialog && (
        <MoveDialog
          service={inDialog}
          clashes={clashes.get(inDialog.id) ?? []}
          rows={rows}
          mayChangeDay={mayChangeDay}
          onMove={moves.moveFromDialog}
          onClose={moves.closeDialog}
        />
      )}
    </>
  );
}
