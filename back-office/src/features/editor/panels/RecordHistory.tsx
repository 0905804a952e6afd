import { errorMessage, useCompany } from 'shared-api/client';
import { entities, type EntityName } from 'shared-api/contract/entities/entities';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import type { HistoryEntry } from 'shared-api/contract/history/history';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { Button } from 'shared-ui/Button';
import { Skeleton } from 'shared-ui/Skeleton';
import type { AnyObject, ObjectSchema } from 'yup';
import { useHistoryQuery } from './historyApi.ts';
import { showInstant } from '../../../instants.ts';
import styles from './RecordPanels.module.css';
import { texts } from '../texts.ts';

const t = texts.history;

/** The audit trail of a record, field by field, the newest first. */
export function RecordHistory({ entity, id }: { entity: EntityName; id: number }) {
  const { timeZone } = useCompany();
  const { data, error, refetch } = useHistoryQuery(
    { entity, id },
    { refetchOnMountOrArgChange: true },
  );
  const schema: ObjectSchema<AnyObject> = entities[entity].schema;
  const fields = new Map(officeWords.labelled(schema).map((field) => [field.name, field]));
  if (error) {
    return (
      <div className={styles['row']}>
        <p role="alert">{errorMessage(error)}</p>
        <Button look="secondary" onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton width="long" />;
  if (data.results.length === 0) return <p>{t.none}</p>;
  return (
    <ol className={styles['list']}>
      {data.results.map((entry, index) => (
        <li key={index}>
          <span>
            <strong>{entry.who}</strong> {t.actions[entry.action]},{' '}
            <time className={styles['when']} dateTime={entry.at}>
              {showInstant(entry.at, timeZone)}
            </time>
          </span>
          {entry.action === 'update' && <Changes entry={entry} fields={fields} />}
        </li>
      ))}
    </ol>
  );
}

function Changes({ entry, fields }: { entry: HistoryEntry; fields: Map<string, Field> }) {
  const names = Object.keys({ ...entry.before, ...entry.after });
  return (
    <dl className={styles['changes']}>
      {names.map((name) => (
        <div key={name}>
          <dt>{fields.get(name)?.label ?? t.others[name] ?? name}</dt>
          <dd>
            {entry.before && name in entry.before && (
              <>
                <del>{textOf(fields.get(name), entry.before[name])}</del> →{' '}
              </>
            )}
            <ins>{textOf(fields.get(name), entry.after?.[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value as a person reads it; long ones are cut. */
function textOf(field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return t.empty;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  const text =
    typeof value === 'string' ? wordOf(field?.words ?? {}, value) : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
