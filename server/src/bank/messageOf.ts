import type { StatementOutcome } from 'shared-api/contract/billing/bank';

const transactions = (count: number): string =>
  `${count} ${count === 1 ? 'transaction' : 'transactions'}`;

function sentenceOn({
  name,
  outcome,
  reason,
  note,
  lines,
  added,
  updated,
}: StatementOutcome): string {
  if (outcome !== 'read') return `${name} was not read: ${reason}`;
  const changed = updated === 0 ? '' : ` The bank has changed ${transactions(updated)}.`;
  return `${name}: ${added} of ${lines} transactions are new.${changed}${note === '' ? '' : ` ${note}`}`;
}

/** Summarizes the outcomes of several files for a person. */
export function messageOf(files: readonly StatementOutcome[]): string {
  if (files.length === 0) return 'There is nothing new to read.';
  const aside = files.filter(({ outcome }) => outcome === 'refused').length;
  const summary =
    aside === 0 || files.length === 1
      ? []
      : [`${aside} of ${files.length} files could not be read and were set aside.`];
  return [...summary, ...files.map(sentenceOn)].join(' ');
}
