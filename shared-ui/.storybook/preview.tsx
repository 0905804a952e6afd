import type { Preview } from '@storybook/react-webpack5';
import '../src/theme/theme.css';
import { DocsPage } from './DocsPage.tsx';
import { inProduct } from './inProduct.tsx';

/** The widths that every screen of the product is looked at in, in pixels. */
const widths = { Phone: 390, Tablet: 768, Laptop: 1024, Desktop: 1440 };

const viewports = Object.fromEntries(
  Object.entries(widths).map(([device, width]) => [
    String(width),
    { name: `${device}, ${width}`, styles: { width: `${width}px`, height: '100%' } },
  ]),
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inProduct],
  initialGlobals: { scheme: 'system', brand: 'cleaning' },
  globalTypes: {
    scheme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: "The system's scheme" },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    brand: {
      description: 'The brand whose accent a page has',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'cleaning', title: 'Cleaning' },
          { value: 'contracting', title: 'Contracting' },
        ],
      },
    },
  },
  parameters: {
    docs: { container: DocsPage },
    viewport: { options: viewports },
    controls: { sort: 'requiredFirst' },
    options: { storySort: { method: 'alphabetical' } },
    a11y: { test: 'error' },
  },
};

export default preview;
