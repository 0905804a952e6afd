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
import client1 from './clients/01.svg';
import client2 from './clients/02.svg';
import client3 from './clients/03.svg';
import client4 from './clients/04.svg';
import client5 from './clients/05.svg';
import client6 from './clients/06.svg';
import client7 from './clients/07.svg';
import client8 from './clients/08.svg';
import client9 from './clients/09.svg';
import client10 from './clients/10.svg';
import client11 from './clients/11.svg';
import client12 from './clients/12.svg';
import client13 from './clients/13.svg';
import client14 from './clients/14.svg';
import client15 from './clients/15.svg';
import client16 from './clients/16.svg';
import client17 from './clients/17.svg';
import client18 from './clients/18.svg';
import client19 from './clients/19.svg';
import client20 from './clients/20.svg';
import client21 from './clients/21.svg';
import client22 from './clients/22.svg';
import client23 from './clients/23.svg';
import client24 from './clients/24.svg';
import client25 from './clients/25.svg';
import client26 from './clients/26.svg';
import client27 from './clients/27.svg';
import client28 from './clients/28.svg';
import client29 from './clients/29.svg';
import client30 from './clients/30.svg';
import type { ClientLogo } from './ClientLogo.ts';
import { areDrawn as areLogosDrawn, logos } from './own/clients/logos.ts';
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

/** Whether the logos are drawings of invented clients. */
export { areDrawn as areClientsInvented } from './own/clients/logos.ts';

const invented: readonly ClientLogo[] = [
  { name: 'Maple Court Dental', logo: client1 },
  { name: 'Uptown Law', logo: client2 },
  { name: 'Conestoga Print', logo: client3 },
  { name: 'Grand River Physio', logo: client4 },
  { name: 'Kingsdale Property', logo: client5 },
  { name: 'Beechwood Bakery', logo: client6 },
  { name: 'Laurel Creek Daycare', logo: client7 },
  { name: 'Northfield Optics', logo: client8 },
  { name: 'Erb Street Vets', logo: client9 },
  { name: 'Silverbirch Condos', logo: client10 },
  { name: 'Iron Horse Fitness', logo: client11 },
  { name: 'Bluevale Accounting', logo: client12 },
  { name: 'Cedar & Stone Café', logo: client13 },
  { name: 'Regina Street Clinic', logo: client14 },
  { name: 'Westmount Realty', logo: client15 },
  { name: 'Lakeshore Libraries', logo: client16 },
  { name: 'Tannery Lofts', logo: client17 },
  { name: 'Doon Valley Golf', logo: client18 },
  { name: 'Victoria Park Inn', logo: client19 },
  { name: 'Elmira Hardware', logo: client20 },
  { name: 'Riverside Montessori', logo: client21 },
  { name: 'Huron Robotics', logo: client22 },
  { name: 'Spur Line Coffee', logo: client23 },
  { name: 'Bridgeport Storage', logo: client24 },
  { name: 'Waterloo Chamber', logo: client25 },
  { name: 'Belmont Books', logo: client26 },
  { name: 'Alpine Auto Glass', logo: client27 },
  { name: 'Seagram Suites', logo: client28 },
  { name: 'Wellesley Pharmacy', logo: client29 },
  { name: 'Forest Heights Co-op', logo: client30 },
];

/** Logos of clients: the company's own alone as soon as it has one, otherwise the invented ones. */
export const clients = areLogosDrawn ? invented : logos;
