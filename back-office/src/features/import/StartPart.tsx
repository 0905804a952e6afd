import { useState } from 'react';
import { errorBody, errorMessage } from 'shared-api/client';
import {
  importableNames,
  type ImportableName,
} from 'shared-api/contract/entities/importing/imports';
import { routes } from 'shared-api/contract/pages/officePaths';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { useNavigate } from 'shared-ui/router';
import { FileDrop } from '../../files/FileDrop.tsx';
import { EverythingPart } from './EverythingPart.tsx';
import { useUploadImportMutation } from './importApi.ts';
import styles from './ImportPage.module.css';
import { PastImports } from './list/PastImports.tsx';
import { texts } from './texts.ts';

/** What is to be imported, from which file; below, what was imported before. */
export function StartPart({ entity: asked }: { entity: ImportableName }) {
  const [entity, setEntity] = useState(asked);
  const [upload, { isLoading, originalArgs, error }] = useUploadImportMutation();
  const navigate = useNavigate();

  async function send(file: File | undefined): Promise<void> {
    if (!file || isLoading) return;
    const { data } = await upload({ file, entity });
    if (data) void navigate(routes.imports({ id: data.id }));
  }

  return (
    <>
      <h1 className={styles['title']}>{texts.title}</h1>
      <p className={styles['intro']}>{texts.intro}</p>
      <section className={styles['panel']}>
        <RadioGroup
          legend={texts.what}
          options={importableNames.map((value) => ({ value, label: texts.names[value] }))}
          value={entity}
          onChoose={setEntity}
        />
        <p className={styles['soft']}>{texts.order}</p>
        <FileDrop
          hint={texts.drop}
          label={texts.choose}
          accept=".csv,.txt,.tsv,text/csv"
          onFiles={([file]) => void send(file)}
        />
        <div role="status" className={styles['told']}>
          {isLoading && <p>{texts.reading(originalArgs?.file.name ?? '')}</p>}
        </div>
        {error !== undefined && !isLoading && (
          <p className={styles['failure']} role="alert">
            {errorBody(error)?.errors?.['file'] ?? errorMessage(error)}
          </p>
        )}
      </section>
      <PastImports />
      <EverythingPart />
    </>
  );
}
