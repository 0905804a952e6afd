import type { ReactNode } from 'react';
import buttons from './Button.module.css';
import styles from './ButtonDetails.module.css';
import type { ButtonLook } from './Button.tsx';
import { classNames } from '../../classNames.ts';

interface ButtonDetailsProps {
  /** What the button says. */
  label: string;
  look?: ButtonLook;
  /** Of those with one name, one is open at a time. */
  name?: string;
  /** Whether it is open from the beginning. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A button that shows what belongs to it below itself, without scripts too. */
export function ButtonDetails({
  label,
  look = 'primary',
  name,
  isOpen = false,
  children,
}: ButtonDetailsProps) {
  return (
    // Open from the beginning alone: React leaves what is opened and closed since as it is.
    <details className={styles['details']} name={name} open={isOpen}>
      <summary className={classNames(buttons['button'], buttons[look], styles['summary'])}>
        {label}
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
