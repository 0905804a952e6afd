import type { PublicCompany } from './company.ts';

/** What a visitor is told about a postal code. */
export type AreaAnswer =
  | { is: 'served'; place: string; district: string }
  | { is: 'elsewhere'; district: string }
  /** What was typed is no Canadian postal code. */
  | { is: 'unreadable' };

/** A postal code, or its first half, which names a district: `N2L 3G1` and `n2l` are both N2L. */
const postalCode = /^([A-Z]\d[A-Z])(?:\d[A-Z]\d)?$/;

/** Whether the company works where a postal code lies, as far as the company file says. */
export function areaAnswerOf(
  serviceArea: NonNullable<PublicCompany['serviceArea']>,
  typed: string,
): AreaAnswer {
  const district = postalCode.exec(typed.toUpperCase().replaceAll(/[\s-]/g, ''))?.[1];
  if (district === undefined) return { is: 'unreadable' };
  const place = serviceArea.find(({ districts }) => districts.includes(district))?.place;
  return place === undefined ? { is: 'elsewhere', district } : { is: 'served', place, district };
}
