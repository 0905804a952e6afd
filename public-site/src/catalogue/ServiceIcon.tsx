import {
  Bath,
  BrickWall,
  Building2,
  GraduationCap,
  Grid3x3,
  Hammer,
  HardHat,
  House,
  Layers,
  PaintRoller,
  SprayCan,
  SquareStack,
  type LucideIcon,
} from 'lucide-react';
import type { ServiceKey } from 'shared-api/contract/site/catalogue';

const icons: Record<ServiceKey, LucideIcon> = {
  carpet: Layers,
  commercial: Building2,
  grout: Grid3x3,
  'post-construction': HardHat,
  'power-wash': SprayCan,
  residential: House,
  'student-houses': GraduationCap,
  bathroom: Bath,
  demo: Hammer,
  drywall: BrickWall,
  floor: SquareStack,
  paint: PaintRoller,
  tile: Grid3x3,
};

/** The sign of a catalogue service, by the name that the catalogue gives it. */
export function ServiceIcon({ name }: { name: ServiceKey }) {
  const Icon = icons[name];
  return <Icon size={26} strokeWidth={1.75} aria-hidden="true" />;
}
