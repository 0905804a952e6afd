import { useState } from 'react';
import { useSession } from 'shared-api/client';
import { useLocation } from 'shared-ui/router';
import { NotAllowed } from '../../frame/NotAllowed.tsx';
import { PageParts } from '../../frame/PageParts.tsx';
import { AccountsPart } from './accounts/AccountsPart.tsx';
import { CompanyPart } from './company/CompanyPart.tsx';
import { DeletedPart } from './deleted/DeletedPart.tsx';
import { MailPart } from './mail/MailPart.tsx';
import { PeoplePart } from './people/PeoplePart.tsx';
import { PricesPart } from './prices/PricesPart.tsx';
import { SecurityPart } from './security/SecurityPart.tsx';
import { texts } from './texts.ts';

const partNames = [
  'prices',
  'people',
  'company',
  'accounts',
  'mail',
  'deleted',
  'security',
] as const;
type PartName = (typeof partNames)[number];

const partOf = (hash: string): PartName | undefined =>
  partNames.find((name) => hash === `#${name}`);

/** Prices, logins, the company file, the outbox and the security log, for Admins. */
export function SettingsPage() {
  const session = useSession();
  const { hash } = useLocation();
  // Other anchors of the page, like the one that skips to its content, leave the part as it is.
  const [part, setPart] = useState<PartName>(partOf(hash) ?? 'prices');
  const [hasPrices, setHasPrices] = useState(part === 'prices');
  const asked = partOf(hash) ?? part;
  if (asked !== part) setPart(asked);
  if (part === 'prices' && !hasPrices) setHasPrices(true);

  // While a session that ended waits to be taken up again, the screen stays with what was typed.
  if (session && session.role !== 'Admin') {
    return <NotAllowed message={texts.notAllowed} />;
  }
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
      {/* Prices stay when another part is looked at: what was typed there is not saved yet. */}
      <section hidden={part !== 'prices'} aria-labelledby="settings-prices">
        {hasPrices && <PricesPart />}
      </section>
      {part === 'people' && <PeoplePart />}
      {part === 'company' && <CompanyPart />}
      {part === 'accounts' && <AccountsPart />}
      {part === 'mail' && <MailPart />}
      {part === 'deleted' && <DeletedPart />}
      {part === 'security' && <SecurityPart />}
    </>
  );
}
