import styles from './BrandMark.module.css';
import { classNames } from '../../classNames.ts';

export type Brand = 'group' | 'cleaning' | 'contracting';

interface BrandMarkProps {
  brand: Brand;
  /** The trade name, from the company file. */
  name: string;
  tagline?: string;
  size?: 'small' | 'medium';
}

/** The marks: a roof for the group, a drop for cleaning, a set square for contracting. */
const figures: Record<Brand, string> = {
  group: 'M10 21.5 20 12l10 9.5M14 18.5V29h12V18.5',
  cleaning:
    'M20 10.5c4.2 5 6.6 8.4 6.6 11.9a6.6 6.6 0 0 1-13.2 0c0-3.5 2.4-6.9 6.6-11.9ZM17.2 23.4a3 3 0 0 0 2.8 2.5',
  contracting: 'M12.5 12v16h16ZM17 21.5v2.200h2.200',
};

const sizes = { small: 28, medium: 40 };

/** A brand's sign with its name. */
export function BrandMark({ brand, name, tagline, size = 'medium' }: BrandMarkProps) {
  return (
    <span className={classNames(styles['mark'], styles[size])}>
      <svg viewBox="0 0 40 40" width={sizes[size]} height={sizes[size]} aria-hidden="true">
        <rect className={styles[`ground-${brand}`]} width="40" height="40" rx="11" />
        <path className={styles['figure']} d={figures[brand]} />
      </svg>
      <span>
        <span className={styles['name']}>{name}</span>
        {tagline !== undefined && <span className={styles['tagline']}>{tagline}</span>}
      </span>
    </span>
  );
}
