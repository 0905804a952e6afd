import { useEffect, useRef } from 'react';
import { useCompany } from 'shared-api/client';
import type { BankRules } from 'shared-api/contract/billing/bank';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import styles from '../BankPage.module.css';
import { texts } from '../texts.ts';
import { moved, thenOf, whenOf } from './ruleText.ts';

const t = texts.rules;

interface RuleTableProps {
  rules: BankRules;
  onChange: (rules: BankRules) => void;
  onEdit: (index: number) => void;
}

/** The rules in words, with what can be done with each. */
export function RuleTable({ rules, onChange, onEdit }: RuleTableProps) {
  const { brands } = useCompany();
  const brandName = (brand: string): string =>
    brand === 'cleaning' || brand === 'contracting' ? brands[brand].name : brand;
  const rows = rules.map((rule, index) => ({ rule, index }));
  const { table, move } = useMoves(rules, onChange);
  return (
    <div ref={table}>
      <Table
        caption={t.table}
        isStacked
        columns={[
          {
            header: t.position,
            align: 'end',
            cell: ({ index }: (typeof rows)[number]) => index + 1,
          },
          { header: t.when, cell: ({ rule }) => whenOf(rule) },
          { header: t.then, cell: ({ rule }) => thenOf(rule, brandName) },
          {
            header: texts.actions,
            align: 'end',
            isActions: true,
            cell: ({ index }) => {
              const button = (label: string, onClick: () => void, by?: Step, disabled = false) => (
                <Button
                  look="quiet"
                  size="small"
                  data-move={by}
                  disabled={disabled}
                  onClick={onClick}
                >
                  {label}
                  <Unseen>{t.ofRule(index + 1)}</Unseen>
                </Button>
              );
              return (
                <div className={styles['rowActions']}>
                  {button(t.up, () => move(index, -1), -1, index === 0)}
                  {button(t.down, () => move(index, 1), 1, index === rules.length - 1)}
                  {button(t.edit, () => onEdit(index))}
                  {button(t.remove, () => onChange(rules.filter((_, at) => at !== index)))}
                </div>
              );
            },
          },
        ]}
        rows={rows}
        rowKey={({ index }) => index}
      />
    </div>
  );
}

type Step = -1 | 1;

/** Moves rules, and the keyboard with them: pressed again, it moves the same rule on. */
function useMoves(rules: BankRules, onChange: (rules: BankRules) => void) {
  const table = useRef<HTMLDivElement>(null);
  const moving = useRef<{ to: number; by: Step }>(null);
  useEffect(() => {
    if (!moving.current) return;
    const { to, by } = moving.current;
    moving.current = null;
    const row = table.current?.querySelectorAll('tbody tr')[to];
    const [onward, back] = [by, -by].map((step) =>
      row?.querySelector<HTMLElement>(`[data-move="${step}"]:enabled`),
    );
    (onward ?? back)?.focus();
  }, [rules]);
  return {
    table,
    move: (index: number, by: Step): void => {
      moving.current = { to: index + by, by };
      onChange(moved(rules, index, by));
    },
  };
}
