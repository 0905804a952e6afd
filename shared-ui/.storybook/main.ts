import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { StorybookConfig } from '@storybook/react-webpack5';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { rules } from '../../webpack/rules.ts';

/** Storybook, built by the rules of the product's own builds (docs/decisions/0033). */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: [{ directory: '../src/components', files: '**/*.stories.tsx' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: {
    // Storybook's own rules for styles and assets; ours stand in for them.
    disableWebpackDefaults: true,
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableProjectJson: true,
  },
  features: {
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  typescript: {
    check: false,
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // What a component says of its own props, not the hundreds that React knows of an element.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  webpackFinal: (given, { configType }) => {
    const isDevelopment = configType === 'DEVELOPMENT';
    return {
      ...given,
      devtool: isDevelopment ? 'source-map' : false,
      module: {
        ...given.module,
        rules: [
          ...(given.module?.rules ?? []),
          ...rules({
            salt: 'storybook',
            target: 'browser',
            publicPath: '',
            isRefreshed: isDevelopment,
          }),
        ],
      },
      plugins: [
        ...(given.plugins ?? []),
        new MiniCssExtractPlugin(),
        ...(isDevelopment ? [new ReactRefreshPlugin({ overlay: false })] : []),
      ],
      performance: false,
    };
  },
};

export default config;
