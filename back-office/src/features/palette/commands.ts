import type { AnyRecord } from 'shared-api/client';
import { entityNames } from 'shared-api/contract/entities/entityNames';
import { foldText } from 'shared-api/contract/values/foldText';
import { routes } from 'shared-api/contract/pages/paths';
import type { Role } from 'shared-api/contract/staff/roles';
import { settlementOf, type Settlement } from '../../entities/invoices/settlement.ts';
import { mayCreate } from '../../entities/screens.ts';
import { texts } from './texts.ts';

/** Something that the palette can do: it goes somewhere. */
export interface Command {
  id: string;
  name: string;
  /** What sort of thing it is. */
  hint: string;
  path: string;
}

/** The screens of the menu, and the new records that a role may make. */
export const actionsOf = (
  menu: readonly { name: string; url: string }[],
  role: Role,
): Command[] => [
  ...menu.map(({ name, url }) => ({ id: `go ${url}`, name, hint: texts.goTo, path: url })),
  ...entityNames
    .filter((entity) => mayCreate(role, entity))
    .map((entity) => ({
      id: `new ${entity}`,
      name: texts.create(entity),
      hint: texts.action,
      path: routes.editor(entity, 'new'),
    })),
];

const simple = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** Commands whose name has every word that was typed, those that begin with it first. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = simple(typed).split(' ').filter(Boolean);
  const found = commands.filter(({ name }) => words.every((word) => simple(name).includes(word)));
  const begins = ({ name }: Command): number => (simple(name).startsWith(simple(typed)) ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const clientCommand = (client: AnyRecord): Command => ({
  id: `client ${client.id}`,
  name: [text(client['companyName']), text(client['fullName'])].filter(Boolean).join(', '),
  hint: texts.client,
  path: routes.editor('clients', client.id),
});

const amount = (value: unknown): number => (typeof value === 'number' ? value : 0);

function stateOf(invoice: AnyRecord): Settlement | 'unpaid' | 'void' {
  const { voidedOn, paid, total, credited, writtenOff } = invoice;
  if (typeof voidedOn === 'string') return 'void';
  if (paid !== true) return 'unpaid';
  return settlementOf({
    total: amount(total),
    credited: amount(credited),
    writtenOff: amount(writtenOff),
  });
}

export const invoiceCommand = (invoice: AnyRecord): Command => ({
  id: `invoice ${invoice.id}`,
  name: [
    typeof invoice['invoiceNumber'] === 'number' ? `# ${invoice['invoiceNumber']}` : texts.draft,
    text(invoice['clientName']),
  ]
    .filter(Boolean)
    .join(', '),
  hint: texts.invoice(stateOf(invoice)),
  path: routes.editor('invoices', invoice.id),
});
