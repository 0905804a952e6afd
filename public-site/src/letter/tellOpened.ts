import { api, request, type Answer, type Body } from 'shared-api/client';
import { letterKeyIn } from 'shared-api/contract/pages/letterKey';
import type { Store } from 'shared-api/store';

type Call = 'POST /letters/seen/';

const letterApi = api.injectEndpoints({
  endpoints: (build) => ({
    seenLetter: build.mutation<Answer<Call>, Body<Call>>({
      query: (body) => request('POST /letters/seen/', { body }),
    }),
  }),
});

/** What a person does at a page. Scanners of mail open links too, but nobody moves or types there. */
const signsOfPerson = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Tells the office that a mail was opened, as soon as a person does anything at the page it led to.
 * @param hash of the page's address
 */
export function tellOpened(dispatch: Store['dispatch'], hash: string): void {
  const key = letterKeyIn(hash);
  if (key === undefined) return;
  const tell = ({ isTrusted }: Event): void => {
    if (!isTrusted) return;
    for (const sign of signsOfPerson) window.removeEventListener(sign, tell);
    void dispatch(letterApi.endpoints.seenLetter.initiate({ key }));
  };
  for (const sign of signsOfPerson) window.addEventListener(sign, tell, { passive: true });
}
