import { routes } from 'shared-api/contract/pages/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { EmptyState } from 'shared-ui/EmptyState';

/** In place of a screen that is not for a role: no error, since nothing has failed, and a way on. */
export const NotAllowed = ({ message }: { message: string }) => (
  <EmptyState
    title={message}
    action={<ButtonLink to={routes.staffServices()}>Open services</ButtonLink>}
  >
    <title>{message}</title>
    <p>Ask an Admin if you need something from there.</p>
  </EmptyState>
);
