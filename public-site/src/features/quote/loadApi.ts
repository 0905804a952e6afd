/** Calls of the API weigh more than the form, which is filled in before it is sent. */
export const loadApi = () => import(/* webpackChunkName: "quote-api" */ './quoteApi.ts');
