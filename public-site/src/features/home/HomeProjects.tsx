import { classNames } from 'shared-ui/classNames';
import { residences } from '../../media/residences.ts';
import { Picture } from '../../media/Picture.tsx';
import styles from './HomeProjects.module.css';
import { useReveal } from './useReveal.ts';

/**
 * Ten residences; each appears when it is scrolled into view (docs/product/pages.md "Home",
 * docs/product/behaviour.md).
 */
export function HomeProjects() {
  return (
    <ul className={styles['grid']}>
      {residences.map((residence) => (
        <Project key={residence.id} {...residence} />
      ))}
    </ul>
  );
}

function Project({ name, image, alt }: Omit<(typeof residences)[number], 'id'>) {
  const { ref, isWaiting } = useReveal<HTMLLIElement>();
  return (
    <li ref={ref} className={classNames(styles['project'], isWaiting && styles['isWaiting'])}>
      <figure>
        <Picture
          image={image}
          alt={alt}
          width="480"
          height="360"
          isLazy
          sizes="(width >= 30rem) 20rem, 45vw"
        />
        <figcaption>{name}</figcaption>
      </figure>
    </li>
  );
}
