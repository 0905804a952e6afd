import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BrowserRouter } from 'shared-ui/router';
import { Catalogue } from './Catalogue.tsx';
import type { Stories } from './Story.ts';

const folder = path.resolve(import.meta.dirname, '../components');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
/** Where each component stands, by its name. */
const fileOf = new Map(
  files
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(path.basename(file)))
    .map((file) => [path.basename(file, '.tsx'), path.join(folder, file)]),
);
const components = [...fileOf.keys()];

const storiesOf = async (name: string): Promise<Stories> => {
  const file = fileOf.get(name)?.replace('.tsx', '.stories.tsx') ?? name;
  return ((await import(file)) as { stories: Stories }).stories;
};

describe.each(components)('%s', (name) => {
  it('is exported under its name', async () => {
    const exported = (await import(`shared-ui/${name}`)) as Record<string, unknown>;
    expect(exported).toHaveProperty(name);
  });

  it('has stories that show something', async () => {
    const stories = await storiesOf(name);
    expect(Object.keys(stories).length).toBeGreaterThan(0);
    for (const Story of Object.values(stories)) {
      const { container, unmount } = render(
        <BrowserRouter>
          <Story />
        </BrowserRouter>,
      );
      expect(container.firstElementChild).not.toBeNull();
      unmount();
    }
  });
});

it('shows every component in the catalogue', async () => {
  const all = Object.fromEntries(
    await Promise.all(components.map(async (name) => [name, await storiesOf(name)] as const)),
  );
  const { getByRole } = render(
    <BrowserRouter>
      <Catalogue components={all} />
    </BrowserRouter>,
  );
  for (const name of components) {
    expect(getByRole('heading', { level: 2, name })).toBeInTheDocument();
  }
});
