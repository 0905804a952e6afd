/** The chunk of a lead's page, which comes with the first lead that is opened. */
export { LeadHead } from './LeadHead.tsx';
export { LeadThread } from './LeadThread.tsx';
