import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Button.module.css';
import { classNames } from '../../classNames.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children'
> {
  children: ReactNode;
  look?: ButtonLook;
  /** Small ones stand in dense rows; where a finger points they are as high as the others. */
  size?: 'small' | 'medium' | 'large';
  /** Shows that the work it began is under way, and takes no second click. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button; `type` is "button" unless said otherwise, so that none submits by accident. */
export function Button({
  look = 'primary',
  size = 'medium',
  isBusy = false,
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
      className={classNames(styles['button'], styles[look], size !== 'medium' && styles[size])}
    >
      {isBusy && <span className={styles['spinner']} aria-hidden="true" />}
      {children}
    </button>
  );
}
