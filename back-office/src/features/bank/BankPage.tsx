import { useSession } from 'shared-api/client';
import { may } from 'shared-api/contract/staff/permissions';
import { useLocation } from 'shared-ui/router';
import { NotAllowed } from '../../frame/NotAllowed.tsx';
import { PageParts } from '../../frame/PageParts.tsx';
import { AccountsPart } from './accounts/AccountsPart.tsx';
import { ImportsPart } from './imports/ImportsPart.tsx';
import { LinesPart } from './lines/LinesPart.tsx';
import { PaymentsPart } from './payments/PaymentsPart.tsx';
import { RulesPart } from './rules/RulesPart.tsx';
import { texts } from './texts.ts';
import { TransfersPart } from './transfers/TransfersPart.tsx';

const parts = {
  accounts: AccountsPart,
  imports: ImportsPart,
  lines: LinesPart,
  payments: PaymentsPart,
  transfers: TransfersPart,
  rules: RulesPart,
};
type PartName = keyof typeof parts;
const partNames = Object.keys(parts) as PartName[];

/** Bank accounts, imports, transactions, transfers and rules, for Admins (docs/product/office.md). */
export function BankPage() {
  const session = useSession();
  const { hash } = useLocation();
  const part = partNames.find((name) => hash === `#${name}`) ?? 'accounts';
  const Part = parts[part];

  // While a session that ended waits to be taken up again, the screen stays with what was typed.
  if (session && !may(session.role, 'money')) return <NotAllowed message={texts.notAllowed} />;
  return (
    <>
      <title>{texts.pageTitle(texts.parts[part])}</title>
      <meta name="robots" content="noindex" />
      <PageParts
        title={texts.title}
        label={texts.nav}
        names={texts.parts}
        order={partNames}
        shown={part}
      />
      <Part />
    </>
  );
}
