import { useState } from 'react';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { useBankRulesQuery } from '../bankDeskApi.ts';
import { PartFrame } from '../PartFrame.tsx';
import { texts } from '../texts.ts';
import { RulesForm } from './RulesForm.tsx';

const t = texts.rules;

/** The rules that say what a transaction is, to be read, tried and replaced. */
export function RulesPart() {
  const answer = useBankRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  useAgainAfterLogin(answer.error, answer.refetch);
  // Once open, the form keeps the rules that it began with: a later answer must not replace what was
  // changed. Newer rules are told of when they are saved.
  const [first, setFirst] = useState(answer.isFetching ? undefined : answer.currentData);
  if (!first && answer.currentData && !answer.isFetching) setFirst(answer.currentData);
  const title = texts.parts.rules;
  if (first) return <RulesForm first={first} />;
  return (
    <PartFrame
      id="bank-rules"
      title={title}
      intro={t.intro}
      answer={answer}
      words={t}
      isEmpty={false}
    >
      {null}
    </PartFrame>
  );
}
