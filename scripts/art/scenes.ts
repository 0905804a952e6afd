import type { Scene } from './draw.ts';
import { bathroom } from './scenes/bathroom.ts';
import { carpet } from './scenes/carpet.ts';
import { demo } from './scenes/demo.ts';
import { drywall } from './scenes/drywall.ts';
import { floor } from './scenes/floor.ts';
import { grout } from './scenes/grout.ts';
import { kitchen } from './scenes/kitchen.ts';
import { office } from './scenes/office.ts';
import { paint } from './scenes/paint.ts';
import { postConstruction } from './scenes/postConstruction.ts';
import { powerWash } from './scenes/powerWash.ts';
import { shower } from './scenes/shower.ts';
import { stairs } from './scenes/stairs.ts';
import { student } from './scenes/student.ts';
import { windows } from './scenes/windows.ts';

/** The films by story number: odd ones are the cleaning brand's, even ones the contracting brand's. */
export const scenes: Readonly<Record<number, Scene>> = {
  1: carpet,
  2: stairs,
  3: kitchen,
  4: floor,
  5: office,
  6: shower,
  7: grout,
  8: drywall,
  9: powerWash,
  10: bathroom,
  11: student,
  12: demo,
  13: windows,
  14: paint,
  15: postConstruction,
};
