import { useState } from 'react';
import type { Import, ImportChoice } from 'shared-api/contract/entities/importing/imports';
import { Button } from 'shared-ui/Button';
import { FailureDialog } from '../../../frame/failures/FailureDialog.tsx';
import { useOutcome } from '../../../frame/useOutcome.ts';
import { FaultTable } from '../FaultTable.tsx';
import { LeftTable } from '../LeftTable.tsx';
import { useCheckImportMutation, useStartImportMutation } from '../importApi.ts';
import styles from '../ImportPage.module.css';
import { texts } from '../texts.ts';
import { MappingTable } from './MappingTable.tsx';
import { RuleFields } from './RuleFields.tsx';

/** How the file is read, as the server has it. */
const choiceOf = ({ columns, duplicates, dayOrder }: Import): ImportChoice => ({
  mapping: columns.flatMap(({ heading, field }) => (field === null ? [] : [{ heading, field }])),
  duplicates,
  dayOrder,
});

/** Says which column is what, shows what would happen, and starts it. */
export function CheckPart({ found }: { found: Import }) {
  const [choice, setChoice] = useState(() => choiceOf(found));
  const [check, checking] = useCheckImportMutation();
  const [start, starting] = useStartImportMutation();
  const { failure, forget, tell } = useOutcome(texts.failedAction);
  const { id, report, fault } = found;
  const isStale = report !== null && JSON.stringify(choice) !== JSON.stringify(choiceOf(found));

  async function look(): Promise<void> {
    const { data, error } = await check({ id, ...choice });
    if (!data) tell({ error });
  }

  async function begin(plan: string): Promise<void> {
    const { data, error } = await start({ id, plan });
    if (!data) tell({ error });
  }

  return (
    <>
      {found.isRemembered && <p className={styles['soft']}>{texts.remembered}</p>}
      {fault !== '' && (
        <p className={styles['failure']} role="alert">
          {fault}
        </p>
      )}
      <MappingTable
        columns={found.columns}
        fields={found.fields}
        mapping={choice.mapping}
        onMap={(mapping) => setChoice({ ...choice, mapping })}
      />
      <RuleFields found={found} choice={choice} onChoose={setChoice} />
      <div className={styles['buttons']}>
        <Button
          look={report && !isStale ? 'secondary' : 'primary'}
          isBusy={checking.isLoading}
          onClick={() => void look()}
        >
          {report ? texts.checkAgain : texts.check}
        </Button>
        <p role="status" className={styles['soft']}>
          {checking.isLoading ? texts.checking : isStale ? texts.stale : ''}
        </p>
      </div>
      {report && !isStale && !checking.isLoading && (
        <>
          <Forecast
            found={found}
            isBusy={starting.isLoading}
            onStart={(plan) => void begin(plan)}
          />
          {report.leftCount > 0 && <LeftTable report={report} />}
          {report.refused > 0 && <FaultTable id={id} report={report} />}
        </>
      )}
      {failure && <FailureDialog failure={failure} onClose={forget} />}
    </>
  );
}

interface ForecastProps {
  found: Import;
  isBusy: boolean;
  onStart: (plan: string) => void;
}

/** What the import would do, and the button that does it. */
function Forecast({ found: { report, entity }, isBusy, onStart }: ForecastProps) {
  if (!report) return null;
  const { created, filled, contacts, addresses, skipped, leftCount, refused, plan } = report;
  const t = texts.result;
  return (
    <section className={styles['panel']} aria-labelledby="forecast">
      <h2 id="forecast" className={styles['heading']}>
        {t.title}
      </h2>
      <ul className={styles['counts']}>
        <li>{t.created(created)}</li>
        {filled > 0 && <li>{t.filled(filled)}</li>}
        {contacts > 0 && <li>{t.contacts(contacts)}</li>}
        {addresses > 0 && <li>{t.addresses(addresses)}</li>}
        <li>{t.skipped(skipped)}</li>
        {leftCount > 0 && <li>{t.left(leftCount)}</li>}
        <li>{t.refused(refused)}</li>
      </ul>
      {created + filled === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <div className={styles['buttons']}>
          <Button isBusy={isBusy} onClick={() => onStart(plan)}>
            {filled === 0 ? texts.start(created, entity) : texts.startMixed(created + filled)}
          </Button>
        </div>
      )}
    </section>
  );
}
