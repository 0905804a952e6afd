import type { BankAccount } from 'shared-api/contract/billing/bankAccounts';
import { texts } from '../texts.ts';

/** What an account is called: by people, or else by the last digits of its number. */
export const nameOf = ({ name, label }: Pick<BankAccount, 'name' | 'label'>): string =>
  name === '' ? texts.accounts.unnamed(label) : name;
