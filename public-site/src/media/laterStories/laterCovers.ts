import cover7 from '../stories/07.svg';
import cover8 from '../stories/08.svg';
import cover9 from '../stories/09.svg';
import cover10 from '../stories/10.svg';
import cover11 from '../stories/11.svg';
import cover12 from '../stories/12.svg';
import cover13 from '../stories/13.svg';
import cover14 from '../stories/14.svg';
import cover15 from '../stories/15.svg';
import type { StoryCover } from '../storyCovers.ts';
import { texts } from './texts.ts';

/** The covers of the stories that only the gallery shows. */
export const laterCovers: readonly StoryCover[] = [
  { id: 7, cover: cover7, ...texts[7] },
  { id: 8, cover: cover8, ...texts[8] },
  { id: 9, cover: cover9, ...texts[9] },
  { id: 10, cover: cover10, ...texts[10] },
  { id: 11, cover: cover11, ...texts[11] },
  { id: 12, cover: cover12, ...texts[12] },
  { id: 13, cover: cover13, ...texts[13] },
  { id: 14, cover: cover14, ...texts[14] },
  { id: 15, cover: cover15, ...texts[15] },
];
