import type { ServiceKey } from 'shared-api/contract/site/catalogue';
import bathroom from './services/bathroom.svg';
import carpet from './services/carpet.svg';
import commercial from './services/commercial.svg';
import demo from './services/demo.svg';
import drywall from './services/drywall.svg';
import floor from './services/floor.svg';
import grout from './services/grout.svg';
import paint from './services/paint.svg';
import postConstruction from './services/post-construction.svg';
import powerWash from './services/power-wash.svg';
import residential from './services/residential.svg';
import studentHouses from './services/student-houses.svg';
import tile from './services/tile.svg';
import { photos } from './own/services/photos.ts';
import type { Image } from './Photo.ts';

/** The pictures of the catalogue's services: drawings, unless the company has photographs of its own. */
export const servicePictures: Readonly<Record<ServiceKey, Image>> = {
  carpet,
  commercial,
  grout,
  'post-construction': postConstruction,
  'power-wash': powerWash,
  residential,
  'student-houses': studentHouses,
  bathroom,
  demo,
  drywall,
  floor,
  paint,
  tile,
  ...photos,
};
