/** Fetches the code of a client's page; asked for again, it is there. */
export const loadClientPage = () => import(/* webpackChunkName: "client" */ './ClientPage.tsx');
