import { useState } from 'react';
import { errorBody, errorMessage, errorStatus, showMessage, useDispatch } from 'shared-api/client';
import type { BankRules } from 'shared-api/contract/billing/bank';
import type { RuleTrial } from 'shared-api/contract/billing/bankLines';
import { useBankRulesTrialMutation, useReplaceBankRulesMutation } from '../bankDeskApi.ts';
import { texts } from '../texts.ts';
import { mergeRules, without } from './mergeRules.ts';

const t = texts.rules;

export interface CurrentRules {
  version: number;
  rules: BankRules;
}

/** The state of the rules' form: those in force, the changed ones, and what they would change. */
export function useRules(first: CurrentRules) {
  const dispatch = useDispatch();
  const [stored, setStored] = useState(first);
  const [rules, setRules] = useState(first.rules);
  const [trial, setTrial] = useState<RuleTrial>();
  const [failure, setFailure] = useState<{ title: string; messages: string[] }>();
  const [attempt, { isLoading: isTrying }] = useBankRulesTrialMutation();
  const [replace, { isLoading: isSaving }] = useReplaceBankRulesMutation();

  function change(next: BankRules): void {
    setRules(next);
    setTrial(undefined);
  }
  /** Nothing that either has typed is lost: theirs are in force, and mine are to be saved with them. */
  function takeOver(newer: CurrentRules): string {
    const [fresh, gone] = [without(newer.rules, stored.rules), without(stored.rules, newer.rules)];
    setStored(newer);
    change(mergeRules(stored.rules, rules, newer.rules));
    return t.conflict(t.changes(gone.length, fresh.length));
  }
  function fail(error: unknown, ...more: string[]): void {
    if (errorStatus(error) === 401) return;
    setFailure({ title: texts.failedAction, messages: [errorMessage(error), ...more] });
  }

  return {
    rules,
    version: stored.version,
    isChanged: JSON.stringify(rules) !== JSON.stringify(stored.rules),
    trial,
    failure,
    forget: (): void => setFailure(undefined),
    isTrying,
    isSaving,
    change,
    discard: (): void => change(stored.rules),
    async attempt(): Promise<void> {
      const { data, error } = await attempt({ rules });
      if (data) setTrial(data);
      else fail(error);
    },
    async save(): Promise<void> {
      const { data, error } = await replace({ version: stored.version, rules });
      const newer = errorBody(error)?.current as CurrentRules | undefined;
      if (data) {
        setStored(data);
        change(data.rules);
        dispatch(showMessage(t.saved));
      } else if (errorStatus(error) === 409 && newer) {
        fail(error, takeOver(newer));
      } else fail(error);
    },
  };
}
