import type { Stories } from '../../catalogue/Story.ts';
import { BrandMark } from './BrandMark.tsx';

export const stories: Stories = {
  Group: () => <BrandMark brand="group" name="Property Services" />,
  Cleaning: () => <BrandMark brand="cleaning" name="Cleaning" tagline="Janitorial services" />,
  Contracting: () => (
    <BrandMark brand="contracting" name="Contracting" tagline="Renovation" size="small" />
  ),
};
