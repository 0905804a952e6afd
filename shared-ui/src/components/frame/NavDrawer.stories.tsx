import type { Stories } from '../../catalogue/Story.ts';
import { NavDrawer } from './NavDrawer.tsx';

export const stories: Stories = {
  Menu: () => (
    <NavDrawer
      items={[
        { name: 'Home', url: '/' },
        { name: 'Services', url: '/services-all' },
      ]}
    />
  ),
};
