import { useEffect, useRef } from 'react';
import { formatAmount } from 'shared-api/contract/values/money';
import { routes } from 'shared-api/contract/pages/paths';
import type { QuoteAnswer, QuoteLine } from 'shared-api/contract/quotes/rules';
import { useCompany } from 'shared-api/store';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { Table, type Column } from 'shared-ui/Table';
import { telephone } from '../../frame/telephone.ts';
import styles from './QuoteForm.module.css';
import { texts } from './texts.ts';

const columns: Column<QuoteLine>[] = [
  { header: texts.service, cell: ({ description }) => description },
  { header: texts.quantity, align: 'end', cell: ({ quantity }) => quantity },
  { header: texts.amount, align: 'end', cell: ({ amount }) => formatAmount(amount) },
];

/** The itemised answer to a request, with what to do next. */
export function QuoteAnswerView({ answer }: { answer: QuoteAnswer }) {
  const { phone, taxRate } = useCompany();
  const { message, number, lines, subTotal, tax, total } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Card isTinted>
      <div className={styles['answer']}>
        <h3 ref={heading} tabIndex={-1}>
          {texts.quote(number)}
        </h3>
        <p role="status">{message}</p>
        <Table
          caption={texts.quote(number)}
          columns={columns}
          rows={lines}
          rowKey={({ description }) => description}
          sums={[
            [texts.subtotal, '', formatAmount(subTotal)],
            [texts.tax(Math.round(taxRate * 100)), '', formatAmount(tax)],
            [texts.total, '', formatAmount(total)],
          ]}
        />
        <div className={styles['actions']}>
          <ButtonLink to={routes.payment()}>{texts.pay}</ButtonLink>
          <ButtonLink to={telephone(phone)} look="secondary">
            {texts.talk}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
