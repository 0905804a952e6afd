import { inLanguage } from 'shared-api/contract/values/language';
import { useLocation } from 'shared-ui/router';
import styles from './LanguageSwitch.module.css';
import { texts } from './texts.ts';

/** A year, in seconds. */
const remembered = 31_536_000;

/**
 * Leads to the same page in the other language, where what was typed is given back; the choice is kept,
 * for whoever comes back to the site by its plain address.
 */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  const { language, name } = texts.otherLanguage;
  return (
    <a
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
      {name}
    </a>
  );
}
