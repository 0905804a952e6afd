import { routes } from 'shared-api/contract/pages/officePaths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { EmptyState } from 'shared-ui/EmptyState';
import { texts } from './texts.ts';

/** In place of a screen that is not for a role: no error, since nothing has failed, and a way on. */
export const NotAllowed = ({ message }: { message: string }) => (
  <EmptyState
    isScreen
    title={message}
    action={<ButtonLink to={routes.staffServices()}>{texts.openServices}</ButtonLink>}
  >
    <title>{message}</title>
    <p>{texts.askAdmin}</p>
  </EmptyState>
);
