import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import type { Import } from 'shared-api/contract/entities/importing/imports';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { showInstant } from '../../instants.ts';
import { FaultTable } from './FaultTable.tsx';
import { LeftTable } from './LeftTable.tsx';
import styles from './ImportPage.module.css';
import { texts } from './texts.ts';
import { UndoDialog } from './UndoDialog.tsx';

const t = texts.done;

/** What an import has done, and the way to take it back. */
export function DonePart({ found }: { found: Import }) {
  const { timeZone } = useCompany();
  const [isAsked, setAsked] = useState(false);
  const { id, entity, state, report, undoneAt, undoneBy } = found;
  return (
    <>
      <section className={styles['panel']}>
        <p>
          <Badge tone={state === 'done' ? 'good' : 'neutral'}>{texts.states[state]}</Badge>
        </p>
        {report && (
          <>
            <div role="status">
              <h2 className={styles['heading']}>
                {t.title(report.created, report.filled, entity)}
              </h2>
            </div>
            <p className={styles['soft']}>
              {report.contacts > 0 && `${t.contacts(report.contacts)} `}
              {report.addresses > 0 && `${t.addresses(report.addresses)} `}
              {t.rest(report.skipped, report.refused)}
            </p>
          </>
        )}
        {undoneAt !== null && <p>{t.undone(undoneBy ?? '', showInstant(undoneAt, timeZone))}</p>}
        <div className={styles['buttons']}>
          <ButtonLink to={routes.list(entity)}>{t.list(entity)}</ButtonLink>
          <ButtonLink look="secondary" to={routes.imports({ entity })}>
            {t.another}
          </ButtonLink>
          {state === 'done' && (
            <Button look="secondary" onClick={() => setAsked(true)}>
              {t.undo}
            </Button>
          )}
        </div>
      </section>
      {report && report.leftCount > 0 && <LeftTable report={report} />}
      {report && report.refused > 0 && <FaultTable id={id} report={report} />}
      {isAsked && <UndoDialog id={id} entity={entity} onClose={() => setAsked(false)} />}
    </>
  );
}
