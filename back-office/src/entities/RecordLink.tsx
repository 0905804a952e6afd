import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Link } from 'shared-ui/router';

interface RecordLinkProps {
  entity: EntityName;
  id: number | null;
  /** What people call the record; its id where it has no name. */
  name: string | number | null;
}

/** A record that another one belongs to, as a link to it; "-" where there is none. */
export const RecordLink = ({ entity, id, name }: RecordLinkProps) =>
  id === null ? '-' : <Link to={routes.editor(entity, id)}>{wordsOf(id, name)}</Link>;

/** The same in the rows of a list, which follows its links itself (openRow.ts). */
export const RecordLinkInRow = ({ entity, id, name }: RecordLinkProps) =>
  id === null ? '-' : <a href={routes.editor(entity, id)}>{wordsOf(id, name)}</a>;

const wordsOf = (id: number, name: RecordLinkProps['name']): string | number =>
  name === null || name === '' ? `#${id}` : name;
