import { useEffect, useState } from 'react';
import { Select } from '../components/fields/Select.tsx';
import styles from './Catalogue.module.css';
import type { Stories } from './Story.ts';

interface CatalogueProps {
  /** Each component's stories, by the component's name. */
  components: Record<string, Stories>;
}

/** Every component of the design system with its examples, in both brands and schemes. */
export function Catalogue({ components }: CatalogueProps) {
  const [brand, setBrand] = useState('cleaning');
  const [scheme, setScheme] = useState('light dark');
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme;
  }, [scheme]);
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
      <Select
        label="Scheme"
        value={scheme}
        onChange={({ target }) => setScheme(target.value)}
        options={[
          { value: 'light dark', label: "The system's" },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
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
