import type { ComponentProps } from 'react';
import { loginFieldLength } from 'shared-api/contract/staff/session';
import { TextField } from 'shared-ui/TextField';
import { texts } from './texts.ts';

type FieldProps = ComponentProps<typeof TextField>;

/** One's own password, asked for again before something important. */
export const CurrentPasswordField = (props: Omit<FieldProps, 'label'>) => (
  <TextField
    {...props}
    label={texts.currentPassword}
    type="password"
    maxLength={loginFieldLength}
    autoComplete="current-password"
  />
);

/**
 * A password that is being chosen. It has no maximum length: a longer one is refused in words instead
 * of cut off unseen.
 */
export const NewPasswordField = (props: FieldProps) => (
  <TextField {...props} hint={texts.passwordHint} type="password" autoComplete="new-password" />
);
