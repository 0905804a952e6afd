/**
 * `npm run check -- <room>`: types, lint and unit tests of one room and of what it is made of
 * (`rooms.ts`). Another room that is broken does not fail it.
 */
import { bin, run, runJobs } from '../tests/jobs.ts';
import { lintJobs } from '../tests/lint.ts';
import { isRoomName, roomNames, rooms, type RoomName } from './rooms.ts';

async function check(name: RoomName): Promise<boolean> {
  const { lint, types, unit } = rooms[name];
  const checked = await runJobs([
    ...lintJobs(...lint),
    {
      name: `types of ${types.join(', ')}`,
      script: bin('typescript', 'bin', 'tsc'),
      args: ['-b', ...types],
    },
  ]);
  const jest = ['--no-warnings', bin('jest', 'bin', 'jest.js'), '--selectProjects', ...unit];
  const isTested = await run('--experimental-vm-modules', jest);
  return isTested && checked.every(Boolean);
}

const [name = ''] = process.argv.slice(2);
if (isRoomName(name)) {
  process.exitCode = (await check(name)) ? 0 : 1;
} else {
  console.error(`There is no room "${name}". Rooms: ${roomNames.join(', ')}.`);
  process.exitCode = 1;
}
