import { pathTo, type RecordOf } from 'shared-api/client';
import { DownloadButton } from '../../files/DownloadButton.tsx';
import type { EditorActionsProps } from '../Editor.ts';
import { texts } from './texts.ts';

/** Everything that is stored of a client, for a client who asks for it. */
export const ClientActions = ({ record }: EditorActionsProps<RecordOf<'clients'>>) => (
  <DownloadButton
    path={pathTo('GET /clients/:id/data/', { params: { id: record.id } })}
    fallback={`client-${record.id}.zip`}
    label={texts.exportData}
  />
);
