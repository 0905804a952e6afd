// Written by `npm run media` from public-site/media/.
import type { ClientLogo } from '../../ClientLogo.ts';

export const areDrawn: boolean = true;

export const logos: readonly ClientLogo[] = [
];
