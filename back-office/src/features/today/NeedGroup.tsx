import type { Need, Today } from 'shared-api/contract/schedule/today';
import { Link } from 'shared-ui/router';
import { Unseen } from 'shared-ui/Unseen';
import { showAmount } from '../../amounts.ts';
import { placeOf, placeOfAll } from './places.ts';
import { sentenceOf } from './sentences.ts';
import { texts } from './texts.ts';
import styles from './TodayPage.module.css';

type Needs = Today['needs'][number];

/** All of one kind that needs somebody: the first of them, each with its one action. */
export function NeedGroup({ kind, count, amount, first, today }: Needs & { today: string }) {
  const head = texts.heads[kind](count);
  const all = placeOfAll(kind);
  return (
    <section className={styles['group']} aria-labelledby={`today-${kind}`}>
      <div className={styles['groupHead']}>
        <h3 id={`today-${kind}`}>{head}</h3>
        {amount !== null && amount !== 0 && (
          <span className={styles['sum']}>{showAmount(amount)}</span>
        )}
        {count > first.length && (
          <Link to={all} className={styles['all']}>
            {texts.all(count)}
            <Unseen>{` ${head}`}</Unseen>
          </Link>
        )}
      </div>
      <ul className={styles['rows']}>
        {first.map((need, index) => (
          <NeedRow key={keyOf(need, first.slice(0, index))} kind={kind} need={need} today={today} />
        ))}
      </ul>
    </section>
  );
}

/** The same while rows above it go, so that the keyboard stays on it; one record may need somebody twice. */
const keyOf = ({ entity, id }: Need, before: readonly Need[]): string =>
  `${entity} ${id} ${before.filter((one) => one.entity === entity && one.id === id).length}`;

interface NeedRowProps {
  kind: Needs['kind'];
  need: Need;
  today: string;
}

/** The whole row opens what it is about. */
function NeedRow({ kind, need, today }: NeedRowProps) {
  const { main, more } = sentenceOf(kind, need, today);
  const action = texts.actions[kind];
  return (
    <li>
      <Link to={placeOf(kind, need)} className={styles['row']}>
        <span className={styles['what']}>
          <span className={styles['main']}>{main}</span>
          <span className={styles['more']}>{more}</span>
        </span>
        {need.amount !== null && (
          <span className={styles['rowAmount']}>{showAmount(need.amount)}</span>
        )}
        <span className={styles['action']}>{action}</span>
      </Link>
    </li>
  );
}
