import { expect, it } from '@jest/globals';
import { isSource } from './inputs.ts';

it.each([
  'public-site/src/catalogue/ServiceCard.tsx',
  'shared-ui/src/theme/theme.css',
  'shared-api/contract.json',
  'shell/package.json',
  'public-site/src/media/own/services/carpet-480.avif',
  'shell/src/vendor/patch.js',
  'shell/src/vendor/patch.mjs',
  'shell/src/frame.html',
  'public-site/src/media/own/moving.gif',
  'webpack/rules.ts',
])('takes %s for something that goes into a build', (file) => {
  expect(isSource(file)).toBe(true);
});

it.each([
  'shared-ui/src/components/buttons/Button.stories.tsx',
  'shared-ui/.storybook/main.ts',
  'public-site/media/services/carpet.jpg',
  'shared-ui/dist/storybook/index.json',
  'shell/src/Shell.test.tsx',
  'webpack/jest/setupBrowser.ts',
  'webpack/storybook.ts',
  'webpack/devPage.ts',
  'webpack/fastRefresh/refresh.ts',
  'shared-ui/src/README.md',
  'shell/node_modules/a/index.ts',
])('leaves %s out', (file) => {
  expect(isSource(file)).toBe(false);
});
