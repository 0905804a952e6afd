import { useEffect, useState } from 'react';
import { errorMessage } from 'shared-api/client';
import type { ColumnPreview } from 'shared-api/contract/billing/bankImports';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { Link } from 'shared-ui/router';
import { FileDrop } from '../../../files/FileDrop.tsx';
import { useSyncDashboardDataMutation } from '../bankApi.ts';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import { FileOutcomes } from './FileOutcomes.tsx';
import styles from './Statements.module.css';
import { texts } from '../texts.ts';
import { resultOf, useUploads } from './useUploads.ts';

/** Milliseconds after which a reload says that it goes on. */
const longReload = 6000;

/** Where an Admin hands statement files over and reloads the data from the inbox. */
export function Statements() {
  const { uploads, add, send } = useUploads();
  const [reload, { data, error, isLoading }] = useSyncDashboardDataMutation();
  const [asked, setAsked] = useState<{ id: number; file: File; preview: ColumnPreview }>();
  const refused = data?.files.filter(({ outcome }) => outcome === 'refused').length ?? 0;
  return (
    <section className={styles['statements']} aria-labelledby="statements">
      <div className={styles['head']}>
        <h2 id="statements" className={styles['title']}>
          {texts.statements}
        </h2>
        <Button look="secondary" isBusy={isLoading} onClick={() => void reload(undefined)}>
          {texts.reload}
        </Button>
      </div>
      <FileDrop
        hint={texts.drop}
        label={texts.choose}
        accept=".ofx,.qfx,.csv"
        isMultiple
        onFiles={add}
      />
      {isLoading && <ReloadProgress />}
      {error && (
        <p className={styles['failure']} role="alert">
          {texts.reloadFailed} {errorMessage(error)}
        </p>
      )}
      <div className={styles['told']} role="status">
        {data?.files.length === 0 && <p>{data.message}</p>}
        {data && refused > 0 && <p>{texts.setAside(refused, data.files.length)}</p>}
        {data && data.files.length > 0 && (
          <FileOutcomes
            outcomes={data.files.map((file, index) => ({
              key: `${index} ${file.name}`,
              name: file.name,
              ...resultOf(file),
            }))}
          />
        )}
        {uploads.length > 0 && (
          <FileOutcomes
            outcomes={uploads.map(({ id, file, state, text, preview }) => ({
              key: String(id),
              name: file.name,
              state,
              text,
              ...(state === 'failed' && { onRetry: () => send(id, file) }),
              ...(preview && { onColumns: () => setAsked({ id, file, preview }) }),
            }))}
          />
        )}
      </div>
      {asked && (
        <ColumnsDialog
          name={asked.file.name}
          preview={asked.preview}
          onClose={() => setAsked(undefined)}
          onChoose={(mapping) => {
            setAsked(undefined);
            send(asked.id, asked.file, JSON.stringify(mapping));
          }}
        />
      )}
      <Link to={`${routes.bank()}#imports`} className={styles['choose']}>
        {texts.toBank}
      </Link>
    </section>
  );
}

function ReloadProgress() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longReload);
    return () => clearTimeout(timer);
  }, []);
  const text = isLong ? texts.reloadingLong : texts.reloading;
  return (
    <div className={styles['progress']}>
      <progress aria-label={texts.reload} />
      <p role="status">{text}</p>
    </div>
  );
}
