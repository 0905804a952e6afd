import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appNames } from 'shared-api/contract/releases/release';
import { parse } from 'yaml';
import { rooms } from './rooms.ts';

interface Step {
  run?: string;
  with?: Record<string, unknown>;
  uses?: string;
}
interface Pipeline {
  on: { push?: { branches: string[]; paths: string[] } };
  permissions: Record<string, string>;
  jobs: Record<string, { needs?: string | string[]; if?: string; steps: Step[] }>;
}

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.github/workflows');
const read = (file: string): Pipeline =>
  parse(readFileSync(path.join(folder, file), 'utf8')) as Pipeline;
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const runs = (pipeline: Pipeline): string[] =>
  Object.values(pipeline.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

describe.each(readdirSync(folder))('the pipeline %s', (file) => {
  it('runs commands that are there, and may only read the repository', () => {
    const pipeline = read(file);
    const commands = runs(pipeline)
      .flatMap((run) => [...run.matchAll(/npm (?:run )?([\w:-]+)/g)])
      .map(([, name]) => name ?? '')
      .filter((name) => name !== 'ci');
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    expect(pipeline.permissions).toEqual({ contents: 'read' });
  });

  it('keeps no key of the repository beside what it installs, and no secret but where it is used', () => {
    const { jobs } = read(file);
    for (const { steps } of Object.values(jobs)) {
      const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      for (const step of checkouts)
        expect(step.with).toMatchObject({ 'persist-credentials': false });
      // A job that checks nothing out runs nothing of the repository.
      const installs = steps.some(({ run }) => run?.startsWith('npm '));
      expect(checkouts).toHaveLength(installs ? 1 : 0);
    }
    const text = readFileSync(path.join(folder, file), 'utf8');
    // User input reaches a command as an environment variable, never interpolated.
    expect(runs(read(file)).join()).not.toContain('${{');
    expect(text).not.toContain('pull_request_target');
  });

  it('is triggered by folders that are there', () => {
    const folders = (read(file).on.push?.paths ?? []).map((pattern) =>
      pattern.replace(/\/\*\*$/, ''),
    );
    expect(folders.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });
});

it('every action is named by its commit, and says its version', () => {
  for (const file of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, action] of text.matchAll(/uses: (.*)/g)) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  }
});

describe('the check that is required before a merge', () => {
  const checks = read('checks.yml');

  it('runs for each pull request and each group of the merge queue, whatever they change', () => {
    expect(checks.on).toEqual({ pull_request: null, merge_group: null });
  });

  it('waits for every other job, and reports whatever became of them', () => {
    const { required, ...others } = checks.jobs;
    expect(required).toMatchObject({ needs: Object.keys(others), if: 'always()' });
    const { rules } = JSON.parse(
      readFileSync(path.join(root, '.github/rulesets/main.json'), 'utf8'),
    ) as { rules: { type: string; parameters?: object }[] };
    expect(rules).toContainEqual({
      type: 'required_status_checks',
      parameters: expect.objectContaining({ required_status_checks: [{ context: 'required' }] }),
    });
    expect(rules.map(({ type }) => type)).toContain('merge_queue');
  });

  it.each([
    ['success success success', 'success', 0],
    ['success skipped skipped', 'success', 0],
    ['success failure skipped', 'success', 1],
    ['success success cancelled', 'success', 1],
    ['failure skipped skipped', 'failure', 1],
    ['skipped skipped skipped', 'skipped', 1],
  ])('of the results %j, the plan %s, ends with %d', (results, plan, status) => {
    const [{ run = '' } = {}] = checks.jobs['required']?.steps ?? [];
    const env = { ...process.env, RESULTS: results, PLAN: plan };
    expect(spawnSync('bash', ['-e', '-c', run], { env }).status).toBe(status);
  });
});

it('every folder that has an owner is there, and every room of the product has one', () => {
  const lines = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const owned = lines.map((line) => line.split(/\s+/)[0] ?? '').filter((name) => name !== '*');
  expect(owned.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  expect(owned).toEqual(
    expect.arrayContaining([...appNames, 'server', 'shared-ui', 'shared-api'].map((n) => `/${n}/`)),
  );
});

describe.each(appNames)('the pipeline of %s', (app) => {
  const pipeline = read(`${app}.yml`);

  it("is not triggered by another app's, or the server's, changes", () => {
    const others = [...appNames, 'server'].filter((name) => name !== app);
    for (const name of others) expect(pipeline.on.push?.paths).not.toContain(`${name}/**`);
    expect(pipeline.on.push?.paths).toContain(`${app}/**`);
  });

  it('checks that app alone, so that no other team can hold its release up', () => {
    const commands = runs(pipeline).filter((run) => /^npm (?!ci)/.test(run));
    expect(commands).toEqual([`npm run check -- ${app}`, `npm run build -w ${app}`]);
    expect(rooms[app].lint).toEqual([app, 'shared-ui', 'shared-api', 'webpack']);
  });

  it('releases that app by the command that a person types', () => {
    const releases = runs(pipeline).filter((run) => run.includes('npm run release'));
    expect(releases).toHaveLength(1);
    expect(releases[0]).toContain(`npm run release -- ${app} `);
  });
});

it('every source of a build or a server starts a pipeline', () => {
  const started = (file: string): string[] => read(`${file}.yml`).on.push?.paths ?? [];
  // `versionOf` in webpack/inputs.ts makes a version of these.
  for (const app of appNames) {
    expect(started(app)).toEqual(
      expect.arrayContaining([
        'shared-ui/**',
        'shared-api/**',
        'webpack/**',
        'package-lock.json',
        'package.json',
      ]),
    );
  }
  expect(started('server')).toEqual(
    expect.arrayContaining(['shared-api/src/contract/**', 'shared-api/contract.json']),
  );
  // What Git ignores is not a source: installed packages, data, traces of failed browser tests.
  const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8').split(/\r?\n/);
  const isSource = (name: string): boolean => !/^\.|^docs$|^data/.test(name);
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isSource(entry.name))
    .filter(({ name }) => !ignored.includes(`${name}/`))
    .map(({ name }) => `${name}/**`);
  const all = [...appNames, 'server', 'project'].flatMap(started);
  expect(folders.filter((name) => !all.includes(name))).toEqual([]);
});

it('a release from a pipeline goes through the server that is named, with the token of its app alone', () => {
  for (const file of [...appNames, 'rollback']) {
    const [release] = runs(read(`${file}.yml`)).filter((run) =>
      /npm run (release|rollback)/.test(run),
    );
    // Without one it would go to the disk of its machine.
    expect(release).toMatch(/^if \[ -z "\$SERVER" \]/);
    expect(release).toContain('--server "$SERVER"');
    const text = readFileSync(path.join(folder, `${file}.yml`), 'utf8');
    const tokens = [...text.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);
    const own = appNames.filter((app) => file === app || file === 'rollback');
    expect(tokens.sort()).toEqual(
      own.map((app) => `DEPLOY_TOKEN_${app.toUpperCase().replace('-', '_')}`).sort(),
    );
  }
});
