import { wordOf } from 'shared-api/contract/messages/wordOf';
import { showAmount } from '../../../amounts.ts';
import { showDayAndTime } from '../../../clock.ts';
import { showDay } from '../../../dates.ts';
import { PartState } from '../../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { useSettled } from '../../../useSettled.ts';
import type { EditorAsideProps } from '../../Editor.ts';
import { useNextVisitsQuery } from '../contractsApi.ts';
import styles from './ContractAside.module.css';
import { pauseSentence, repeatSentence } from './repeatSentence.ts';
import { texts } from './texts.ts';

/** How long a person has stopped typing before the next visits are asked for, in milliseconds. */
const pause = 400;

/** Beside a contract: what it says, in a sentence, and the visits that it means. */
export function ContractAside({ record, typed }: EditorAsideProps) {
  const now = typed();
  const { price, isMonthly } = now;
  const amount = typeof price === 'number' ? showAmount(price) : undefined;
  const paused = pauseSentence(now);
  return (
    <section className={styles['aside']} aria-labelledby="contract-sentence">
      <h2 id="contract-sentence" className={styles['title']}>
        {texts.title}
      </h2>
      <p className={styles['sentence']}>{repeatSentence(now)}</p>
      {paused !== undefined && <p>{paused}</p>}
      {amount !== undefined && (
        <p className={styles['price']}>
          {texts.plusTax(isMonthly === true ? texts.perMonth(amount) : texts.perVisit(amount))}
        </p>
      )}
      <NextVisits
        id={typeof record['id'] === 'number' ? record['id'] : null}
        fields={now}
        isActive={now['isActive'] === true}
      />
    </section>
  );
}

interface NextVisitsProps {
  id: number | null;
  fields: Record<string, unknown>;
  isActive: boolean;
}

function NextVisits({ id, fields, isActive }: NextVisitsProps) {
  const settled = useSettled(fields, pause);
  const query = useNextVisitsQuery({ id, fields: settled }, { skip: !isActive });
  // The ones before stay until the new ones are there.
  const { data, error, refetch } = query;
  useAgainAfterLogin(error, refetch);
  return (
    <>
      <h3 className={styles['title']}>{texts.next}</h3>
      {!isActive && <p className={styles['soft']}>{texts.notActive}</p>}
      {isActive && (!data || error !== undefined) && (
        <PartState
          loading={texts.loading}
          failed={texts.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isActive && data && error === undefined && (
        <div aria-live="polite" aria-busy={query.isFetching}>
          {data.visits.length === 0 && <p className={styles['soft']}>{texts.none}</p>}
          <ol className={styles['visits']}>
            {data.visits.map(({ at }) => (
              <li key={at}>
                <time dateTime={at}>{showDayAndTime(at)}</time>
              </li>
            ))}
          </ol>
          {id === null && data.visits.length > 0 && (
            <p className={styles['soft']}>{texts.planned}</p>
          )}
          {data.skipped.map(({ day, holiday }) => (
            <p key={day} className={styles['soft']}>
              {texts.skipped(showDay(day), wordOf(texts.holidays, holiday))}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
