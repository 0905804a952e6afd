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
