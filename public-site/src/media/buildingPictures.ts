import { buildings } from 'shared-api/contract/quotes/buildings';
import building1 from './buildings/01.svg';
import building2 from './buildings/02.svg';
import building3 from './buildings/03.svg';
import building4 from './buildings/04.svg';
import building5 from './buildings/05.svg';

const pictures: Readonly<Record<string, string>> = {
  'Bridgeport House': building1,
  'King Street Towers 1': building2,
  'King Street Towers 2': building3,
  MyRez: building4,
  'Preston House': building5,
};

/** The student buildings in their order, each with its picture. */
export const picturedBuildings = buildings.map((building) => ({
  ...building,
  image: pictures[building.name],
}));
