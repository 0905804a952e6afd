import { useSession, type AnyRecord } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { screens } from '../../entities/screens.ts';
import { insteadOfDelete } from './saving/insteadOfDelete.ts';
import styles from './EditorPage.module.css';
import { texts } from './texts.ts';

interface EditorHeadProps {
  entity: EntityName;
  record: Record<string, unknown>;
  isDirty: boolean;
}

/** Which record is edited, where it stands, and whether something is not saved yet. */
export function EditorHead({ entity, record, isDirty }: EditorHeadProps) {
  const { EditorActions, EditorState, nameOf } = screens[entity];
  const isAdmin = useSession()?.role === 'Admin';
  const stored = record['id'] === undefined ? undefined : (record as AnyRecord);
  const hasActions = stored !== undefined && isAdmin && EditorActions !== undefined;
  const stays = insteadOfDelete(entity, record) !== undefined;
  return (
    <>
      <title>{texts.title(entity)}</title>
      <div className={styles['head']}>
        <div>
          <h1 className={styles['title']}>{texts.title(entity)}</h1>
          {stored && (
            <p className={styles['note']}>
              {nameOf(stored)} {EditorState && <EditorState record={stored} />}
            </p>
          )}
        </div>
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
