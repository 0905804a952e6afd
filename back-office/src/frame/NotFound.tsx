import { routes } from 'shared-api/contract/pages/officePaths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { EmptyState } from 'shared-ui/EmptyState';
import { texts } from './texts.ts';

/** In place of a screen that there is not, as behind a mistyped address. */
export const NotFound = () => (
  <EmptyState
    isScreen
    title={texts.notFound}
    action={<ButtonLink to={routes.staffServices()}>{texts.openServices}</ButtonLink>}
  >
    <title>{texts.notFound}</title>
    <p>{texts.notFoundHint}</p>
  </EmptyState>
);
