import type { Store } from 'shared-api/store';

/** Calls of the API weigh more than the form: they come when somebody begins to fill it in. */
export const loadApi = () => import(/* webpackChunkName: "payment-api" */ './paymentApi.ts');

/** How cards are paid with; nothing where that does not come. */
export async function askSettings(dispatch: Store['dispatch']) {
  const api = await loadApi();
  return api.askSettings(dispatch);
}
