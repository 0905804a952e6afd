import { useState, type ComponentProps } from 'react';
import { Button } from 'shared-ui/Button';
import { latePart } from '../../../late/loadPart.ts';
import type { BulkActionsProps } from '../../Screen.ts';
import type { BillDialogProps } from './BillDialog.tsx';
import { texts } from './texts.ts';

const BillDialog = latePart<'BillDialog', BillDialogProps>(
  () => import(/* webpackChunkName: "bill" */ './BillDialog.tsx'),
  'BillDialog',
);

interface BillButtonProps extends BulkActionsProps {
  look?: ComponentProps<typeof Button>['look'];
  size?: ComponentProps<typeof Button>['size'];
  disabled?: boolean;
}

/** Opens the window that makes drafts of visits that are done. */
export function BillButton({ selection, onDone, look, size, disabled }: BillButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look={look ?? 'secondary'}
        {...(size && { size })}
        disabled={disabled === true}
        onClick={() => setOpen(true)}
      >
        {texts.button}
      </Button>
      {isOpen && (
        <BillDialog selection={selection} onDone={onDone} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
