import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { Table } from 'shared-ui/Table';
import { texts } from '../texts.ts';

const t = texts.kept;

/** A value that somebody else has changed meanwhile, in words. */
export interface ConflictRow {
  name: string;
  was: string;
  theirs: string;
  /** Undefined where it was not changed in the form. */
  yours: string | undefined;
}

interface SettingsConflictProps {
  message: string;
  rows: ConflictRow[];
  onGoOn: () => void;
  onClose: () => void;
}

/** What somebody else has changed meanwhile, and the way on with what was typed. */
export const SettingsConflict = ({ message, rows, onGoOn, onClose }: SettingsConflictProps) => (
  <Dialog title={message} onClose={onClose}>
    <Table
      caption={t.changes}
      isStacked
      columns={[
        { header: t.what, cell: ({ name }) => name },
        { header: t.was, cell: ({ was }) => was },
        { header: t.theirs, cell: ({ theirs }) => theirs },
        { header: t.yours, cell: ({ yours }) => yours ?? t.unchanged },
      ]}
      rows={rows}
      rowKey={({ name }) => name}
    />
    <p>{t.kept}</p>
    <DialogActions>
      <Button look="secondary" onClick={onClose}>
        {t.back}
      </Button>
      <Button onClick={onGoOn}>{t.goOn}</Button>
    </DialogActions>
  </Dialog>
);
