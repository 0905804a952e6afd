import type { RecordOf } from 'shared-api/client';
import { ActionMenu, ActionMenuItem } from 'shared-ui/ActionMenu';
import { useReplaceSecretMutation } from './employeesApi.ts';
import type { EditorActionsProps } from '../Editor.ts';
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
  return (
    <ActionMenu label={texts.more}>
      {copy && <ActionMenuItem onClick={() => void copy()}>{texts.copyLink}</ActionMenuItem>}
      <ActionMenuItem
        disabled={isBusy}
        onClick={() => run(texts.newLinkFailed, () => replace(record.id))}
      >
        {texts.newLink}
      </ActionMenuItem>
    </ActionMenu>
  );
}
