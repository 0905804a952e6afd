import type { ReleaseTrial } from 'shared-api/contract/releases/releases';
import styles from './AppPanel.module.css';
import { Findings } from '../Findings.tsx';
import { More, useMore } from '../More.tsx';
import { texts } from '../texts.ts';
import { Version } from './Version.tsx';
import { When } from '../When.tsx';

interface RefusalListProps {
  refused: { version: string; trial: ReleaseTrial }[];
}

/** The stored versions that were refused, with what was found and what to do about it. */
export function RefusalList({ refused }: RefusalListProps) {
  const more = useMore(refused);
  return (
    <section className={styles['refused']} aria-label={texts.refusedVersions}>
      <h3 className={styles['part']}>{texts.refusedVersions}</h3>
      <p className={styles['soft']}>{texts.refusedVersionsText}</p>
      {more.shown.map(({ version, trial: { at, by, refusals } }) => (
        <details key={version}>
          <summary>
            <Version of={version} />{' '}
            <strong>{refusals.map(({ check }) => texts.check(check)).join(', ')}</strong>{' '}
            <span className={styles['soft']}>
              <When at={at} /> {texts.triedBy(by)}
            </span>
          </summary>
          {refusals.map(({ check, found, cure }) => (
            <div key={`${check} ${found[0]}`} className={styles['findings']}>
              <Findings found={found} cure={cure} />
            </div>
          ))}
        </details>
      ))}
      <More {...more} />
    </section>
  );
}
