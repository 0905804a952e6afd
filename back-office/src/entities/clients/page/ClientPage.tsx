/** The chunk of a client's page, which comes with the first client that is opened. */
export { ClientHead } from './head/ClientHead.tsx';
export { ClientTabs } from './tabs/ClientTabs.tsx';
