/** What an entry of a timeline has that says no more. */
export const blank = { at: null, who: '', services: null, mails: [], amount: null, note: '' };
