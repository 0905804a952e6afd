import type { FormText } from 'shared-api/contract/quotes/formText';
import { splitLanguage } from 'shared-api/contract/values/language';
import { useLocation, useNavigationType } from 'shared-ui/router';
import { forgetForm, keepForm, keepSentForm, keptFormName, readForm } from './keptForms.ts';

/**
 * Whether a form has led to its answer since the document was loaded: whoever comes to a page through
 * the history then returns. A listener for `popstate` would be told too late, as the router's comes first and
 * shows the form before the next one is called.
 */
let hasAnswered = false;

/** Whether the document was reloaded or reached through the history, rather than opened. */
function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}

/**
 * Keeps what is typed into a form of the current page. The page is known by its path without the
 * language, in which its form is the same.
 * @param kind names the form among those of its page
 */
export function useKeptForm(kind: string) {
  const { pathname, key } = useLocation();
  const navigation: string = useNavigationType();
  const name = keptFormName(pathname, kind);
  return {
    /** For the form's `data-kept`, under which the shell's early script keeps what is typed before hydration. */
    name,
    read: (): FormText | undefined =>
      // The router calls the page that was loaded a return as well.
      readForm(
        name,
        () => navigation === 'POP' && (key !== 'default' || hasAnswered || isLoadedAgain()),
      ),
    keep: (values: FormText): void => keepForm(name, values),
    /** Called once the form is answered, by a page of its own or where it stood. */
    end(values: FormText): void {
      hasAnswered = true;
      if (splitLanguage(window.location.pathname).path === pathname) forgetForm(name);
      else keepSentForm(name, values);
    },
    /** Called where the browser sends the form itself: the answer will be another page. */
    leave: (values: FormText): void => keepSentForm(name, values),
  };
}
