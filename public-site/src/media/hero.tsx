import drawing from './hero.svg';
import { areDrawn, photos } from './own/hero/photos.ts';
import { texts as photoTexts } from './own/hero/texts.ts';
import type { Image } from './Photo.ts';
import { texts } from './texts.ts';

const { wide, narrow } = photos;

/** The first picture of the home page: the company's photograph, otherwise a drawing. */
export const hero: { image: Image; alt: string; sizes: string } =
  areDrawn || !wide
    ? { image: drawing, alt: texts.hero, sizes: '' }
    : {
        image: wide,
        alt: photoTexts['wide'] ?? '',
        sizes: '(width >= 84rem) 38rem, (width >= 60rem) 46vw, 94vw',
      };

/** Another crop of the company's photograph, shown where the page is one column. */
export const narrowHero =
  areDrawn || !narrow ? undefined : (
    <>
      <source media="(width < 60rem)" type="image/avif" srcSet={narrow.avif} sizes="94vw" />
      <source media="(width < 60rem)" srcSet={narrow.webp} sizes="94vw" />
    </>
  );
