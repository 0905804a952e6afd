import { useState } from 'react';
import type { Person } from 'shared-api/contract/staff/people';
import { useOutcome, type Outcome } from '../../../frame/useOutcome.ts';
import { useDisablePersonMutation, useResetPersonFactorMutation } from '../../../api/peopleApi.ts';
import { texts } from '../texts.ts';

const t = texts.people;

/** What is asked before something that a colleague feels at once. */
interface Question {
  title: string;
  text: string;
  /** The button that does it. */
  label: string;
  run: () => PromiseLike<Outcome>;
}

/** What can be done to somebody's login, each but enabling it after a question. */
export function usePersonActions() {
  const [setDisabled, { isLoading, originalArgs }] = useDisablePersonMutation();
  const [resetFactor] = useResetPersonFactorMutation();
  const [question, setQuestion] = useState<Question>();
  const { failure, forget, tell } = useOutcome(t.failedAction);
  return {
    question,
    keep: (): void => setQuestion(undefined),
    /** Does what was asked about. */
    goOn: (): void => {
      setQuestion(undefined);
      void question?.run().then(tell);
    },
    failure,
    forgetFailure: forget,
    /** Whether somebody's login is being disabled or enabled. */
    isBusyWith: ({ id }: Person): boolean => isLoading && originalArgs?.id === id,
    disable: ({ id, username }: Person): void =>
      setQuestion({
        title: t.disableTitle(username),
        text: t.disableText(username),
        label: t.disable,
        run: () => setDisabled({ id, disabled: true }),
      }),
    enable: ({ id }: Person): void => void setDisabled({ id, disabled: false }).then(tell),
    resetFactor: ({ id, username }: Person): void =>
      setQuestion({
        title: t.resetFactorTitle(username),
        text: t.resetFactorText(username),
        label: t.resetFactor,
        run: () => resetFactor(id),
      }),
  };
}

export type PersonActions = ReturnType<typeof usePersonActions>;
