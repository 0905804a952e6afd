/** Of so many histories the soak notes that they are done. */
export const historiesOfBlock = 50;

/** Blocks for which a database has numbers of documents: those have five digits. */
export const blocksOfDatabase = 100;
