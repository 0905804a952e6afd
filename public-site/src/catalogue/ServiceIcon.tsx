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
  Sparkles,
  SprayCan,
  SquareStack,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
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
export function ServiceIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Sparkles;
  return <Icon size={26} strokeWidth={1.75} aria-hidden="true" />;
}
