import { errorMessage, listQuery, pathTo, showMessage, useDispatch } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { Button } from 'shared-ui/Button';
import { useDownloadMutation } from '../../api/downloadApi.ts';
import type { ListChoice } from '../../listChoice.ts';
import { texts } from './texts.ts';

/** Downloads the list as it is searched, filtered and sorted, all of it, as CSV. */
export function ExportButton({ entity, choice }: { entity: EntityName; choice: ListChoice }) {
  const [download, { isLoading }] = useDownloadMutation();
  const dispatch = useDispatch();

  async function save(): Promise<void> {
    const path = pathTo(`GET /${entity}/export/`, { query: listQuery({ entity, ...choice }) });
    const { data, error } = await download({ path, fallback: `${entity}.csv` });
    dispatch(showMessage(data ? data.message : errorMessage(error)));
  }

  return (
    <Button look="secondary" isBusy={isLoading} onClick={() => void save()}>
      {texts.exportCsv}
    </Button>
  );
}
