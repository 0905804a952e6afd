import { at, box, colors as k, disc, line, shape, sparkle, times, windowPane } from './draw.ts';
import { bubble, picture, side, turned } from './pictures.ts';

const carpet =
  box(0, 0, side, 262, '#e9d9c5') +
  windowPane(72, 40, 120, 150) +
  box(0, 252, side, 12, k.paper) +
  box(0, 264, side, 216, '#6f8f80') +
  shape('M196 264h90l94 216H120Z', k.greenSoft) +
  line('M241 264 250 480', '#9cc7ae', 3) +
  at(
    262,
    160,
    box(10, 0, 176, 70, '#b5684a', { rx: 18 }) +
      box(-6, 44, 208, 62, k.brick, { rx: 16 }) +
      box(8, 104, 12, 18, k.dark) +
      box(178, 104, 12, 18, k.dark),
  ) +
  at(
    232,
    346,
    turned(
      -16,
      box(-7, -216, 14, 140, k.dark, { rx: 6 }) +
        box(-40, -226, 80, 18, k.dark, { rx: 9 }) +
        box(-42, -138, 84, 122, k.green, { rx: 18 }) +
        box(-28, -124, 56, 52, k.greenPale, { rx: 10 }) +
        box(-28, -98, 56, 26, '#8fc0d0', { rx: 8 }),
    ) +
      box(-74, -34, 148, 44, k.greenDark, { rx: 14 }) +
      box(-74, -4, 148, 18, k.orange, { rx: 8 }) +
      disc(-48, 16, 12, k.dark) +
      disc(48, 16, 12, k.dark),
  ) +
  sparkle(318, 330, 24, 0.8) +
  sparkle(150, 300, 16, 0.8);

const commercial =
  box(0, 0, side, 300, '#dfe8e3') +
  box(0, 300, side, 180, '#c9bfae') +
  times(3, (i) => windowPane(40 + i * 140, 34, 120, 172, '#bfdbe4')) +
  box(0, 206, side, 8, k.paper) +
  box(70, 252, 216, 14, k.woodDark, { rx: 4 }) +
  box(86, 266, 12, 88, k.dark) +
  box(258, 266, 12, 88, k.dark) +
  box(112, 168, 110, 70, k.dark, { rx: 6 }) +
  box(119, 175, 96, 52, '#7fb0c0', { rx: 3 }) +
  box(160, 238, 14, 14, k.dark) +
  box(232, 226, 30, 26, k.orange, { rx: 4 }) +
  shape('M234 228q-8-30 12-40 22 12 14 40Z', k.green) +
  at(
    352,
    300,
    line('M14-14 34-190', k.woodDark, 9) +
      box(-52, 8, 104, 62, k.sun, { rx: 10 }) +
      shape('M-44-34h88l10 44H-54Z', '#e0b552') +
      box(-30, 24, 60, 26, k.dark, { rx: 5, opacity: 0.25 }) +
      disc(-34, 76, 11, k.dark) +
      disc(34, 76, 11, k.dark) +
      shape('M22-192h28l16 46q-28 14-58 0Z', k.greenPale),
  ) +
  sparkle(80, 150, 20, 0.8) +
  sparkle(250, 140, 18, 0.8);

const grout =
  box(0, 0, side, side, '#8a6d4b') +
  box(0, 0, 262, side, '#ffffff') +
  times(5, (row) =>
    times(5, (i) =>
      box(-8 + i * 100, -6 + row * 100, 86, 86, (row + i) % 3 === 0 ? '#8fb7a4' : '#b7d0c4', {
        rx: 4,
      }),
    ),
  ) +
  times(6, (i) => bubble(176 + (i % 3) * 26, 286 + i * 12, 10 + (i % 3) * 4)) +
  at(
    264,
    236,
    turned(
      -32,
      box(-104, -44, 208, 52, k.green, { rx: 24 }) +
        box(-60, -74, 120, 48, k.greenDark, { rx: 22 }) +
        box(-96, 4, 192, 18, k.greenDark, { rx: 6 }) +
        times(15, (i) => line(`M${-90 + i * 12.8} 24v32`, '#f4e9d2', 7)),
    ),
  ) +
  sparkle(122, 166, 26, 0.8) +
  sparkle(88, 318, 20, 0.8);

const postConstruction =
  box(0, 0, side, 286, '#efe3d0') +
  windowPane(72, 52, 128, 158) +
  line('M86 66 186 196M186 66 86 196', '#8fb0bd', 6) +
  box(0, 276, side, 12, k.paper) +
  box(0, 288, side, 192, '#c9a273') +
  shape('M0 288h290q-30 90 40 192H0Z', '#d9d0c0') +
  times(16, (i) =>
    disc(18 + ((i * 67) % 260), 318 + ((i * 41) % 150), 3 + (i % 3) * 2, '#a99d8b'),
  ) +
  at(
    388,
    328,
    line('M-14-196 4-18M26-196 72-18', '#8a5a30', 9) +
      line('M-24-200-52 6M24-200 40 6', k.woodDark, 11) +
      times(4, (i) => box(-47 + i * 6, -40 - i * 44, 84 - i * 9, 12, k.wood, { rx: 3 })) +
      box(-36, -216, 76, 18, k.orange, { rx: 5 }),
  ) +
  shape('M62 366q34-60 70-38 34-26 62 38Z', '#a99d8b') +
  line('M222 258q-130-70-92 78', k.dark, 15) +
  box(96, 334, 70, 20, k.dark, { rx: 7 }) +
  at(
    262,
    236,
    box(-60, 16, 120, 104, k.green, { rx: 12 }) +
      box(-60, 56, 120, 22, k.paper) +
      box(-66, -6, 132, 30, k.dark, { rx: 10 }) +
      shape('M-46-6q0-44 46-44t46 44Z', k.greenDark) +
      line('M-20-52q20-22 40 0', k.dark, 9) +
      disc(-40, 126, 13, k.dark) +
      disc(40, 126, 13, k.dark),
  ) +
  sparkle(318, 168, 20, 0.8) +
  sparkle(400, 360, 22, 0.8);

const powerWash =
  box(0, 0, side, 226, '#cfe3ea') +
  disc(96, 128, 24, k.sun) +
  box(140, 120, 250, 110, k.paper) +
  shape('M118 126 264 44l148 82Z', k.greenDark) +
  box(166, 150, 122, 80, k.stone) +
  times(3, (i) => box(166, 170 + i * 20, 122, 4, k.soft)) +
  box(320, 152, 44, 40, '#9cc0cc') +
  box(0, 226, side, 254, '#8fb489') +
  shape('M150 226h150l150 254H20Z', '#857b6e') +
  shape('M150 226h62L170 480H20Z', '#e2dcd1') +
  times(3, (i) => line(`M${142 - i * 30} ${282 + i * 60}h${76 + i * 24}`, '#cdc5b8', 3)) +
  shape('M250 254 100 318q-20 40 54 50Z', '#ffffff', { opacity: 0.85 }) +
  shape('M250 254 124 330q-8 20 24 28Z', '#a9d3e2') +
  times(7, (i) => bubble(92 + (i % 4) * 20, 318 + i * 9, 6 + (i % 3) * 3)) +
  line('M250 254 330 208', k.dark, 9) +
  line('M322 212 340 246', k.dark, 12) +
  line('M342 242q66 0 62 40', k.dark, 7) +
  at(
    364,
    322,
    line('M34-60V-120H-24', k.dark, 9) +
      box(-50, -62, 100, 84, k.orange, { rx: 14 }) +
      box(-36, -48, 72, 26, k.orangeDark, { rx: 7 }) +
      disc(-30, 24, 22, k.dark) +
      disc(-30, 24, 9, k.stone) +
      disc(30, 24, 22, k.dark) +
      disc(30, 24, 9, k.stone),
  );

const residential =
  box(0, 0, side, 280, '#e3ece7') +
  windowPane(80, 48, 116, 140) +
  box(0, 270, side, 12, k.paper) +
  box(0, 282, side, 198, k.wood) +
  box(228, 110, 84, 66, k.orangeSoft) +
  disc(270, 146, 18, k.orange) +
  box(112, 202, 204, 72, k.green, { rx: 20 }) +
  box(92, 246, 244, 62, k.greenDark, { rx: 18 }) +
  box(132, 214, 56, 44, k.orangeSoft, { rx: 10 }) +
  box(108, 306, 12, 18, k.dark) +
  box(308, 306, 12, 18, k.dark) +
  shape('M40 344h330l40 136H0Z', '#f0e2cb') +
  at(
    342,
    340,
    turned(
      14,
      box(-6, -216, 12, 140, k.dark, { rx: 5 }) +
        box(-22, -226, 44, 16, k.dark, { rx: 8 }) +
        box(-28, -128, 56, 104, k.orange, { rx: 22 }) +
        box(-16, -112, 32, 48, k.orangeSoft, { rx: 10 }),
    ) +
      box(-62, -22, 104, 36, k.dark, { rx: 12 }) +
      box(-62, 4, 104, 10, k.orange, { rx: 5 }),
  ) +
  sparkle(116, 138, 18, 0.8) +
  sparkle(216, 350, 24, 0.8);

const studentHouses =
  box(0, 0, side, 302, '#dce9e2') +
  windowPane(188, 62, 108, 130) +
  box(0, 292, side, 12, k.paper) +
  box(0, 304, side, 176, '#d8b98f') +
  box(66, 226, 16, 128, k.woodDark) +
  box(66, 290, 196, 46, k.woodDark, { rx: 6 }) +
  box(76, 252, 186, 48, '#ffffff', { rx: 14 }) +
  box(82, 238, 62, 34, k.greenSoft, { rx: 12 }) +
  box(146, 250, 118, 54, k.green, { rx: 12 }) +
  box(76, 120, 92, 8, k.woodDark) +
  times(5, (i) =>
    box(
      82 + i * 15,
      84 + (i % 2) * 8,
      12,
      36 - (i % 2) * 8,
      [k.orange, k.green, k.sun][i % 3] ?? k.sun,
    ),
  ) +
  box(290, 256, 130, 12, k.woodDark, { rx: 3 }) +
  box(298, 268, 10, 88, k.soft) +
  box(402, 268, 10, 88, k.soft) +
  box(308, 206, 68, 44, k.dark, { rx: 5 }) +
  box(314, 212, 56, 32, '#8fc0d0') +
  box(296, 248, 92, 8, k.soft, { rx: 4 }) +
  line('M404 254v-62l-22-20', k.dark, 6) +
  shape('M396 156 362 170l12 24Z', k.orange) +
  at(
    216,
    330,
    box(-34, -22, 68, 64, k.orange, { rx: 18 }) +
      box(-22, 6, 44, 28, k.orangeDark, { rx: 8 }) +
      line('M-14-24q14-24 28 0', k.orangeDark, 7),
  ) +
  sparkle(330, 330, 22, 0.8) +
  sparkle(122, 190, 18, 0.8);

/** The cleaning brand's pictures by service key. */
export const cleaningServices: Record<string, string> = {
  carpet: picture(carpet),
  commercial: picture(commercial),
  grout: picture(grout),
  'post-construction': picture(postConstruction),
  'power-wash': picture(powerWash),
  residential: picture(residential),
  'student-houses': picture(studentHouses),
};
