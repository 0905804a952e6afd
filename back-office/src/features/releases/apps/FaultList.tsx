import type { RenderFault } from 'shared-api/contract/releases/releases';
import styles from './AppPanel.module.css';
import { More, useMore } from '../More.tsx';
import { texts } from '../texts.ts';
import { Version } from './Version.tsx';
import { When } from '../When.tsx';

/** The pages that versions of an app could not render on the server, and why. */
export function FaultList({ faults }: { faults: RenderFault[] }) {
  const more = useMore(faults);
  return (
    <section className={styles['faults']} aria-label={texts.faults}>
      <h3 className={styles['part']}>{texts.faults}</h3>
      <p className={styles['soft']}>{texts.faultsText}</p>
      <ul>
        {more.shown.map(({ version, page, language, kind, count, at }) => (
          <li key={[version, page, language, kind].join(' ')}>
            <Version of={version} />
            <span className={styles['address']}>
              {page} ({language})
            </span>
            <strong>{texts.faultKinds[kind]}</strong>
            <span className={styles['soft']}>
              {texts.times(count)}, <When at={at} />
            </span>
          </li>
        ))}
      </ul>
      <More {...more} />
    </section>
  );
}
