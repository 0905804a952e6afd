import { expect, it } from '@jest/globals';
import { checkFile } from '../../../harness/testing/imports/importFiles.ts';
import { importsPerFile } from '../../../harness/testing/imports/importsPerFile.ts';

const { server } = importsPerFile();

it('lets others be answered while many rows of one client are joined', async () => {
  const notes = `"${'gate\n'.repeat(80)}`;
  const rows = Array.from(
    { length: 8_000 },
    (_, n) => `Lee,lee@example.com,1 First St,2 King St,${notes}${n}"`,
  );
  const file = ['Company,Email,Address,Address 2 street,Address 2 notes', ...rows].join('\n');
  const state = { isOver: false };
  const checked = checkFile(server, file, { duplicates: 'fill' }).finally(() => {
    state.isOver = true;
  });
  // Of this thread's own time, which no other program on the machine makes longer.
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const start = used();
  let [before, longest] = [start, 0];
  while (!state.isOver) {
    await new Promise((resolve) => void setImmediate(resolve));
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
  }
  expect((await checked).report).toMatchObject({ created: 1, addresses: 1, skipped: 7_999 });
  expect(longest).toBeLessThan((before - start) / 4);
});
