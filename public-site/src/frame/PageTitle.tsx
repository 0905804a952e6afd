import type { ReactNode, Ref } from 'react';
import { Picture } from '../media/Picture.tsx';
import type { Image } from '../media/Photo.ts';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  /** A short line over the title: where the page belongs. */
  over?: ReactNode;
  title: ReactNode;
  /** Given where the title is to get the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  /** Stands beside the words where there is room. */
  picture?: { image: Image; alt: string } | undefined;
  /** Stands under the lead. */
  children?: ReactNode;
}

/** What a page begins with. */
export function PageTitle({ over, title, titleRef, lead, picture, children }: PageTitleProps) {
  const words = (
    <div className={styles['words']}>
      {over !== undefined && <p className={styles['over']}>{over}</p>}
      <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles['title']}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      {children}
    </div>
  );
  return (
    <div className={styles['head']}>
      {words}
      {picture && (
        <Picture
          className={styles['picture']}
          image={picture.image}
          alt={picture.alt}
          width="360"
          height="480"
          sizes="(width >= 60rem) 32rem, 100vw"
        />
      )}
    </div>
  );
}
