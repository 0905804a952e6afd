import { useState, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
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

/**
 * A button; `type` is "button" unless said otherwise, so that none submits by accident. One that is busy, or that has
 * the focus while it is disabled, keeps the focus and ignores presses: the browser's `disabled` would throw it away.
 */
export function Button({
  look = 'primary',
  size = 'medium',
  isBusy = false,
  type = 'button',
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  children,
  ...rest
}: ButtonProps) {
  const [hasFocus, setFocus] = useState(false);
  const isOff = disabled || isBusy;
  const isKept = isOff && (isBusy || hasFocus);
  return (
    <button
      {...rest}
      type={type}
      disabled={isOff && !isKept}
      aria-disabled={isKept || undefined}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      onFocus={(event) => {
        setFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocus(false);
        onBlur?.(event);
      }}
      aria-busy={isBusy || undefined}
      className={classNames(styles['button'], styles[look], size !== 'medium' && styles[size])}
    >
      {isBusy && <span className={styles['spinner']} aria-hidden="true" />}
      {children}
    </button>
  );
}
