/** Records written by one statement: each stays short of the time that a statement may take, and its JSON small. */
const batchSize = 500;

export const batchesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / batchSize) }, (_, batch) =>
    all.slice(batch * batchSize, (batch + 1) * batchSize),
  );
