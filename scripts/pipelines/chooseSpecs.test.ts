import { beforeAll, describe, expect, it } from '@jest/globals';
import { root } from './changedFiles.ts';
import { SpecChooser } from './chooseSpecs.ts';
import { roomsOf } from './roomsOf.ts';

let chooser: SpecChooser;
beforeAll(() => {
  chooser = new SpecChooser(root);
});

/** The folders of the chosen tests. */
const foldersFor = (...changed: string[]): string[] => [
  ...new Set(chooser.choose(changed).map((file) => file.split('/')[2] ?? '')),
];

describe('browser tests for a change', () => {
  it('of the public site are those that open its pages, and those of releases', () => {
    const chosen = chooser.choose(['public-site/src/features/home/HomePage.tsx']);
    expect(chosen).toContain('e2e/tests/site/homePage.spec.ts');
    expect(chosen).toContain('e2e/tests/releases/remotes.spec.ts');
    expect(chosen).not.toContain('e2e/tests/office/board.spec.ts');
  });

  it('of the back office are those of the office, and those that look there from the site', () => {
    const chosen = chooser.choose(['back-office/src/features/board/BoardPage.tsx']);
    expect(chosen).toContain('e2e/tests/office/board.spec.ts');
    expect(chosen).toContain('e2e/tests/site/visitRequest.spec.ts');
    expect(chosen).not.toContain('e2e/tests/site/narrow.spec.ts');
  });

  it('of a component are those of the apps that import it', () => {
    expect(chooser.partsOf('shared-ui/src/components/frame/OfficeFrame.tsx')).toEqual([
      'back-office',
      'shared-ui',
    ]);
    expect(chooser.partsOf('shared-ui/src/components/frame/SiteFrame.tsx')).toContain(
      'public-site',
    );
    expect(foldersFor('shared-ui/src/components/frame/OfficeFrame.tsx')).toContain('developers');
  });

  it('of a stylesheet, a catalogue of another language or what only a worker imports are found as well', () => {
    for (const file of [
      'public-site/src/features/home/HomePage.module.css',
      'public-site/src/features/home/texts.fr.ts',
      'public-site/src/sharingHead.ts',
    ]) {
      expect(chooser.partsOf(file)).toEqual(['public-site']);
    }
    expect(chooser.partsOf('back-office/src/features/schedule/worker/scheduleWorker.ts')).toEqual([
      'back-office',
    ]);
    expect(chooser.partsOf('shared-ui/src/theme/theme.css')).toContain('shell');
  });

  it('of the server, a migration or a build tool are all', () => {
    const all = chooser.choose(['package-lock.json']);
    expect(chooser.choose(['webpack/browserConfig.ts'])).toEqual(all);
    expect(chooser.choose(['server/company.json'])).toEqual(all);
    expect(chooser.choose(['server/src/entities/exportCsv.ts'])).toEqual(all);
    expect(all.length).toBeGreaterThan(80);
  });

  it('of a test is that test, and of a helper those that import it', () => {
    expect(chooser.choose(['e2e/tests/site/gallery.spec.ts'])).toEqual([
      'e2e/tests/site/gallery.spec.ts',
    ]);
    const ofBoards = chooser.choose(['e2e/support/board.ts']);
    expect(ofBoards).toContain('e2e/tests/office/board.spec.ts');
    expect(ofBoards.length).toBeLessThan(10);
    expect(chooser.choose(['e2e/playwright.config.ts'])).toEqual(
      chooser.choose(['package-lock.json']),
    );
  });

  it('of documents, unit tests, stories and pipelines are none', () => {
    expect(
      chooser.choose([
        'docs/releases.md',
        'server/src/config.test.ts',
        'shared-ui/src/components/content/Badge.stories.tsx',
        '.github/workflows/shell.yml',
        'server/harness/README.md',
        'Dockerfile',
      ]),
    ).toEqual([]);
  });
});

describe('rooms to check for a change', () => {
  it.each([
    [['shell/src/Shell.tsx'], ['shell']],
    [['server/src/main.ts', 'docs/releases.md'], ['server']],
    [['e2e/support/board.ts'], ['project']],
    [['compose.yaml'], ['project']],
    [['shared-ui/src/components/frame/OfficeFrame.tsx'], ['back-office', 'project']],
    [
      ['shared-api/src/contract/bank/none.ts'],
      ['shell', 'public-site', 'back-office', 'server', 'project'],
    ],
    [['package-lock.json'], ['shell', 'public-site', 'back-office', 'server', 'project']],
    [['README.md'], []],
  ])('%j: %j', (changed, expected) => {
    expect(roomsOf(changed, chooser)).toEqual(expected);
  });
});
