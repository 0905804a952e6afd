import { at, box, colors as k, disc, line, shape, times } from './draw.ts';
import { picture } from './pictures.ts';

const height = 360;
const ground = 312;

const outside = (sky: string, grass: string): string =>
  box(0, 0, 480, height, sky) + box(0, ground, 480, height - ground, grass);

const tree = (x: number, size: number, fill: string = k.green): string =>
  at(
    x,
    ground,
    box(-4, -30, 8, 30, k.woodDark) +
      disc(0, -52, 30, fill) +
      disc(-14, -38, 20, fill) +
      disc(15, -38, 20, fill),
    size,
  );

/** Rows of windows, some of them lit. */
const windows = (
  [x, y]: [number, number],
  [columns, rows]: [number, number],
  [stepX, stepY]: [number, number],
  [w, h]: [number, number],
  glass: string,
): string =>
  times(rows, (row) =>
    times(columns, (i) =>
      box(x + i * stepX, y + row * stepY, w, h, (row * 7 + i * 5) % 11 === 0 ? '#f3c969' : glass),
    ),
  );

const bridgeportHouse =
  outside('#dbe7ea', '#a8bf97') +
  disc(70, 66, 22, '#f7dca5') +
  box(0, ground, 480, 8, k.sand) +
  box(96, 132, 288, 180, '#b5694a') +
  shape('M86 132 132 92h216l46 40Z', '#4d463d') +
  times(3, (i) =>
    at(
      150 + i * 90,
      96,
      shape('M-24 36V8L0-14 24 8v28Z', '#8f4d33') + box(-10, 8, 20, 24, '#f3e8d8'),
    ),
  ) +
  windows([116, 150], [7, 3], [38, 44], [22, 28], '#f3e8d8') +
  box(206, 262, 68, 50, k.paper) +
  shape('M196 264 240 238l44 26Z', k.greenDark) +
  box(222, 272, 36, 40, k.green) +
  tree(56, 0.9) +
  tree(430, 1.05, k.greenDark);

const towerOne =
  outside('#e4ecee', '#b9c2a6') +
  disc(402, 70, 24, '#f7dca5') +
  box(60, 244, 60, 68, '#aebfc3') +
  box(366, 222, 66, 90, '#aebfc3') +
  windows([68, 254], [3, 3], [16, 18], [9, 10], '#dfe9ec') +
  windows([376, 232], [3, 4], [18, 18], [10, 10], '#dfe9ec') +
  box(150, 26, 108, 286, '#d8d0c4') +
  box(258, 50, 78, 262, k.greenDark) +
  box(150, 20, 108, 10, '#4d463d') +
  box(186, 8, 36, 14, '#8d8378') +
  windows([160, 40], [5, 14], [19, 17.5], [12, 10], '#7ea3ad') +
  windows([268, 62], [3, 13], [22, 17.5], [14, 10], '#b6d6c4') +
  box(140, 288, 206, 24, '#4d463d') +
  box(150, 292, 60, 20, '#f3c969') +
  box(226, 292, 40, 20, '#b6d6c4') +
  box(128, 282, 230, 8, k.orange) +
  tree(94, 0.6) +
  tree(392, 0.65, k.greenDark);

const towerTwo =
  outside('#f3e3d3', '#b3bf9d') +
  disc(84, 84, 26, '#f7cf6d') +
  box(346, 214, 78, 98, '#cfc0ac') +
  windows([356, 226], [3, 4], [22, 20], [13, 12], '#f4ece0') +
  shape('M156 312V70q84-56 168 0v242Z', '#c2683c') +
  times(11, (row) => box(148, 86 + row * 19, 184, 5, '#f7efe4')) +
  times(4, (i) => box(176 + i * 36, 72, 4, 214, '#a9532c')) +
  windows([160, 94], [5, 10], [34, 19], [24, 9], '#dbe7ea') +
  box(150, 286, 180, 26, '#7a330e') +
  box(214, 290, 52, 22, '#f3c969') +
  box(204, 282, 72, 8, '#f7efe4') +
  tree(110, 0.85, k.greenDark) +
  tree(62, 0.55);

const myRez =
  outside('#dfe8e3', '#cfcabd') +
  disc(410, 60, 20, '#f7dca5') +
  box(70, 96, 150, 216, '#eae4da') +
  box(220, 132, 180, 180, '#2f6f8f') +
  box(220, 132, 180, 10, '#1f4f68') +
  box(70, 86, 150, 12, k.orange) +
  times(7, (row) =>
    times(4, (i) =>
      box(
        84 + i * 33,
        110 + row * 26,
        21,
        16,
        (row + i * 3) % 5 === 0 ? '#f3c969' : (row + i) % 2 ? '#8fa6ab' : '#b9cfd3',
      ),
    ),
  ) +
  times(5, (row) =>
    times(5, (i) =>
      box(234 + i * 32, 152 + row * 26, 22, 16, (row * 2 + i) % 6 === 1 ? '#f3c969' : '#cfe3ea'),
    ),
  ) +
  box(200, 84, 34, 228, k.orange) +
  box(200, 276, 34, 36, k.dark) +
  at(
    308,
    318,
    times(3, (i) =>
      at(
        i * 44 - 40,
        0,
        line('M-12-8a8 8 0 1 0 .1 0M12-8a8 8 0 1 0 .1 0', k.dark, 2.5) +
          line('M-12 0-4-13H8l4 13M-4-13-6-18M0 0 8-13 6-19h5M-12 0H0L-4-13', k.orange, 2.5),
      ),
    ),
  ) +
  tree(44, 0.75) +
  tree(430, 0.9, k.greenDark);

const prestonHouse =
  outside('#e6edf0', '#9fb98e') +
  disc(96, 70, 22, '#f7dca5') +
  shape('M216 312h48l26 48h-100Z', k.sand) +
  box(92, 150, 296, 162, '#e7d9b8') +
  box(80, 142, 320, 12, k.greenDark) +
  box(92, 262, 296, 6, '#cdbb93') +
  box(196, 110, 88, 202, '#f4ecd9') +
  shape('M184 112 240 70l56 42Z', k.greenDark) +
  disc(240, 96, 9, '#f3c969') +
  windows([110, 170], [3, 3], [28, 46], [18, 28], '#9bb8bd') +
  windows([304, 170], [3, 3], [28, 46], [18, 28], '#9bb8bd') +
  times(2, (row) =>
    times(2, (i) => box(210 + i * 34, 130 + row * 52, 24, 34, row === i ? '#f3c969' : '#9bb8bd')),
  ) +
  times(4, (i) => box(200 + i * 26, 238, 6, 74, '#ffffff')) +
  box(190, 230, 100, 10, '#ffffff') +
  box(224, 262, 32, 50, k.orange) +
  tree(62, 1, k.greenDark) +
  tree(428, 0.9) +
  times(4, (i) => disc(306 + i * 20, ground, 11, i % 2 ? k.green : k.greenDark));

/** Pictures of the student buildings, by their number in the list of buildings. */
export const studentBuildings: Record<string, string> = Object.fromEntries(
  [bridgeportHouse, towerOne, towerTwo, myRez, prestonHouse].map((inner, index) => [
    `0${index + 1}`,
    picture(inner, height),
  ]),
);
