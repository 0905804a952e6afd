import './lateStyles.ts';
import { Link } from 'shared-ui/router';
import styles from './PageParts.module.css';
import { useChosenInSight } from './useChosenInSight.ts';

interface PagePartsProps<Name extends string> {
  title: string;
  /** What the list of parts is called, for screen readers. */
  label: string;
  /** What each part is called; they are shown in this order. */
  names: Readonly<Record<Name, string>>;
  order: readonly Name[];
  shown: Name;
}

/** The head of a page of parts, of which its address shows one: `#people`. */
export function PageParts<Name extends string>({
  title,
  label,
  names,
  order,
  shown,
}: PagePartsProps<Name>) {
  const nav = useChosenInSight(shown);
  return (
    <div className={styles['head']}>
      <h1 className={styles['title']}>{title}</h1>
      <nav ref={nav} className={styles['parts']} aria-label={label}>
        {order.map((name) => (
          <Link
            key={name}
            to={{ search: '', hash: name }}
            aria-current={name === shown ? 'true' : undefined}
          >
            {names[name]}
          </Link>
        ))}
      </nav>
    </div>
  );
}
