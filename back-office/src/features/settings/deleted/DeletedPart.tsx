import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import type { DeletedRecord } from 'shared-api/contract/entities/deletedRecords';
import {
  entityNames,
  isEntityName,
  type EntityName,
} from 'shared-api/contract/entities/entityNames';
import { Button } from 'shared-ui/Button';
import { Select } from 'shared-ui/Select';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import { screens } from '../../../entities/screens.ts';
import { FailureDialog } from '../../../frame/failures/FailureDialog.tsx';
import { MoreButton } from '../../../frame/more/MoreButton.tsx';
import { PartState } from '../../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { useOutcome } from '../../../frame/useOutcome.ts';
import { showInstant } from '../../../instants.ts';
import { PartHead } from '../PartHead.tsx';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';
import { useDeletedRecordsInfiniteQuery, useRestoreDeletedMutation } from './deletedApi.ts';

const t = texts.deleted;

/** What was deleted of late, by kind, each to be put back. */
export function DeletedPart() {
  const [entity, setEntity] = useState<EntityName | ''>('');
  const {
    currentData: data,
    error,
    isFetching,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useDeletedRecordsInfiniteQuery(entity, { refetchOnMountOrArgChange: true });
  useAgainAfterLogin(error, refetch);
  const records = data?.pages.flatMap(({ results }) => results) ?? [];
  const failure = isFetching ? undefined : error;
  return (
    <section aria-labelledby="settings-deleted">
      <PartHead id="settings-deleted" title={texts.parts.deleted} intro={t.intro}>
        <Select
          label={t.kind}
          empty={t.allKinds}
          options={entityNames.map((value) => ({ value, label: t.plural(value) }))}
          value={entity}
          onChange={({ target: { value } }) => setEntity(isEntityName(value) ? value : '')}
        />
      </PartHead>
      <div className={styles['panel']}>
        {(!data || failure !== undefined) && (
          <PartState
            loading={t.loading}
            failed={t.failed}
            error={failure}
            onRetry={() => void refetch()}
          />
        )}
        {data && records.length === 0 && <p className={styles['empty']}>{t.none}</p>}
        {records.length > 0 && <DeletedTable records={records} />}
      </div>
      {hasNextPage && (
        <p className={styles['older']}>
          <MoreButton isBusy={isFetching} onMore={fetchNextPage} />
        </p>
      )}
    </section>
  );
}

/** What a record was called. */
function nameOf({ entity, id, record }: DeletedRecord): string {
  const name = screens[entity].nameOf({ ...record, id, version: 0 });
  return name ?? t.unnamed(id);
}

function DeletedTable({ records }: { records: readonly DeletedRecord[] }) {
  const { timeZone } = useCompany();
  const { failure, forget, tell } = useOutcome(t.notRestored);
  const [restore, { isLoading, originalArgs }] = useRestoreDeletedMutation();
  // Its row stays until the list is read again, and is not restored twice meanwhile.
  const [restored, setRestored] = useState<number>();

  async function putBack(deleted: DeletedRecord): Promise<void> {
    const { entity, id, deletion } = deleted;
    const { error } = await restore({ entity, id, deletion });
    if (!error) setRestored(deletion);
    tell(error ? { error } : { data: { message: t.restored(entity, nameOf(deleted)) } });
  }

  return (
    <>
      <Table
        caption={t.table}
        isStacked
        columns={[
          { header: t.kind, cell: ({ entity }: DeletedRecord) => t.title(entity) },
          {
            header: t.what,
            cell: (deleted) => <span className={styles['name']}>{nameOf(deleted)}</span>,
          },
          { header: t.who, cell: ({ who }) => who },
          { header: t.when, isUnbroken: true, cell: ({ at }) => showInstant(at, timeZone) },
          { header: t.left, cell: ({ daysLeft }) => t.days(daysLeft) },
          {
            header: t.actions,
            align: 'end',
            isActions: true,
            cell: (deleted) => (
              <Button
                look="quiet"
                disabled={isLoading}
                isBusy={
                  (isLoading && originalArgs?.deletion === deleted.deletion) ||
                  restored === deleted.deletion
                }
                onClick={() => void putBack(deleted)}
              >
                {t.restore}
                <Unseen>{t.unseen(nameOf(deleted))}</Unseen>
              </Button>
            ),
          },
        ]}
        rows={records}
        rowKey={({ deletion }) => deletion}
      />
      <FailureDialog failure={failure} onClose={forget} />
    </>
  );
}
