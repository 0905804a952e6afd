/** How the states of leads are coloured. */
export const leadTones = { New: 'open', Handled: 'good', Closed: 'neutral' } as const;
