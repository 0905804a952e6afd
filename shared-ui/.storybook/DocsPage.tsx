import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { create, themes } from 'storybook/theming';

const fontBase = "Figtree, 'Figtree fallback', system-ui, sans-serif";
const light = create({ base: 'light', fontBase, appContentBg: '#ffffff', appPreviewBg: '#fbf9f5' });
const dark = create({ base: 'dark', fontBase, appContentBg: '#211e1a', appPreviewBg: '#171512' });

const isDark = (scheme: unknown): boolean =>
  scheme === 'dark' || (scheme !== 'light' && themes.normal.base === 'dark');

/** The page about a component, in the scheme of its stories: their text would not be read on another. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState<unknown>(() => {
    const [story] = context.componentStories();
    if (!story) return undefined;
    const globals = context.getStoryContext(story).globals as Record<string, unknown>;
    return globals['scheme'];
  });
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) =>
      setScheme(globals['scheme']);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  return (
    <DocsContainer context={context} theme={isDark(scheme) ? dark : light}>
      {children}
    </DocsContainer>
  );
}
