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
  return (
    <Table
      caption={t.table}
      isStacked
      columns={[
        { header: t.position, align: 'end', cell: ({ index }: (typeof rows)[number]) => index + 1 },
        { header: t.when, cell: ({ rule }) => whenOf(rule) },
        { header: t.then, cell: ({ rule }) => thenOf(rule, brandName) },
        {
          header: texts.actions,
          align: 'end',
          isActions: true,
          cell: ({ index }) => {
            const button = (label: string, onClick: () => void, disabled = false) => (
              <Button look="quiet" size="small" disabled={disabled} onClick={onClick}>
                {label}
                <Unseen>{t.ofRule(index + 1)}</Unseen>
              </Button>
            );
            return (
              <div className={styles['rowActions']}>
                {button(t.up, () => onChange(moved(rules, index, -1)), index === 0)}
                {button(t.down, () => onChange(moved(rules, index, 1)), index === rules.length - 1)}
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
  );
}
