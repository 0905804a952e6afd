import { useEffect, useRef } from 'react';
import { languageCookie } from 'shared-api/contract/pages/languageCookie';
import { inLanguage, languages } from 'shared-api/contract/values/language';
import { ownNames } from 'shared-api/contract/values/languageNames';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { keep, readKept } from 'shared-api/kept';
import { useLocation } from 'shared-ui/router';
import styles from './LanguageSwitch.module.css';

const others = languages.filter((language) => language !== pageLanguage);

const storage = (): Storage => sessionStorage;

/** Kept for the page that is loaded next: the focus was on the switch. */
const focusKey = 'language-switched';

/**
 * Leads to the same page in each other language, where what was typed is given back; the choice is kept,
 * for whoever comes back to the site by its plain address. Keys go on from here.
 */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  const links = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (readKept(storage, focusKey) === undefined) return;
    keep(storage, focusKey, undefined);
    links.current?.focus({ preventScroll: true });
  }, []);
  return others.map((language) => (
    <a
      key={language}
      ref={links}
      className={styles['switch']}
      href={inLanguage(language, pathname)}
      lang={language}
      hrefLang={language}
      // Of an unknown address the server's page knows nothing.
      suppressHydrationWarning
      onClick={({ currentTarget: link, detail }) => {
        // No click of a pointer.
        if (detail === 0) keep(storage, focusKey, { language });
        // The server's page knows of neither.
        link.href = inLanguage(language, pathname) + search + hash;
        document.cookie = languageCookie(language);
      }}
    >
      {ownNames[language]}
    </a>
  ));
}
