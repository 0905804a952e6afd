import { entityNames } from 'shared-api/contract/entities/entityNames';
import { foldText } from 'shared-api/contract/values/foldText';
import { routes } from 'shared-api/contract/pages/officePaths';
import type { Role } from 'shared-api/contract/staff/roles';
import { mayCreate } from '../../entities/screens.ts';
import { texts } from './texts.ts';

/** What is done on the spot. */
export type Deed = 'logOut' | 'shortcuts';

/** Something that the palette can do: it goes somewhere, or does something on the spot. */
export interface Command {
  id: string;
  name: string;
  /** What sort of thing it is. */
  hint: string;
  /** Other words by which it is found. */
  alias?: string;
  does: { path: string } | { deed: Deed };
}

/** The screens of the menu, and the new records that a role may make. */
export const actionsOf = (
  menu: readonly { name: string; url: string }[],
  role: Role,
): Command[] => [
  ...menu.map(({ name, url }) => ({
    id: `go ${url}`,
    name,
    hint: texts.goTo,
    does: { path: url },
  })),
  ...entityNames
    .filter((entity) => mayCreate(role, entity))
    .map((entity) => ({
      id: `new ${entity}`,
      name: texts.create(entity),
      hint: texts.action,
      alias: texts.createAlias,
      does: { path: routes.editor(entity, 'new') },
    })),
];

const simple = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** Commands whose name has every word that was typed, those that begin with it first. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = simple(typed).split(' ').filter(Boolean);
  const found = commands.filter(({ name, alias = '' }) =>
    words.every((word) => simple(`${name} ${alias}`).includes(word)),
  );
  const begins = ({ name }: Command): number => (simple(name).startsWith(simple(typed)) ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b));
}
