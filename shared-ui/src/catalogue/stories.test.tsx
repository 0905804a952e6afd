import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BrowserRouter } from 'shared-ui/router';
import { Catalogue } from './Catalogue.tsx';
import type { Stories } from './Story.ts';

const folder = path.resolve(import.meta.dirname, '../components');
const files = readdirSync(folder);
const components = files
  .filter((file) => /^[A-Z]\w+\.tsx$/.test(file))
  .map((file) => file.replace('.tsx', ''));

const storiesOf = async (name: string): Promise<Stories> =>
  ((await import(path.join(folder, `${name}.stories.tsx`))) as { stories: Stories }).stories;

describe.each(components)('%s', (name) => {
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
