import type { EntityName } from 'shared-api/contract/entities/entities';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { Skeleton } from 'shared-ui/Skeleton';
import { editors } from '../../entities/editors.ts';
import { Waiting } from '../../entities/page/Waiting.tsx';
import { useMay } from '../../IfMay.tsx';
import styles from './EditorPage.module.css';
import { shownFields } from './EmptyEditor.tsx';
import { FieldGrid } from './fields/FieldGrid.tsx';
import { texts } from './texts.ts';

const waiting = () => (
  <div className={styles['waiting']}>
    <Skeleton width="short" />
  </div>
);

/** A table is as high as its few rows, each of which is some lines on a phone. */
const waitingField = ({ kind }: Field) =>
  kind === 'table' ? <div className={styles['waitingTable']}>{waiting()}</div> : waiting();

/** An editor whose record is on its way: its fields where they will be, and as high. */
export function WaitingEditor({ entity }: { entity: EntityName }) {
  const { Head, Main, Aside, asideNeeds = 'own', groups } = editors[entity];
  const hasAside = useMay(asideNeeds) && Aside !== undefined;
  return (
    <div role="status" aria-label={texts.loading(entity)}>
      <div className={styles['head']}>
        <h1 className={Main ? styles['eyebrow'] : styles['title']}>{texts.title(entity)}</h1>
        <div
          className={Main ? styles['own'] : Head ? styles['waitingOwn'] : styles['waitingLinks']}
        >
          {Main ? <Waiting part="head" of={entity} isSaid /> : <Skeleton width="short" />}
        </div>
      </div>
      <div className={Main ? styles['sided'] : hasAside ? styles['split'] : undefined}>
        {Main && <Waiting part="main" of={entity} isSaid />}
        <FieldGrid fields={shownFields(entity)} groups={groups} row={waiting}>
          {waitingField}
        </FieldGrid>
      </div>
    </div>
  );
}
