import { useLayoutEffect, useState } from 'react';
import { may, type Permission } from 'shared-api/contract/staff/permissions';
import { useLocation } from 'shared-ui/router';
import { NotAllowed } from '../../frame/NotAllowed.tsx';
import { PageParts } from '../../frame/PageParts.tsx';
import { AccountsPart } from './accounts/AccountsPart.tsx';
import { BookingPart } from './booking/BookingPart.tsx';
import { CompanyPart } from './company/CompanyPart.tsx';
import { DeletedPart } from './deleted/DeletedPart.tsx';
import { MailPart } from './mail/MailPart.tsx';
import { PeoplePart } from './people/PeoplePart.tsx';
import { PricesPart } from './prices/PricesPart.tsx';
import { RolesPart } from './roles/RolesPart.tsx';
import { SecurityPart } from './security/SecurityPart.tsx';
import { texts } from './texts.ts';
import { WordsPart } from './words/WordsPart.tsx';
import { useRole } from '../../useRole.ts';

const partNames = [
  'prices',
  'people',
  'roles',
  'booking',
  'company',
  'accounts',
  'words',
  'mail',
  'deleted',
  'security',
] as const;
type PartName = (typeof partNames)[number];

/** Who sees each part. */
const partNeeds: Record<PartName, Permission> = {
  prices: 'prices',
  people: 'people',
  roles: 'people',
  booking: 'company',
  company: 'company',
  accounts: 'books',
  words: 'company',
  mail: 'mails',
  deleted: 'records',
  security: 'people',
};

const partOf = (hash: string, parts: readonly PartName[]): PartName | undefined =>
  parts.find((name) => hash === `#${name}`);

/** Prices, logins, booking rules, company data, words of mails, the outbox and the security log, as far as the role includes them. */
export function SettingsPage() {
  const { hash } = useLocation();
  const role = useRole() ?? 'Admin';
  const parts = partNames.filter((name) => may(role, partNeeds[name]));
  // Other anchors of the page, like the one that skips to its content, leave the part as it is.
  const [part, setPart] = useState<PartName>(partOf(hash, parts) ?? parts[0] ?? 'prices');
  const [opened, setOpened] = useState<readonly PartName[]>([part]);
  const first = parts.includes(part) ? part : (parts[0] ?? 'prices');
  const asked = partOf(hash, parts) ?? first;
  if (asked !== part) setPart(asked);
  if (!opened.includes(part)) setOpened([...opened, part]);
  useLayoutEffect(() => {
    // The browser's Back leads to another part from a window, too: hidden with its part, it would lock the page.
    const windows = document.querySelectorAll<HTMLDialogElement>('[hidden] dialog[open]');
    for (const open of windows) open.close();
  }, [part]);
  const stays = (name: PartName): boolean => opened.includes(name) && parts.includes(name);

  if (parts.length === 0) {
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
        order={parts}
        shown={part}
      />
      {/* Forms stay when another part is looked at: what was typed there is not saved yet. */}
      <section hidden={part !== 'prices'} aria-labelledby="settings-prices">
        {stays('prices') && <PricesPart />}
      </section>
      <section hidden={part !== 'booking'} aria-labelledby="settings-booking">
        {stays('booking') && <BookingPart />}
      </section>
      <section hidden={part !== 'company'} aria-labelledby="settings-company">
        {stays('company') && <CompanyPart />}
      </section>
      <section hidden={part !== 'words'} aria-labelledby="settings-words">
        {stays('words') && <WordsPart />}
      </section>
      {part === 'people' && <PeoplePart />}
      {part === 'roles' && <RolesPart />}
      {part === 'accounts' && <AccountsPart />}
      {part === 'mail' && <MailPart />}
      {part === 'deleted' && <DeletedPart />}
      {part === 'security' && <SecurityPart />}
    </>
  );
}
