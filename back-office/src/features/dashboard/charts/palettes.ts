/** The theme's colours as a canvas takes them, for one brand and the colour scheme in force. */
export interface Colours {
  ink: string;
  inkSoft: string;
  line: string;
  lineStrong: string;
  surface: string;
  /** The brand's own colour. */
  accent: string;
  /** The other brand's. */
  second: string;
  warning: string;
  danger: string;
  font: string;
}

export type PaletteName = 'pair' | 'pairReversed' | 'states' | 'threeMonths' | 'names';

const channels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);

/**
 * A colour between two that are written as `rgb(…)`.
 * @param share of the first, from 0 to 1
 */
export function mix(first: string, second: string, share: number): string {
  const [one, other] = [channels(first), channels(second)];
  const mixed = [0, 1, 2].map((index) =>
    Math.round((one[index] ?? 0) * share + (other[index] ?? 0) * (1 - share)),
  );
  return `rgb(${mixed.join(', ')})`;
}

/** The colours of a chart's bars or slices, in their order; they begin anew when there are more. */
export function paletteOf(name: PaletteName, colours: Colours): string[] {
  const { accent, second, warning, lineStrong, danger, surface } = colours;
  const tint = (colour: string, share: number): string => mix(colour, surface, share);
  switch (name) {
    case 'pair':
      return [accent, tint(lineStrong, 0.7)];
    case 'pairReversed':
      return [tint(lineStrong, 0.7), accent];
    case 'states':
      return [accent, tint(lineStrong, 0.7), danger];
    case 'threeMonths':
      return [tint(accent, 0.3), tint(accent, 0.6), accent];
    case 'names':
      return [
        accent,
        tint(warning, 0.75),
        tint(lineStrong, 0.9),
        tint(accent, 0.55),
        tint(second, 0.75),
        tint(lineStrong, 0.45),
        tint(warning, 0.4),
        tint(second, 0.4),
        tint(accent, 0.3),
      ];
  }
}
