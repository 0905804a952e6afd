import type { ReleaseTrial } from 'shared-api/contract/releases/releases';
import { texts } from './texts.ts';

type Refusal = Pick<ReleaseTrial['refusals'][number], 'found' | 'cure'>;

/** What a check found, and what to do about it. */
export const Findings = ({ found, cure }: Refusal) => (
  <>
    <ul>
      {found.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p>
      <strong>{texts.cure}</strong> {cure}
    </p>
  </>
);
