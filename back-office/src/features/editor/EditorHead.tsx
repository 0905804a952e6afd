import { type AnyRecord } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { useMay } from '../../IfMay.tsx';
import { editors } from '../../entities/editors.ts';
import { screens } from '../../entities/screens.ts';
import { EditorLinks } from './EditorLinks.tsx';
import { insteadOfDelete } from './saving/insteadOfDelete.ts';
import styles from './EditorPage.module.css';
import type { EditorState } from './useEditorForm.ts';
import { texts } from './texts.ts';

interface EditorHeadProps {
  entity: EntityName;
  record: Record<string, unknown>;
  state: EditorState;
}

/** Which record is edited, where it stands, and whether something is not saved yet. */
export function EditorHead({ entity, record, state }: EditorHeadProps) {
  const { Actions, Head, State, actionsNeed = 'own' } = editors[entity];
  const { nameOf } = screens[entity];
  const { actions, isDirty } = state;
  const mayAct = useMay(actionsNeed);
  const stored = record['id'] === undefined ? undefined : (record as AnyRecord);
  const hasActions = stored !== undefined && mayAct && Actions !== undefined;
  const stays = insteadOfDelete(entity, record) !== undefined;
  return (
    <>
      <title>{texts.title(entity)}</title>
      <div className={styles['head']}>
        <div>
          <h1 className={Head && stored ? styles['eyebrow'] : styles['title']}>
            {texts.title(entity)}
          </h1>
          {stored && !Head && (
            <p className={styles['note']}>
              {nameOf(stored)} {State && <State record={stored} />}
            </p>
          )}
        </div>
        {stored && Head && (
          <div className={styles['own']}>
            <Head
              record={{ ...stored, version: actions.version }}
              isDirty={isDirty}
              isBusy={actions.isBusy}
              run={(context, call) => void actions.run(context, call)}
            />
          </div>
        )}
        {stored && <EditorLinks entity={entity} record={stored} />}
        {isDirty && (
          <p className={styles['note']}>
            {texts.notSaved}
            {(hasActions || stays) && texts.updateFirst}
          </p>
        )}
      </div>
    </>
  );
}
