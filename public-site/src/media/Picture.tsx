import type { ImgHTMLAttributes, ReactNode } from 'react';
import { classNames } from 'shared-ui/classNames';
import type { Image } from './Photo.ts';

interface PictureProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'loading' | 'src' | 'srcSet' | 'sizes'
> {
  image: Image;
  /** Sources of a photograph's other crop, for some widths of the page. */
  otherCrop?: ReactNode;
  alt: string;
  /** Of the place that the page gives it, which keeps other things from moving when it loads. */
  width: string;
  height: string;
  /** How wide it is shown, as in `sizes` of HTML. */
  sizes: string;
  /** Below the fold: loaded when it is scrolled near. */
  isLazy?: boolean;
}

/** A drawing, or a photograph in the width and format that suits the browser. */
export function Picture({ image, otherCrop, sizes, isLazy, ...others }: PictureProps) {
  const rest = { ...others, loading: isLazy ? ('lazy' as const) : undefined };
  if (typeof image === 'string') return <img src={image} {...rest} />;
  const { avif, webp, src, firstPaint } = image;
  return (
    <picture>
      {otherCrop}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...rest}
        className={classNames(rest.className, firstPaint)}
        srcSet={webp}
        sizes={sizes}
        src={src}
      />
    </picture>
  );
}
