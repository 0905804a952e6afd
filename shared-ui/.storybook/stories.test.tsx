import { describe, expect, it } from '@jest/globals';
import {
  composeStories,
  setProjectAnnotations,
  type Meta,
  type StoryObj,
} from '@storybook/react-webpack5';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import preview from './preview.tsx';

setProjectAnnotations(preview);

// jsdom lays nothing out, so there is nothing to scroll to.
HTMLElement.prototype.scrollIntoView = () => undefined;

const folder = path.resolve(import.meta.dirname, '../src/components');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
/** Where each component stands, by its name. */
const components = files
  .filter((file) => /^[A-Z]\w+\.tsx$/.test(path.basename(file)))
  .map((file) => [path.basename(file, '.tsx'), path.join(folder, file)] as const);

interface StoryFile {
  default: Meta;
  [story: string]: StoryObj | Meta;
}

const storiesOf = async (file: string): Promise<StoryFile> =>
  (await import(file.replace('.tsx', '.stories.tsx'))) as StoryFile;

describe.each(components)('%s', (name, file) => {
  it('is exported under its name', async () => {
    const exported = (await import(`shared-ui/${name}`)) as Record<string, unknown>;
    expect(exported).toHaveProperty(name);
  });

  it('has stories of its own', async () => {
    const { default: meta, ...stories } = await storiesOf(file);
    const exported = (await import(file)) as Record<string, unknown>;
    expect(meta.component).toBe(exported[name]);
    expect(Object.keys(stories).length).toBeGreaterThan(0);
  });

  it('shows something in each of them', async () => {
    for (const Story of Object.values(composeStories(await storiesOf(file)))) {
      const canvasElement = document.createElement('div');
      document.body.append(canvasElement);
      await Story.run({ canvasElement });
      expect(canvasElement.querySelector('[data-brand] > *')).not.toBeNull();
      canvasElement.remove();
    }
  });
});
