import type { AnyRecord } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { settlementOf, type Settlement } from 'shared-api/contract/billing/settlement';
import { routes } from 'shared-api/contract/pages/officePaths';
import { foldText } from 'shared-api/contract/values/foldText';
import { toCents } from 'shared-api/contract/values/money';
import { showAmount } from '../../amounts.ts';
import { showTime } from '../../clock.ts';
import { showDay } from '../../dates.ts';
import type { Command } from './commands.ts';
import { texts } from './texts.ts';

/** What a record is called, and what tells it from others of that name. */
interface Words {
  name: readonly (string | false)[];
  hint: readonly (string | false)[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const amount = (value: unknown): number => (typeof value === 'number' ? value : 0);
const money = (value: unknown): string => (typeof value === 'number' ? showAmount(value) : '');

/** A day, with its time where it has one. */
function when(value: unknown): string {
  const clock = text(value);
  if (clock === '') return '';
  const day = showDay(clock.slice(0, 10));
  return clock.length > 10 ? `${day}, ${showTime(clock)}` : day;
}

function stateOf(invoice: AnyRecord): Settlement | 'unpaid' | 'void' {
  const { voidedOn, paid, total, credited, writtenOff } = invoice;
  if (typeof voidedOn === 'string') return 'void';
  if (paid !== true) return 'unpaid';
  return settlementOf({
    total: toCents(amount(total)),
    allCredits: toCents(amount(credited)),
    writtenOff: toCents(amount(writtenOff)),
  });
}

/** Records of each entity in words; of what is written alike, its day and its amount are told. */
const words: Record<EntityName, (record: AnyRecord) => Words> = {
  clients: ({ companyName, fullName }) => ({
    name: [text(companyName), text(fullName)],
    hint: [texts.kind('clients')],
  }),
  leads: ({ name, email, subject, dateTs }) => ({
    name: [text(name) || text(email), text(subject)],
    hint: [texts.kind('leads'), when(dateTs)],
  }),
  invoices: (invoice) => ({
    name: [
      typeof invoice['invoiceNumber'] === 'number' ? `# ${invoice['invoiceNumber']}` : texts.draft,
      text(invoice['clientName']),
    ],
    hint: [texts.invoice(stateOf(invoice)), when(invoice['dateTs']), money(invoice['total'])],
  }),
  quotes: ({ number, clientName, askedBy, projectTitle, sinceTs, price }) => ({
    name: [texts.quote(amount(number)), text(clientName) || text(askedBy), text(projectTitle)],
    hint: [texts.kind('quotes'), when(sinceTs), money(price)],
  }),
  contracts: ({ companyName, lineData, price }) => ({
    name: [text(companyName), text(lineData)],
    hint: [texts.kind('contracts'), money(price)],
  }),
  services: ({ serviceCode, clientName, address, dateTs }) => ({
    name: [text(serviceCode), text(clientName) || text(address)],
    hint: [texts.kind('services'), when(dateTs)],
  }),
  employees: ({ fullName, email }) => ({
    name: [text(fullName) || text(email)],
    hint: [texts.kind('employees')],
  }),
};

/** What opens a record. */
export function recordCommand(entity: EntityName, record: AnyRecord): Command {
  const { name, hint } = words[entity](record);
  return {
    id: `${entity} ${record.id}`,
    name: name.filter(Boolean).join(', ') || texts.unnamed,
    hint: hint.filter(Boolean).join('\u00a0· '),
    does: { path: routes.editor(entity, record.id) },
  };
}

/** How well a name fits: 0 where a part of it is just what is typed, or ends in it as `# 10639` does. */
function distance(name: string, typed: string): number {
  const sought = foldText(typed).trim();
  const parts = name.split(', ').map((part) => foldText(part).trim());
  if (parts.some((part) => part === sought || part.endsWith(` ${sought}`))) return 0;
  return parts.some((part) => part.startsWith(sought)) ? 1 : 2;
}

/** Those that fit best first; of those that fit alike, in the order given. */
export const byFit = (commands: readonly Command[], typed: string): Command[] =>
  commands.toSorted((a, b) => distance(a.name, typed) - distance(b.name, typed));
