import { Skeleton } from 'shared-ui/Skeleton';
import { texts } from './texts.ts';
import styles from './Waiting.module.css';

/** Grey lines where a part of a record's page will stand, as high as it will be. */
export function Waiting({ part }: { part: 'head' | 'main' }) {
  const lines = part === 'head' ? 4 : 10;
  return (
    <div className={styles[part]} role="status" aria-label={texts.loading}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line % 2 === 0 ? 'long' : 'medium'} />
      ))}
    </div>
  );
}
