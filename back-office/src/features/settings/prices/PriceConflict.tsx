import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import type { PriceField } from './priceGroups.ts';
import { changedPaths, type PriceText } from './priceText.ts';
import { texts } from '../texts.ts';

interface PriceConflictProps {
  message: string;
  was: PriceText;
  theirs: PriceText;
  yours: PriceText;
  fields: readonly PriceField[];
  onGoOn: () => void;
  onClose: () => void;
}

/** What somebody else has changed meanwhile, and the way on with what was typed. */
export function PriceConflict(props: PriceConflictProps) {
  const { message, was, theirs, yours, fields, onGoOn, onClose } = props;
  const changed = new Set(changedPaths(was, theirs));
  const rows = fields.filter(({ path }) => changed.has(path));
  return (
    <Dialog title={message} onClose={onClose}>
      {rows.length === 0 ? (
        <p>{texts.conflict.none}</p>
      ) : (
        <Table
          caption={texts.conflict.changes}
          isStacked
          columns={[
            { header: texts.conflict.field, cell: ({ group, label }) => `${group}: ${label}` },
            { header: texts.conflict.was, align: 'end', cell: ({ path }) => was[path] },
            { header: texts.conflict.theirs, align: 'end', cell: ({ path }) => theirs[path] },
            {
              header: texts.conflict.yours,
              align: 'end',
              cell: ({ path }) =>
                yours[path] === was[path] ? texts.conflict.unchanged : yours[path],
            },
          ]}
          rows={rows}
          rowKey={({ path }) => path}
        />
      )}
      <p>{texts.conflict.kept}</p>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {texts.conflict.back}
        </Button>
        <Button onClick={onGoOn}>{texts.conflict.goOn}</Button>
      </DialogActions>
    </Dialog>
  );
}
