import { useFirstAnswer } from '../../../frame/useFirstAnswer.ts';
import { useBankRulesQuery } from '../bankDeskApi.ts';
import { PartFrame } from '../PartFrame.tsx';
import { texts } from '../texts.ts';
import { RulesForm } from './RulesForm.tsx';

const t = texts.rules;

/** The rules that say what a transaction is, to be read, tried and replaced. */
export function RulesPart() {
  const answer = useBankRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [first] = useFirstAnswer(answer);
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
