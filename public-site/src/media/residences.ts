import residence1 from './residences/01.svg';
import residence2 from './residences/02.svg';
import residence3 from './residences/03.svg';
import residence4 from './residences/04.svg';
import residence5 from './residences/05.svg';
import residence6 from './residences/06.svg';
import residence7 from './residences/07.svg';
import residence8 from './residences/08.svg';
import residence9 from './residences/09.svg';
import residence10 from './residences/10.svg';
import { areDrawn, photos } from './own/residences/photos.ts';
import { texts as photoTexts } from './own/residences/texts.ts';
import type { Image } from './Photo.ts';
import { texts, type Texts } from './texts.ts';

/** A residence that the company looks after (docs/product/records.md). */
export interface Residence {
  id: number;
  name: string;
  image: Image;
  alt: string;
}

const pictured: readonly (Omit<Residence, 'alt'> & { id: keyof Texts['residences'] })[] = [
  {
    id: 1,
    name: 'University Crossing',
    image: residence1,
  },
  {
    id: 2,
    name: 'Albert Row',
    image: residence2,
  },
  {
    id: 3,
    name: 'Regina House',
    image: residence3,
  },
  {
    id: 4,
    name: 'Preston Hall',
    image: residence4,
  },
  {
    id: 5,
    name: 'Uptown Glass',
    image: residence5,
  },
  {
    id: 6,
    name: 'Lester Terraces',
    image: residence6,
  },
  { id: 7, name: 'Winter Mews', image: residence7 },
  {
    id: 8,
    name: 'Tannery Lofts',
    image: residence8,
  },
  {
    id: 9,
    name: 'Moore Cottage',
    image: residence9,
  },
  {
    id: 10,
    name: 'Union Court',
    image: residence10,
  },
];

/** Whether the residences are drawings that show no real place. */
export { areDrawn as areResidencesDrawn } from './own/residences/photos.ts';

/**
 * Every residence of the site with its text alternative: the one list of them. As soon as the company
 * has a photograph, photographs alone, so that no drawing passes for a real place.
 */
export const residences: readonly Residence[] = areDrawn
  ? pictured.map((residence) => ({ ...residence, alt: texts.residences[residence.id] }))
  : Object.entries(photos)
      .map(([number, photo]) => ({
        id: Number(number),
        name: photo.name,
        image: photo,
        alt: photoTexts[number] ?? '',
      }))
      // Objects list "10" before "01".
      .sort((a, b) => a.id - b.id);
