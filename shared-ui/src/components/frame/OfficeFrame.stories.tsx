import type { Stories } from '../../catalogue/Story.ts';
import { BrandMark } from './BrandMark.tsx';
import { OfficeFrame } from './OfficeFrame.tsx';

export const stories: Stories = {
  Frame: () => (
    <OfficeFrame
      logo={<BrandMark brand="group" name="Property Services" size="small" />}
      today="Sat, Nov 21, 2026"
      who="ann, Admin"
      items={[{ name: 'Clients', url: '/admin/clients' }]}
      drawerFoot={null}
    >
      <h1>Clients</h1>
    </OfficeFrame>
  ),
};
