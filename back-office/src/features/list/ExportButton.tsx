import {
  errorMessage,
  listQuery,
  showMessage,
  useDispatch,
  useDownloadMutation,
} from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { apiPaths } from 'shared-api/contract/apiPaths';
import { Button } from 'shared-ui/Button';
import type { ListChoice } from './listChoice.ts';

/** Downloads the list as it is searched, filtered and sorted, all of it, as CSV. */
export function ExportButton({ entity, choice }: { entity: EntityName; choice: ListChoice }) {
  const [download, { isLoading }] = useDownloadMutation();
  const dispatch = useDispatch();

  async function save(): Promise<void> {
    const path = `${apiPaths.export(entity)}?${listQuery({ entity, ...choice }).toString()}`;
    const { data, error } = await download({ path, fallback: `${entity}.csv` });
    dispatch(showMessage(data ? data.message : errorMessage(error)));
  }

  return (
    <Button look="secondary" isBusy={isLoading} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
