import { useEffect, useRef } from 'react';
import type { PaymentLink } from 'shared-api/contract/pages/paymentLink';
import type { PaymentPageData } from 'shared-api/contract/pages/pageData';
import { languageCookie } from 'shared-api/contract/pages/languageCookie';
import { inLanguage, languages } from 'shared-api/contract/values/language';
import { ownNames } from 'shared-api/contract/values/languageNames';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { keep, readKept } from 'shared-api/kept';
import { useLocation } from 'shared-ui/router';
import { usePageDataOf } from '../usePageDataOf.ts';
import styles from './LanguageSwitch.module.css';

const others = languages.filter((language) => language !== pageLanguage);

/** The query of a payment link that fills in the same. */
const linkQuery = ({ number, amount }: PaymentLink): string =>
  `?number=${number}${amount === '' ? '' : `&amount=${amount}`}`;

const storage = (): Storage => sessionStorage;

/** Kept for the page that is loaded next: the focus was on the switch. */
const focusKey = 'language-switched';

/**
 * Leads to the same page in each other language, where what was typed is given back; the choice is kept,
 * for whoever comes back to the site by its plain address. Keys go on from here.
 */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  const link = usePageDataOf<PaymentPageData>(pathname, 'link')?.link;
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
      // What a payment link fills in stays without scripts too.
      href={inLanguage(language, pathname) + (link ? linkQuery(link) : '')}
      lang={language}
      hrefLang={language}
      // Of an unknown address the server's page knows nothing.
      suppressHydrationWarning
      onClick={({ currentTarget: link, detail }) => {
        // No click of a pointer.
        if (detail === 0) keep(storage, focusKey, { language });
        // The server's page knows of neither, but for a payment link.
        link.href = inLanguage(language, pathname) + search + hash;
        document.cookie = languageCookie(language);
      }}
    >
      {ownNames[language]}
    </a>
  ));
}
