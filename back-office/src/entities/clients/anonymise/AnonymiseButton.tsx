import { Suspense, useState } from 'react';
import type { RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { lazyPart } from '../../../loadPart.ts';
import type { EditorActionsProps } from '../../Editor.ts';
import type { AnonymiseDialogProps } from './AnonymiseDialog.tsx';
import { texts } from './texts.ts';

const AnonymiseDialog = lazyPart<'AnonymiseDialog', AnonymiseDialogProps>(
  () => import(/* webpackChunkName: "anonymise" */ './AnonymiseDialog.tsx'),
  'AnonymiseDialog',
);

/** Opens the window that erases what is known of a client. */
export function AnonymiseButton({ record, isBusy, run }: EditorActionsProps<RecordOf<'clients'>>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" disabled={isBusy} onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AnonymiseDialog record={record} run={run} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
