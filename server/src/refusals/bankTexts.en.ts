import { gone } from './gone.ts';

/** Refusals around bank statements and transfers. */
export const bankEn = {
  noTransferOrInvoice: () => gone('transfer or invoice'),
  settledAlready: () =>
    'Nothing was done: this invoice or this transfer is settled already. The list shows what is left.',
  transferRecorded: () => 'This transfer is recorded as a payment already.',
  transferMismatch: () => 'The transfer is not what is owed on the invoice.',
  paysNothing: () => 'This transfer is the payment of nothing.',
  noTransaction: (_id: { id: string }) => gone('transaction'),
  noBankAccount: (_id: { id: string }) => gone('bank account'),
  accountChanged: () =>
    'This account was changed by somebody else in the meantime. Look at it again, or press the button once more all the same.',
  accountSaysCurrency: ({ currency }: { currency: string }) =>
    `The files of this account say that it is in ${currency}.`,
  monthOrImport: () => 'Give a rate for a month or for an import.',
  rateForNothing: ({ currency }: { currency: string }) =>
    `This account has no lines in ${currency} there.`,
  noTransfer: ({ id }: { id: string }) => `Transaction ${id} is no half of a transfer.`,
  noTransferAnyMore: () =>
    'These two transactions are something else by now, so they are no transfer.',
  halfOfTransfer: () =>
    'This transaction is half of a transfer between own accounts. Split that first.',
  noImport: (_id: { id: string }) => gone('import'),
  importRefused: () => 'This file was not read, so there is nothing to take back.',
  importUndone: () => 'This import is taken back already.',
  importPays: ({ invoices, more }: { invoices: readonly number[]; more: number }) =>
    `This import cannot be taken back: its lines are the payments of ${invoices.map((number) => `invoice #${number}`).join(', ')}${more > 0 ? ` and ${more} more` : ''}. Take those payments back first.`,
  importIsUsed: () =>
    'This import cannot be taken back: a later one builds on its lines. Take that one back first.',
  rulesChanged: () => 'The rules were changed by somebody else in the meantime.',
  fileEmpty: () => 'The file is empty. Choose a statement file of your bank.',
  fileTooLarge: ({ megabytes }: { megabytes: number }) =>
    `This file is larger than ${megabytes} MB. Download a shorter period from the bank.`,
  mappingNoJson: () => 'The mapping of the columns cannot be used. It is not valid JSON.',
};
