/** What the demo records are made of, and how they are picked. */

export const streets = [
  'King Street North',
  'Albert Street',
  'Weber Street East',
  'Columbia Street West',
  'Erb Street',
  'Bridgeport Road',
  'Union Street East',
  'Lester Street',
  'Regina Street South',
  'Moore Avenue',
];
export const cities = ['Waterloo', 'Kitchener', 'Cambridge', 'Guelph', 'Elmira'];
export const jobs = [
  {
    type: 'Carpet',
    category: 'Janitorial',
    title: 'Carpet cleaning',
    labor: 18_000,
    material: 2_400,
  },
  {
    type: 'Paint',
    category: 'Contracting',
    title: 'Interior painting',
    labor: 164_000,
    material: 41_500,
  },
  {
    type: 'Commercial',
    category: 'Janitorial',
    title: 'Weekly office cleaning',
    labor: 52_000,
    material: 3_800,
  },
  {
    type: 'Floor',
    category: 'Contracting',
    title: 'Vinyl floor installation',
    labor: 145_000,
    material: 218_900,
  },
  {
    type: 'Residential',
    category: 'Janitorial',
    title: 'Detailed home cleaning',
    labor: 26_500,
    material: 1_900,
  },
  {
    type: 'Bathroom',
    category: 'Contracting',
    title: 'Bathroom renovation',
    labor: 690_000,
    material: 512_400,
  },
  {
    type: 'Grout',
    category: 'Janitorial',
    title: 'Grout restoration',
    labor: 21_000,
    material: 4_100,
  },
] as const;

/** An entry of a list, which begins anew after its end. */
export const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Days before a day, `YYYY-MM-DD`. */
export const daysBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
