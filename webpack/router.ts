import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { root } from './apps.ts';

const production = path.join(root, 'node_modules/react-router/dist/production');

/**
 * How React Router comes into a browser: its build for production, which its package.json leads
 * nobody to, and of it only what `shared-ui/router` names.
 */
export const router = {
  alias: { 'react-router$': path.join(production, 'index.mjs') },
  rule: {
    include: production,
    use: path.join(import.meta.dirname, 'pureComponents.ts'),
  } satisfies RuleSetRule,
};
