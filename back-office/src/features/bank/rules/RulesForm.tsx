import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { Disclosure } from '../../../frame/Disclosure.tsx';
import { FailureDialog } from '../../../frame/failures/FailureDialog.tsx';
import { LeaveDialog } from '../../../leaving/LeaveDialog.tsx';
import { useLeaveGuard } from '../../../leaving/useLeaveGuard.ts';
import styles from '../BankPage.module.css';
import { texts } from '../texts.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { RulesHistory } from './RulesHistory.tsx';
import { RuleTable } from './RuleTable.tsx';
import { RuleTrialTable } from './RuleTrialTable.tsx';
import type { Rule } from './ruleText.ts';
import { useRules, type CurrentRules } from './useRules.ts';

const t = texts.rules;

/** The rules in their order, what is changed of them, and what that would change. */
export function RulesForm({ first }: { first: CurrentRules }) {
  const form = useRules(first);
  const { rules, isChanged, trial, change } = form;
  // The position of the rule that is open; before the first one, a new one: the first that fits counts.
  const [open, setOpen] = useState<number>();
  const leave = useLeaveGuard(isChanged);
  const edited: Rule | undefined = open === undefined ? undefined : (rules[open] ?? {});

  return (
    <section aria-labelledby="bank-rules">
      <div className={styles['partHead']}>
        <div>
          <h2 id="bank-rules" className={styles['heading']}>
            {texts.parts.rules}
          </h2>
          <p className={styles['intro']}>{t.intro}</p>
        </div>
        <Button look="secondary" onClick={() => setOpen(-1)}>
          {t.add}
        </Button>
      </div>
      <div className={styles['panel']}>
        {rules.length === 0 ? (
          <EmptyState title={t.emptyTitle}>
            <p>{t.empty}</p>
          </EmptyState>
        ) : (
          <RuleTable rules={rules} onChange={change} onEdit={setOpen} />
        )}
        <div className={styles['actions']} data-foot>
          <p role="status">{isChanged ? t.unsaved : t.version(form.version)}</p>
          <Button look="quiet" disabled={!isChanged} onClick={form.discard}>
            {t.discard}
          </Button>
          <Button
            look={trial ? 'secondary' : 'primary'}
            disabled={!isChanged}
            isBusy={form.isTrying}
            onClick={() => void form.attempt()}
          >
            {t.attempt}
          </Button>
          {trial && (
            <Button isBusy={form.isSaving} onClick={() => void form.save()}>
              {t.save}
            </Button>
          )}
        </div>
      </div>
      {trial && <RuleTrialTable trial={trial} />}
      <div className={styles['below']}>
        <Disclosure title={t.history}>
          <RulesHistory />
        </Disclosure>
      </div>
      {edited && open !== undefined && (
        <RuleDialog
          rule={edited}
          title={open >= 0 ? t.editTitle(open + 1) : t.addTitle}
          onTake={(rule) => change(open < 0 ? [rule, ...rules] : rules.with(open, rule))}
          onClose={() => setOpen(undefined)}
        />
      )}
      <FailureDialog failure={form.failure} onClose={form.forget} />
      <LeaveDialog question={leave} />
    </section>
  );
}
