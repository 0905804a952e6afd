import { useState } from 'react';
import type { Role } from 'shared-api/contract/staff/roles';
import { actionsOf, matching, type Command } from './commands.ts';
import { useFoundRecords } from './useFoundRecords.ts';
import { useLate } from './useLate.ts';

/** What is offered for what is typed; before that what was opened last, and all that can be done. */
export function usePaletteCommands(
  menu: readonly { name: string; url: string }[],
  role: Role,
  typed: string,
) {
  const part = useLate();
  const { found, ...search } = useFoundRecords(typed, part);
  const [recent, setRecent] = useState<Command[]>([]);
  const deeds = part.late?.deedsOf(role) ?? [];
  const actions = matching([...actionsOf(menu, role), ...deeds], typed);
  return {
    ...search,
    commands: typed.trim() === '' ? [...recent, ...actions] : [...actions, ...found],
    hasActions: actions.length > 0,
    /** Finds what was opened last, once it has come. */
    Recent: part.late?.Recent,
    onRecent: (all: Command[]): void => setRecent((now) => (all.length === now.length ? now : all)),
  };
}
