import { Button } from 'shared-ui/Button';
import { Unseen } from 'shared-ui/Unseen';
import kept from '../kept/Kept.module.css';
import { texts } from '../texts.ts';

interface RemoveRowProps {
  /** What the rows are, for those who do not see them. */
  what: string;
  /** Counted from 0. */
  row: number;
  onRemove: () => void;
}

/** The button at the end of a row that takes it out. */
export const RemoveRow = ({ what, row, onRemove }: RemoveRowProps) => (
  <div className={kept['remove']}>
    <Button look="quiet" onClick={onRemove}>
      {texts.booking.remove}
      <Unseen>{texts.booking.rowOf(what, row + 1)}</Unseen>
    </Button>
  </div>
);

/** Rows without one of them. */
export const without = <Row,>(rows: readonly Row[], row: number): Row[] =>
  rows.filter((_, at) => at !== row);

/** Rows of which one has other values. */
export const withPart = <Row,>(rows: readonly Row[], row: number, part: Partial<Row>): Row[] =>
  rows.map((one, at) => (at === row ? { ...one, ...part } : one));
