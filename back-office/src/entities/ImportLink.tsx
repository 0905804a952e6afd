import type { ImportableName } from 'shared-api/contract/entities/importing/imports';
import { routes } from 'shared-api/contract/pages/officePaths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { texts } from '../frame/texts.ts';

/** Leads from a list to importing its records from a file. */
export const ImportLink = ({ entity }: { entity: ImportableName }) => (
  <ButtonLink look="secondary" to={routes.imports({ entity })}>
    {texts.imports}
  </ButtonLink>
);
