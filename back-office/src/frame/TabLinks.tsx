import { Link } from 'shared-ui/router';
import styles from './TabLinks.module.css';
import { useChosenInSight } from './useChosenInSight.ts';

/** One part of a page, as a link to the address that shows it. */
export interface TabLink {
  name: string;
  to: string | { hash: string };
  isShown: boolean;
  /** How many it holds; its room is kept while that is not known. Left out where nothing is counted. */
  count?: { of: number | null | undefined };
  onOpen?: () => void;
}

/** Parts of a page of which the address shows one. @param label what they are parts of */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const nav = useChosenInSight(tabs.find(({ isShown }) => isShown)?.name);
  return (
    <nav ref={nav} className={styles['tabs']} aria-label={label}>
      {tabs.map(({ name, to, isShown, count, onOpen }) => (
        // In place: Back leads where the page was opened.
        <Link
          key={name}
          replace
          to={to}
          aria-current={isShown ? 'true' : undefined}
          onClick={onOpen}
        >
          {name}
          {count && <span className={styles['count']}>{count.of ?? '\u00a0'}</span>}
        </Link>
      ))}
    </nav>
  );
}
