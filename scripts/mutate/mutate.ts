/**
 * Mutation testing: makes one small change at a time in the source files of `areas.ts` and runs the
 * tests that should notice. `npm run mutate` tries all areas, `-- <area or file> …` some; `--
 * --list` only lists the mutants, `-- --jobs 2` runs two at a time. Exits with 1 if the tests of an
 * area notice too few.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../server/src/db/embedded/startEmbeddedPostgres.ts';
import { areas, type Source } from './areas.ts';
import { equivalents } from './equivalents.ts';
import { findMutants, type Mutant } from './findMutants.ts';
import { TreeCopy, type Run } from './TreeCopy.ts';

/** Minimum fraction of an area's mutants that its tests must notice. */
const minKilled = 0.85;
const root = path.resolve(import.meta.dirname, '../..');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, jobs: { type: 'string', default: '1' } },
});

const isChosen = (area: string, { file }: Source): boolean =>
  positionals.length === 0 || positionals.some((name) => name === area || name === file);

const chosen = Object.entries(areas)
  .map(([area, sources]) => ({ area, sources: sources.filter((s) => isChosen(area, s)) }))
  .filter(({ sources }) => sources.length > 0);
if (chosen.length === 0) {
  console.error(`There is neither an area nor a file ${positionals.join(', ')}: see areas.ts.`);
  process.exit(2);
}

interface Tried {
  mutant: Mutant;
  outcome: Run['outcome'] | 'equivalent';
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'mutate-postgres-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const environment = {
  TEST_DATABASE_URL: postgres.url,
  TEST_POSTGRES_LOG: path.join(postgres.folder, 'postgres.log'),
};
const copies = Array.from({ length: Number(options.jobs) }, () => new TreeCopy(root, environment));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void clear().then(() => process.exit(130)));
}
try {
  let missed = 0;
  for (const { area, sources } of chosen) {
    const tried: Tried[] = [];
    for (const source of sources) tried.push(...(await tryAll(source)));
    if (options.list) continue;
    const { killed, counted } = figuresOf(tried);
    const isEnough = counted === 0 || killed / counted >= minKilled;
    if (!isEnough) missed += 1;
    console.log(`${isEnough ? 'enough ' : 'TOO FEW'}  ${area}: ${describe(tried)}\n`);
  }
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  await clear();
}

async function clear(): Promise<void> {
  for (const copy of copies) copy.remove();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Tests each mutant of a file and prints the survivors. */
async function tryAll({ file, members, tests }: Source): Promise<Tried[]> {
  const [first] = copies;
  if (!first) throw new Error('--jobs must be 1 or more.');
  const mutants = findMutants(file, first.read(file), members);
  const known = equivalents.filter((equivalent) => equivalent.file === file);
  const stale = known.filter(({ after }) => !mutants.some((mutant) => mutant.after === after));
  if (stale.length > 0) {
    throw new Error(
      `equivalents.ts has what ${file} has not: ${stale.map((e) => e.after).join('; ')}`,
    );
  }
  if (options.list) {
    for (const { line, after } of mutants) console.log(`${file}:${line}  ${after}`);
    return [];
  }
  const begun = performance.now();
  const { outcome, output } = await first.test(tests, 600_000);
  if (outcome !== 'passed') {
    throw new Error(`The tests of ${file} fail before anything is changed.\n${output}`);
  }
  // A generous limit, since the machine may be busy: it should only stop endless loops.
  const limitMs = 30_000 + 5 * (performance.now() - begun);
  const outcomes = new Array<Tried['outcome']>(mutants.length);
  let next = 0;
  const work = async (copy: TreeCopy): Promise<void> => {
    for (let index = next++; index < mutants.length; index = next++) {
      const mutant = mutants[index];
      if (!mutant) return;
      const isKnown = known.some(({ after }) => after === mutant.after);
      outcomes[index] = isKnown
        ? 'equivalent'
        : (await copy.testWith({ file, text: mutant.text }, tests, limitMs)).outcome;
      if (outcomes[index] === 'passed') {
        console.log(`survived  ${file}:${mutant.line}\n  - ${mutant.before}\n  + ${mutant.after}`);
      }
    }
  };
  await Promise.all(copies.map(work));
  const tried = mutants.map((mutant, index) => ({ mutant, outcome: outcomes[index] ?? 'passed' }));
  console.log(`${file}: ${describe(tried)}`);
  return tried;
}

function figuresOf(tried: readonly Tried[]) {
  const count = (outcome: Tried['outcome']) => tried.filter((t) => t.outcome === outcome).length;
  const killed = count('failed') + count('timed out');
  const equivalent = count('equivalent');
  return { killed, late: count('timed out'), equivalent, counted: tried.length - equivalent };
}

function describe(tried: readonly Tried[]): string {
  const { killed, late, equivalent, counted } = figuresOf(tried);
  const killedText = counted === 0 ? 'none to notice' : `${Math.floor((killed / counted) * 100)} %`;
  const lateOnes = late > 0 ? `, ${late} of them by taking too long` : '';
  const besides = equivalent > 0 ? `; ${equivalent} do the same` : '';
  return `${killed} of ${counted} noticed (${killedText})${lateOnes}${besides}`;
}
