/** Calls of the API weigh more than the form: they come when somebody begins to fill it in. */
export const loadApi = () => import(/* webpackChunkName: "quote-api" */ './quoteApi.ts');
