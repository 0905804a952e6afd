/** What merging clients and taking that back say when they have succeeded. */
export const mergeEn = {
  clientsMerged: ({ merged, kept }: { merged: string; kept: string }) =>
    `${merged} was merged into ${kept}.`,
  mergeUndone: ({ merged }: { merged: string }) =>
    `The merge is taken back: ${merged} is a client of its own again.`,
};
