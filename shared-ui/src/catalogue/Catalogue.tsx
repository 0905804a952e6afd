import { useState } from 'react';
import { Select } from '../components/Select.tsx';
import styles from './Catalogue.module.css';
import type { Stories } from './Story.ts';

interface CatalogueProps {
  /** Each component's stories, by the component's name. */
  components: Record<string, Stories>;
}

/** Every component of the design system with its examples, in both brands. */
export function Catalogue({ components }: CatalogueProps) {
  const [brand, setBrand] = useState('cleaning');
  return (
    <main className={styles['page']} data-brand={brand}>
      <h1>Design system</h1>
      <Select
        label="Brand"
        value={brand}
        onChange={({ target }) => setBrand(target.value)}
        options={[
          { value: 'cleaning', label: 'Cleaning' },
          { value: 'contracting', label: 'Contracting' },
        ]}
      />
      <nav className={styles['contents']} aria-label="Components">
        {Object.keys(components).map((name) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
      {Object.entries(components).map(([name, stories]) => (
        <section key={name} id={name} className={styles['component']}>
          <h2>{name}</h2>
          {Object.entries(stories).map(([story, Story]) => (
            <article key={story} className={styles['story']}>
              <h3 className={styles['name']}>{story}</h3>
              <div>
                <Story />
              </div>
            </article>
          ))}
        </section>
      ))}
    </main>
  );
}
