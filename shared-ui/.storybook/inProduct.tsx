import type { Decorator } from '@storybook/react-webpack5';
import { useLayoutEffect, type ReactNode } from 'react';
import { BrowserRouter } from 'shared-ui/router';
import { colorSchemeOf } from './colorSchemeOf.ts';

function Scheme({ scheme, children }: { scheme: unknown; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = colorSchemeOf(scheme);
  }, [scheme]);
  return children;
}

/** Gives a story what every page of the product has: a router, a scheme, a brand's accent. */
export const inProduct: Decorator = (Story, context) => {
  const globals: Record<string, unknown> = context.globals;
  return (
    <Scheme scheme={globals['scheme']}>
      <BrowserRouter>
        <div data-brand={String(globals['brand'])}>
          <Story />
        </div>
      </BrowserRouter>
    </Scheme>
  );
};
