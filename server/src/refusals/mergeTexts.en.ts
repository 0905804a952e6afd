import { gone } from './gone.ts';
import type { MergeConflict } from 'shared-api/contract/entities/merging/merge';
import { mergeConflictText } from 'shared-api/contract/entities/merging/mergeTexts.en';

/** Refusals of merging clients, and of taking that back. */
export const mergeEn = {
  mergedWithItself: () => 'Choose another client: this is the one that is kept.',
  mergeChanged: () =>
    'One of the two clients was changed by somebody else in the meantime. Look at the preview anew.',
  mergeAnonymised: () => 'A client who was anonymised is neither merged nor taken apart again.',
  clientsBusy: () =>
    'Others are working on records of these clients at the moment. Nothing was changed: try again.',
  clientMergedInto: ({ merged, kept }: { merged: string; kept: string }) =>
    kept === merged
      ? `This client was merged into another one, which is called ${kept} now.`
      : `This client is ${kept} now: ${merged} was merged into it.`,
  noMerge: (_id: { id: string }) => gone('merge of clients'),
  mergeUndoneBefore: () => 'This merge was taken back before.',
  mergeTooOld: ({ days }: { days: number }) =>
    `A merge can be taken back for ${days} days, and this one is older.`,
  mergeUsed: ({ conflicts, more }: { conflicts: readonly MergeConflict[]; more: number }) =>
    [
      'The merge cannot be taken back.',
      ...conflicts.map(mergeConflictText),
      ...(more > 0 ? [`${more} more stand in the way.`] : []),
    ].join(' '),
};
