import { appOf } from 'shared-api/contract/pages/paths';
import type { Journey } from 'shared-api/contract/releases/journeys';

/**
 * The queue of journeys, ordered so that all tabs finish at about the same time. Journeys of the site go to tabs that
 * have not shown the office: its fonts stay in the memory of a tab's process, and would spoil the site's byte counts.
 */
export class WaitingJourneys {
  /** Journeys that open pages of the site; at the end those that lead from it to the office. */
  readonly #ofSite: Journey[];
  /** Journeys that begin in the office. */
  readonly #ofOffice: Journey[];
  /** Tabs that have not shown the office. */
  #tabsForSite: number;

  /** @param tabs that take journeys, all of them new */
  constructor(journeys: readonly Journey[], tabs: number) {
    // The longest first, so that none of them is left alone at the end.
    const inOrder = journeys.toSorted(
      (a, b) => Number(showsOffice(a)) - Number(showsOffice(b)) || b.steps.length - a.steps.length,
    );
    this.#ofSite = inOrder.filter(opensSite);
    this.#ofOffice = inOrder.filter((journey) => !opensSite(journey));
    this.#tabsForSite = tabs;
  }

  /** Journeys that nobody has taken. */
  get left(): number {
    return this.#ofSite.length + this.#ofOffice.length;
  }

  /** The next journey for a tab. @param hasShownOffice whether that tab has, with its last process */
  take(hasShownOffice: boolean): Journey | undefined {
    if (!hasShownOffice && !this.#isTimeForOffice()) {
      const journey = this.#ofSite.shift();
      if (journey) {
        if (showsOffice(journey)) this.#tabsForSite -= 1;
        return journey;
      }
    }
    const journey = this.#ofOffice.shift();
    if (journey) {
      if (!hasShownOffice) this.#tabsForSite -= 1;
      return journey;
    }
    return this.#ofSite.shift();
  }

  /** Whether the rest of the site's journeys can be left to other tabs, while this one takes those of the office. */
  #isTimeForOffice(): boolean {
    return this.#tabsForSite > 1 && workOf(this.#ofSite) <= workOf(this.#ofOffice);
  }
}

const isOfOffice = (address: string): boolean => appOf(address) === 'back-office';

/** Whether a journey opens a page of the site, whose bytes count. */
export const opensSite = ({ steps }: Journey): boolean =>
  steps.some((step) => 'open' in step && !isOfOffice(step.open));

/** Whether a journey comes to a page of the office, which leaves its fonts in the memory of the tab's process. */
export const showsOffice = ({ steps }: Journey): boolean =>
  steps.some(
    (step) => ('open' in step && isOfOffice(step.open)) || ('go' in step && isOfOffice(step.go)),
  );

/** About how long journeys take: a page that is loaded as long as two steps within a page. */
const workOf = (journeys: readonly Journey[]): number =>
  journeys.flatMap(({ steps }) => steps).reduce((work, step) => work + ('open' in step ? 2 : 1), 0);
