import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import type { ServiceChoice, ServiceGroup } from 'shared-api/contract/entities/contractChange';
import { counted } from './counted.ts';

const servicesOf: Record<ServiceGroup, string> = {
  fitting: 'services on the days that stay',
  dropped: 'services on days that it no longer has',
  apart: 'services moved by hand or on another day',
};

const became: Record<ServiceChoice, string> = {
  keep: 'were kept as they were',
  change: 'were changed',
  cancel: 'were cancelled',
};

/** What imports, contracts, leads, clients and other records say. */
export const recordEn = {
  // Imports
  importUndone: ({ entity, removed, restored, contacts, addresses }: Undone) => {
    const { singular, plural } = values.entities[entity];
    const told = (count: number) => count.toLocaleString('en-CA');
    const many = (count: number) => `${told(count)} ${count === 1 ? singular : plural}`;
    const asBefore = restored === 1 ? 'is as it was before' : 'are as they were before';
    const back = restored === 0 ? '' : ` ${many(restored)} ${asBefore}.`;
    const places = [
      contacts > 0 && counted(contacts, 'further contact'),
      addresses > 0 && `${told(addresses)} further ${addresses === 1 ? 'address' : 'addresses'}`,
    ].filter((part) => part !== false);
    const further = places.length === 0 ? '' : `, with ${places.join(' and ')}`;
    return `The import is undone: ${many(removed)} removed${further}.${back}`;
  },

  // Contracts
  contractUnchanged: () => 'Nothing was changed.',
  contractSavedBefore: () =>
    'Contract saved by the first try, with what was chosen for its services.',
  contractSavedOtherwise: ({ otherwise }: { otherwise: readonly ChosenBefore[] }) => {
    const said = otherwise.map(({ group, choice }) => `${servicesOf[group]} ${became[choice]}`);
    return `Contract saved by the first try, with what was chosen then and not now: ${said.join('; ')}. To have it otherwise, undo this and save again.`;
  },
  contractChanged: ({ changed, cancelled, added }: ContractCounts) => {
    const parts = [
      changed > 0 && `${counted(changed, 'service')} changed`,
      cancelled > 0 && `${cancelled} cancelled`,
      added > 0 && `${added} added`,
    ].filter((part) => part !== false);
    return parts.length === 0
      ? 'Contract saved. Its services stay as they are.'
      : `Contract saved: ${parts.join(', ')}.`;
  },
  contractChangeUndone: ({ stayed }: { stayed: number }) =>
    stayed === 0
      ? 'The contract and its services are as before.'
      : `The contract is as before. ${counted(stayed, 'service')} that somebody has changed since ${stayed === 1 ? 'stays' : 'stay'} as ${stayed === 1 ? 'it is' : 'they are'}.`,

  // Records, mails, schedules
  recordDeleted: ({ entity }: { entity: EntityName }) =>
    `The ${values.entities[entity].singular} was deleted.`,
  recordCreated: ({ entity }: { entity: EntityName }) =>
    `The ${values.entities[entity].singular} is created.`,
  photoDeleted: () => 'The photo is deleted.',
  leadTied: ({ name, numbers }: LeadTied) =>
    numbers.length === 0
      ? `The lead belongs to ${name}.`
      : `The lead${withQuotes(numbers)} belong to ${name}.`,
  clientMadeOfLead: ({ name, numbers }: LeadTied) =>
    `${name} is a client now, with the lead${withQuotes(numbers)}.`,
  leadTiedAlready: ({ name }: { name: string }) => `The lead belongs to ${name}.`,
  leadQuoteTied: ({ number }: Numbered) => `Quote ${number} is kept with its lead.`,
  leadReplied: ({ recipients }: { recipients: readonly string[] }) =>
    `The reply is on its way to ${recipients.join(', ')}.`,
  leadAnswered: () => 'The lead is marked as answered.',
  noteAdded: () => 'The note is added.',
  clientAnonymised: () => 'The client is anonymised. Issued documents and the ledger stay.',
  tagsSaved: () => 'The tags are saved.',
  addressAdded: () => 'The address is added.',
  addressSaved: () => 'The address is saved.',
  addressRemoved: () => 'The address is removed.',
  addressMain: () => 'The main address is another one now.',
  addressBilled: () => 'Documents that are made from now on have this address.',
  contactAdded: () => 'The contact is added.',
  contactSaved: () => 'The contact is saved.',
  contactRemoved: () => 'The contact is removed.',
  contactMain: () => 'The main contact is another one now.',
  workingHoursSaved: () => 'The working hours are saved.',
  leaveAdded: ({ services }: { services: number }) =>
    services === 0
      ? 'The leave is written down.'
      : `The leave is written down. ${counted(services, 'service')} ${services === 1 ? 'is' : 'are'} planned in it: see the week board.`,
  leaveRemoved: () => 'The leave is taken back.',
  mailTestQueued: ({ to }: { to: string }) => `The test is on its way to ${to}.`,
  mailQueued: () => 'The mail is on its way.',
  serviceMarked: () => 'Marked.',
  linkReplaced: () => 'The old link no longer works.',
};

export interface ChosenBefore {
  group: ServiceGroup;
  choice: ServiceChoice;
}

export interface ContractCounts {
  changed: number;
  cancelled: number;
  added: number;
}

export interface Numbered {
  number: number | null;
}

export interface LeadTied {
  name: string;
  /** Of the quotes that went along. */
  numbers: readonly number[];
}

const withQuotes = (numbers: readonly number[]): string => {
  if (numbers.length === 0) return '';
  return ` and ${numbers.length === 1 ? 'quote' : 'quotes'} ${numbers.join(', ')}`;
};

export interface Undone {
  entity: EntityName;
  removed: number;
  restored: number;
  contacts: number;
  addresses: number;
}
