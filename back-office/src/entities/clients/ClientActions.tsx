import { pathTo, useSession, type RecordOf } from 'shared-api/client';
import { may } from 'shared-api/contract/staff/permissions';
import { DownloadButton } from '../../files/DownloadButton.tsx';
import type { EditorActionsProps } from '../Editor.ts';
import { AnonymiseButton } from './anonymise/AnonymiseButton.tsx';
import { texts } from './texts.ts';

/** Everything that is stored of a client, for a client who asks for it, and its erasure for one who asks for that. */
export const ClientActions = (props: EditorActionsProps<RecordOf<'clients'>>) => {
  const role = useSession()?.role;
  return (
    <>
      <DownloadButton
        path={pathTo('GET /clients/:id/data/', { params: { id: props.record.id } })}
        fallback={`client-${props.record.id}.zip`}
        label={texts.exportData}
      />
      {role !== undefined && may(role, 'people') && <AnonymiseButton {...props} />}
    </>
  );
};
