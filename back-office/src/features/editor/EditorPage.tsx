import {
  errorBody,
  errorMessage,
  errorStatus,
  useCompany,
  useRecordQuery,
} from 'shared-api/client';
import { entities, type EntityName } from 'shared-api/contract/entities/entities';
import { newRecord } from 'shared-api/contract/fields/schemas';
import { Button } from 'shared-ui/Button';
import { useLocation } from 'shared-ui/router';
import { useState } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { editors } from '../../entities/editors.ts';
import { LeadingWords } from '../../frame/failures/Refusal.tsx';
import { EmptyEditor } from './EmptyEditor.tsx';
import { EditorForm } from './EditorForm.tsx';
import styles from './EditorPage.module.css';
import { WaitingEditor } from './WaitingEditor.tsx';
import type { FollowUp } from './saving/useRecordActions.ts';
import { texts } from './texts.ts';

interface EditorPageProps {
  entity: EntityName;
  /** The id in the address: a number, or the word "new" (docs/product/office.md). */
  id: string;
}

/** The editor of one record, or of a new one (docs/product/office.md). */
export function EditorPage({ entity, id }: EditorPageProps) {
  return id === 'new' ? (
    <NewRecord entity={entity} />
  ) : (
    <StoredRecord entity={entity} id={Number(id)} />
  );
}

/** What another screen may give a new record to begin with, as the state of its address. */
type Given = { fields?: Record<string, unknown>; followUp?: FollowUp } | null;

function NewRecord({ entity }: { entity: EntityName }) {
  const { state } = useLocation() as { state: Given };
  const company = useCompany();
  const schema: ObjectSchema<AnyObject> = entities[entity].schema;
  const [record] = useState(() => {
    const { follows, asks = [] } = editors[entity];
    const asked = Object.fromEntries(asks.map((name) => [name, null]));
    const fields = { ...newRecord(schema), ...asked, ...state?.fields };
    const followed = Object.entries(fields).map(([name, value]) =>
      follows?.(name, value, company, {}),
    );
    return Object.assign(fields, ...followed) as Record<string, unknown>;
  });
  return <EditorForm entity={entity} record={record} followUp={state?.followUp} />;
}

function StoredRecord({ entity, id }: { entity: EntityName; id: number }) {
  const { currentData, error, refetch, isFetching } = useRecordQuery(
    { entity, id },
    { refetchOnMountOrArgChange: true },
  );
  // An open editor keeps what it began with until nothing is typed: no later answer replaces that.
  const [record, setRecord] = useState(isFetching ? undefined : currentData);
  if (!record && currentData && !isFetching) setRecord(currentData);
  if (record) {
    const latest = isFetching ? undefined : currentData;
    return (
      <EditorForm
        key={record.id}
        entity={entity}
        record={record}
        latest={latest}
        onRenew={setRecord}
      />
    );
  }
  if (!error) return <WaitingEditor entity={entity} />;
  const isMissing = errorStatus(error) === 404;
  // A client who was merged: the other one is a click away.
  const leadsTo = errorBody(error)?.leadsTo;
  return (
    <>
      <title>{texts.title(entity)}</title>
      <div className={styles['failure']}>
        <h1 className={styles['title']}>{texts.title(entity)}</h1>
        <p role="alert">
          {leadsTo ? (
            <LeadingWords text={errorMessage(error)} leadsTo={leadsTo} />
          ) : (
            texts.fetchFailed(entity, id, errorMessage(error))
          )}
        </p>
        {!isMissing && <Button onClick={() => void refetch()}>{texts.again}</Button>}
      </div>
      {!leadsTo && <EmptyEditor entity={entity} />}
    </>
  );
}
