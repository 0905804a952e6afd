import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The settings of the server, and those that its libraries take. */
const settings = new Set([
  ...[...read('server/src/environment.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
    ([, name]) => name,
  ),
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
]);

interface Service {
  build?: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
  healthcheck?: object;
}
const compose = parse(read('compose.yaml')) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const dockerfile = read('Dockerfile');
const unit = read('deploy/site.service');

/** Paths of the repository that a command runs. */
const programs = (text: string): string[] =>
  [...text.matchAll(/\bnode ((?:server|scripts|webpack)\/[\w/.-]+)/g)].map(([, file = '']) => file);

it('the image and the unit run programs that are there', () => {
  for (const text of [dockerfile, unit]) {
    expect(programs(text).length).toBeGreaterThan(1);
    expect(programs(text).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  }
  const commands = [...dockerfile.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

describe('the image', () => {
  it('copies only what is there or was built, of every workspace', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?:--from=(\w+) )?(.+) \S+$/gm)];
    const own = copied
      .filter(([, from]) => from === undefined)
      .flatMap(([, , names = '']) => names.split(' '));
    expect(own.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const install = dockerfile.slice(0, dockerfile.indexOf('RUN npm ci'));
    expect(workspaces.filter((name) => !install.includes(`COPY ${name}/package.json`))).toEqual([]);
    const stages = [...dockerfile.matchAll(/ AS (\w+)$/gm)].map(([, name]) => name);
    for (const [, from] of copied) if (from !== undefined) expect(stages).toContain(from);
    // Packages of a version of its own that a workspace needs.
    for (const name of ['server', 'shared-api']) {
      expect(dockerfile).toContain(
        `COPY --from=packages /build/${name}/node_modules ${name}/node_modules`,
      );
    }
  });

  it('runs as a user of its own, says whether it is well, and sets only settings that there are', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER site$/m);
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m);
    const set = [...last.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
    expect(set.filter((each) => !settings.has(each.split('=')[0]))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  it('gives the server only settings that there are', () => {
    const names = Object.keys(compose.services['server']?.environment ?? {});
    expect(names.filter((name) => !settings.has(name))).toEqual([]);
  });

  it('takes its variables from an example that names them all, and mounts files and volumes that are there', () => {
    const used = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)(?=[:}])/g)].map(
      ([, name]) => name,
    );
    const example = [...read('deploy/example.env').matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    expect([...new Set(used)].filter((name) => name !== 'SITE_VERSION').sort()).toEqual(
      example.sort(),
    );
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    for (const from of mounted) {
      if (from.startsWith('.')) expect(existsSync(path.join(root, from))).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(from);
    }
  });

  it('waits for services that are there, and for health where that is checked', () => {
    for (const { depends_on: needed = [] } of Object.values(compose.services)) {
      const names = Array.isArray(needed) ? needed : Object.keys(needed);
      for (const name of names) expect(Object.keys(compose.services)).toContain(name);
      if (Array.isArray(needed)) continue;
      for (const [name, { condition }] of Object.entries(needed)) {
        if (condition === 'service_healthy') {
          expect(compose.services[name]).toHaveProperty('healthcheck');
        }
      }
    }
    expect(read('deploy/Caddyfile')).toContain('reverse_proxy server:8080');
  });
});

it('the unit sets only settings that there are, and gives the server time to end', () => {
  const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' '),
  );
  expect(set.filter((each) => !settings.has(each.split('=')[0]))).toEqual([]);
  expect(unit).toMatch(/^TimeoutStopSec=60$/m);
});

it('the settings of the unit are ones that there are, and its backups go where it may write', () => {
  const lines = [...read('deploy/site.env').matchAll(/^#?([A-Z_]+)=(.*)$/gm)];
  const given = new Map(lines.map(([, name = '', value = '']) => [name, value]));
  expect([...given.keys()].filter((name) => !settings.has(name))).toEqual([]);
  const writable = /^ReadWritePaths=-?(.*)$/m.exec(unit)?.[1];
  expect(given.get('BACKUP_TO')).toBe(writable);
  expect(given.get('DATA_DIR')).toBe(
    `/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1] ?? 'nowhere'}`,
  );
  expect(read('docs/operations.md')).toContain(`/var/lib/site ${writable ?? 'nowhere'}`);
});

it('the commands of docs/operations.md run programs that are there', () => {
  const named = [...read('docs/operations.md').matchAll(/\bserver\/src\/[\w/.-]+\.ts\b/g)].map(
    ([file]) => file,
  );
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('every setting stands in the README', () => {
  const readme = read('README.md');
  const missing = [...settings].filter(
    (name) => !name?.startsWith('AWS_') && !readme.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});
