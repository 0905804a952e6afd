import type { Stories } from '../../catalogue/Story.ts';
import { BrandMark } from './BrandMark.tsx';
import { SiteFrame } from './SiteFrame.tsx';

export const stories: Stories = {
  Frame: () => (
    <SiteFrame
      logo={<BrandMark brand="group" name="Property Services" size="small" />}
      items={[{ name: 'Home', url: '/' }]}
      footer={<footer>© 2026</footer>}
    >
      <h1>A page</h1>
    </SiteFrame>
  ),
};
