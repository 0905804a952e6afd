import { useState } from 'react';
import type { RecordOf } from 'shared-api/client';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { ActionMenu, ActionMenuItem } from 'shared-ui/ActionMenu';
import { useReplaceSecretMutation } from './employeesApi.ts';
import type { EditorActionsProps } from '../Editor.ts';
import { nameOfEmployee } from './nameOfEmployee.ts';
import { texts } from './texts.ts';
import { useCopyLink } from './useCopyLink.ts';

/** The schedule link, and another one when the old has come into wrong hands. */
export function EmployeeActions({
  record,
  isBusy,
  run,
}: EditorActionsProps<RecordOf<'employees'>>) {
  const [replace] = useReplaceSecretMutation();
  const copy = useCopyLink(record);
  const [isAsked, setAsked] = useState(false);
  const t = texts.replacing;
  return (
    <>
      <ActionMenu label={texts.more}>
        {copy && <ActionMenuItem onClick={() => void copy()}>{texts.copyLink}</ActionMenuItem>}
        <ActionMenuItem disabled={isBusy} onClick={() => setAsked(true)}>
          {texts.newLink}
        </ActionMenuItem>
      </ActionMenu>
      <AlertDialog
        isOpen={isAsked}
        title={t.title(nameOfEmployee(record))}
        closeLabel={t.keep}
        onClose={() => setAsked(false)}
        confirm={{
          label: t.confirm,
          look: 'danger',
          onConfirm: () => {
            setAsked(false);
            run(texts.newLinkFailed, () => replace(record.id));
          },
        }}
      >
        <p>{t.text}</p>
      </AlertDialog>
    </>
  );
}
