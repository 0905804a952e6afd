import type { SpecChooser } from './chooseSpecs.ts';
import { isRoomName, roomNames, type RoomName } from './rooms.ts';

/** Files that every room is checked by or made with. */
const common =
  /^(?:package(?:-lock)?\.json|tsconfig\.\w*\.?json|jest\.config\.ts|eslint\.config\.js|oxlint\.config\.ts)$/;

/** Folders whose checks belong to no single team. */
const ofProject =
  /^(?:(?:scripts|e2e|deploy|webpack|shared-ui|shared-api|\.github)\/|Dockerfile$|compose\.yaml$)/;

/** The rooms to check for changed files: those they lie in, and those whose modules import them. */
export function roomsOf(
  changed: readonly string[],
  chooser: Pick<SpecChooser, 'partsOf'>,
): RoomName[] {
  if (changed.some((file) => common.test(file))) return roomNames;
  const found = new Set<string>();
  for (const file of changed) {
    const [folder = ''] = file.split('/');
    if (isRoomName(folder)) found.add(folder);
    if (ofProject.test(file)) found.add('project');
    if (/^(?:shared-ui|shared-api|webpack)\//.test(file)) {
      for (const part of chooser.partsOf(file)) found.add(part);
    }
  }
  return roomNames.filter((name) => found.has(name));
}
