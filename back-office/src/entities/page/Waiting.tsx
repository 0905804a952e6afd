import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { Skeleton } from 'shared-ui/Skeleton';
import { texts } from './texts.ts';
import styles from './Waiting.module.css';

interface WaitingProps {
  part: 'head' | 'main';
  /** Whose page it is; left out for a part of one. */
  of?: EntityName;
  /** Whether what stands around it already says that something is loading. */
  isSaid?: boolean;
}

/** Enough lines for the tallest part; those without room are cut off. */
const most = 20;

/** Grey lines where a part of a record's page will stand, as high as it usually is. */
export function Waiting({ part, of, isSaid = false }: WaitingProps) {
  return (
    <div
      className={styles[part]}
      data-of={of}
      {...(!isSaid && { role: 'status', 'aria-label': texts.loading })}
    >
      {Array.from({ length: most }, (_, line) => (
        <Skeleton key={line} width={line % 2 === 0 ? 'long' : 'medium'} />
      ))}
    </div>
  );
}
