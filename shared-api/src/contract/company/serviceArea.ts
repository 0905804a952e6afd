import type { PublicCompany } from './company.ts';

/** The result of looking up a postal code. */
export type AreaAnswer =
  | { is: 'served'; place: string; district: string }
  | { is: 'elsewhere'; district: string }
  /** The input is not a Canadian postal code. */
  | { is: 'unreadable' };

/**
 * A postal code or its first half, the district: `N2L 3G1` and `n2l` are both in N2L. Without the letters that Canada
 * Post never uses, or never first (`formats.ts`, which weighs more than a page may).
 */
const postalCode = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:\d[ABCEGHJ-NPRSTV-Z]\d)?$/;

/** Looks up whether a postal code is in the service area of the company file. */
export function areaAnswerOf(
  serviceArea: NonNullable<PublicCompany['serviceArea']>,
  typed: string,
): AreaAnswer {
  const district = postalCode.exec(typed.toUpperCase().replaceAll(/[\s-]/g, ''))?.[1];
  if (district === undefined) return { is: 'unreadable' };
  const place = serviceArea.find(({ districts }) => districts.includes(district))?.place;
  return place === undefined ? { is: 'elsewhere', district } : { is: 'served', place, district };
}

/**
 * The district of a postal code where the company does not work as a rule.
 * @returns undefined in its area, for what is no postal code, and for a company that names no area
 */
export function districtElsewhere(
  { serviceArea }: Pick<PublicCompany, 'serviceArea'>,
  typed: string,
): string | undefined {
  const answer = serviceArea && areaAnswerOf(serviceArea, typed);
  return answer?.is === 'elsewhere' ? answer.district : undefined;
}
