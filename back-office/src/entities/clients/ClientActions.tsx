import { useState } from 'react';
import { errorMessage, pathTo, showMessage, useDispatch, type RecordOf } from 'shared-api/client';
import { may } from 'shared-api/contract/staff/permissions';
import { ActionMenu, ActionMenuItem } from 'shared-ui/ActionMenu';
import { useDownloadMutation } from '../../api/downloadApi.ts';
import { latePart } from '../../late/loadPart.ts';
import type { EditorActionsProps } from '../Editor.ts';
import type { AnonymiseDialogProps } from './anonymise/AnonymiseDialog.tsx';
import { texts as anonymiseTexts } from './anonymise/texts.ts';
import type { MergeDialogProps } from './merge/MergeDialog.tsx';
import { texts as mergeTexts } from './merge/texts.ts';
import { texts } from './texts.ts';
import { useRole } from '../../useRole.ts';

const AnonymiseDialog = latePart<'AnonymiseDialog', AnonymiseDialogProps>(
  () => import(/* webpackChunkName: "anonymise" */ './anonymise/AnonymiseDialog.tsx'),
  'AnonymiseDialog',
);

const MergeDialog = latePart<'MergeDialog', MergeDialogProps>(
  () => import(/* webpackChunkName: "merge" */ './merge/MergeDialog.tsx'),
  'MergeDialog',
);

/**
 * What is seldom done with a client: everything that is stored for one who asks for it, a merge with another, and
 * erasure for one who asks for that.
 */
export function ClientActions({ record, isBusy, run }: EditorActionsProps<RecordOf<'clients'>>) {
  const role = useRole() ?? 'Employee';
  const [opened, setOpened] = useState<'merge' | 'anonymise'>();
  const [download, { isLoading }] = useDownloadMutation();
  const dispatch = useDispatch();
  const close = (): void => setOpened(undefined);

  async function exportData(): Promise<void> {
    const path = pathTo('GET /clients/:id/data/', { params: { id: record.id } });
    const { data, error } = await download({ path, fallback: `client-${record.id}.zip` });
    dispatch(showMessage(data ? data.message : errorMessage(error)));
  }

  return (
    <>
      <ActionMenu label={texts.more}>
        <ActionMenuItem disabled={isLoading} onClick={() => void exportData()}>
          {texts.exportData}
        </ActionMenuItem>
        {may(role, 'clients') && (
          <ActionMenuItem disabled={isBusy} onClick={() => setOpened('merge')}>
            {mergeTexts.button}
          </ActionMenuItem>
        )}
        {may(role, 'people') && (
          <ActionMenuItem disabled={isBusy} onClick={() => setOpened('anonymise')}>
            {anonymiseTexts.button}
          </ActionMenuItem>
        )}
      </ActionMenu>
      {opened === 'merge' && <MergeDialog record={record} onClose={close} />}
      {opened === 'anonymise' && <AnonymiseDialog record={record} run={run} onClose={close} />}
    </>
  );
}
