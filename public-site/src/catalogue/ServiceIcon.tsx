import {
  Building2,
  GraduationCap,
  Grid3x3,
  HardHat,
  House,
  Layers,
  SprayCan,
  type LucideIcon,
} from 'lucide-react';
import type { ServiceKey } from 'shared-api/contract/site/catalogue';

export type ServiceIcons = Readonly<Partial<Record<ServiceKey, LucideIcon>>>;

/** The signs of cleaning services; cards of contracting services have pictures. */
export const cleaningIcons: ServiceIcons = {
  carpet: Layers,
  commercial: Building2,
  grout: Grid3x3,
  'post-construction': HardHat,
  'power-wash': SprayCan,
  residential: House,
  'student-houses': GraduationCap,
};

/** The sign of a catalogue service, out of those that the page has; nothing for one without. */
export function ServiceIcon({
  name,
  icons = cleaningIcons,
}: {
  name: ServiceKey;
  icons?: ServiceIcons;
}) {
  const Icon = icons[name];
  return Icon && <Icon size={26} strokeWidth={1.75} aria-hidden="true" />;
}
