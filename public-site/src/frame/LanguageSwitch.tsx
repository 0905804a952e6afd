import { inLanguage, languages } from 'shared-api/contract/values/language';
import { ownNames } from 'shared-api/contract/values/languageNames';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { useLocation } from 'shared-ui/router';
import styles from './LanguageSwitch.module.css';

/** A year, in seconds. */
const remembered = 31_536_000;

const others = languages.filter((language) => language !== pageLanguage);

/**
 * Leads to the same page in each other language, where what was typed is given back; the choice is kept,
 * for whoever comes back to the site by its plain address.
 */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  return others.map((language) => (
    <a
      key={language}
      className={styles['switch']}
      href={inLanguage(language, pathname)}
      lang={language}
      hrefLang={language}
      // Of an unknown address the server's page knows nothing.
      suppressHydrationWarning
      onClick={({ currentTarget: link }) => {
        // The server's page knows of neither.
        link.href = inLanguage(language, pathname) + search + hash;
        document.cookie = `language=${language}; path=/; max-age=${remembered}; samesite=lax`;
      }}
    >
      {ownNames[language]}
    </a>
  ));
}
