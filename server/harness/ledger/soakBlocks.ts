/** Of so many histories the soak notes that they are done. */
export const historiesOfBlock = 50;

/** Invoices that are tried against the ceiling of accepted quotes, twenty at once, with every fifth block. */
export const attemptsOfRush = 100;
export const blocksOfRush = 5;

/** Other histories that are lived at once with every fifth block. */
export const historiesAtOnce = 40;

/** Blocks for which a database has numbers of documents: those have five digits. */
export const blocksOfDatabase = 100;
