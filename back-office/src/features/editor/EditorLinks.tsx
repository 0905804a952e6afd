import { useRecordQuery, type AnyRecord } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { can } from 'shared-api/contract/staff/roles';
import { editors } from '../../entities/editors.ts';
import type { Owner } from '../../entities/Editor.ts';
import { RecordLink } from '../../entities/RecordLink.tsx';
import { screens } from '../../entities/screens.ts';
import styles from './EditorPage.module.css';
import { texts } from './texts.ts';
import { useRole } from '../../useRole.ts';

/** A record whose name has to be asked for. */
function Named({ entity, id, by }: Owner) {
  const { currentData } = useRecordQuery({ entity, id: id ?? 0 }, { skip: id === null });
  const own = by === undefined ? undefined : currentData?.[by];
  const called = currentData && screens[entity].nameOf(currentData);
  const name = typeof own === 'string' && own !== '' ? own : (called ?? null);
  return <RecordLink entity={entity} id={id} name={name} />;
}

/** The records that a stored one belongs to, as far as this role may see them. */
export function EditorLinks({ entity, record }: { entity: EntityName; record: AnyRecord }) {
  const role = useRole() ?? 'Employee';
  const all = editors[entity].belongsTo?.(record) ?? [];
  const owners = all.filter((owner) => owner.id !== null && can(role, 'read', owner.entity));
  if (owners.length === 0) return null;
  return (
    <dl className={styles['owners']} aria-label={texts.belongsTo(entity)}>
      {owners.map((owner) => (
        <div key={`${owner.entity} ${owner.id}`}>
          <dt>{texts.owner(owner.entity)}</dt>
          <dd>{owner.name === null ? <Named {...owner} /> : <RecordLink {...owner} />}</dd>
        </div>
      ))}
    </dl>
  );
}
