import type { DepositKind } from 'shared-api/contract/billing/deposits';
import type { Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import { quoteTexts } from '../../pricing/texts.ts';
import { writeFacts } from '../facts.ts';
import { footOf, letterhead } from '../letterhead.ts';
import { filledPaymentPage, paymentPage } from '../paymentPage.ts';
import type { Sheet } from '../Sheet.ts';
import { documentTexts } from '../texts.ts';

/** What is printed of a request for a deposit or a part payment; amounts in cents. */
export interface DepositRequestRow {
  /** What a payer types: that of the quote, or the contract's own; and which request it is under it. */
  number: number;
  position: number;
  kind: DepositKind;
  /** Whether it is for a contract; its address then. */
  isContract: boolean;
  address: string;
  category: string;
  percent: number | null;
  amount: number;
  /** The tax in it. */
  tax: number;
  day: string;
  dueOn: string;
  note: string;
  fullName: string | null;
  companyName: string | null;
  withdrawnOn: string | null;
  receivedOn: string | null;
}

/** Writes a request for a deposit or a part payment as PDF; its kind decides what it says about tax. */
export function writeDepositRequest(
  language: Language,
  company: Company,
  request: DepositRequestRow,
): Promise<Buffer> {
  const { number, position, kind, category, note, day, dueOn, withdrawnOn } = request;
  const texts = documentTexts[language];
  const words = texts.deposit;
  const sheet = letterhead(company, category, language, {
    title: words.titles[kind](`${number}-D${position}`),
    document: { kind: 'depositRequest', number },
  });
  sheet.words(subjectOf(language, request), { size: 12 });
  sheet.space(10);
  const buyer = [request.companyName, request.fullName].filter(Boolean).join('\n');
  const isOpen = withdrawnOn === null && request.receivedOn === null;
  writeFacts(sheet, [
    { share: 1.6, facts: [{ name: words.for, text: buyer }] },
    { share: 1, facts: [{ name: words.date, text: texts.day(day) }] },
    { share: 1, facts: [{ name: words.dueOn, text: isOpen ? texts.day(dueOn) : '' }] },
  ]);
  sheet.space(12);
  writeAmount(sheet, language, company, request, isOpen);
  sheet.space(16);
  sheet.words(words.meanings[kind](company.taxRate));
  sheet.space(12);
  if (kind === 'partPayment') {
    writeTax(sheet, language, request);
    sheet.space(12);
  }
  if (note !== '') {
    sheet.words(note);
    sheet.space(12);
  }
  writeState(sheet, language, company, request, isOpen);
  return sheet.finish(footOf(company));
}

/** What it is for: `30 % of quote #10234`. */
function subjectOf(
  language: Language,
  { number, isContract, address, percent }: DepositRequestRow,
): string {
  const { deposit: words } = documentTexts[language];
  const subject = isContract ? words.ofContract(address) : words.ofQuote(number);
  return percent === null ? words.subject(subject) : words.part(percent, subject);
}

function writeAmount(
  sheet: Sheet,
  language: Language,
  company: Company,
  { number, amount, kind }: DepositRequestRow,
  isOpen: boolean,
): void {
  const texts = documentTexts[language];
  const words = texts.deposit;
  const href = isOpen ? filledPaymentPage(company, language, number, amount) : undefined;
  sheet.amount({
    name: words.amounts[kind],
    amount: texts.money(amount),
    ...(href !== undefined && {
      button: { text: words.pay, href, alt: words.payAlt(number, texts.money(amount)) },
    }),
  });
}

function writeTax(sheet: Sheet, language: Language, { amount, tax }: DepositRequestRow): void {
  const texts = documentTexts[language];
  const words = quoteTexts[language];
  sheet.sums([
    { name: words.subTotal, amount: texts.money(amount - tax) },
    { name: words.tax, amount: texts.money(tax) },
    { name: words.total, amount: texts.money(amount), isTotal: true },
  ]);
}

/** Whether it is paid or withdrawn, or how to pay it. */
function writeState(
  sheet: Sheet,
  language: Language,
  company: Company,
  { number, amount, withdrawnOn, receivedOn }: DepositRequestRow,
  isOpen: boolean,
): void {
  const texts = documentTexts[language];
  const words = texts.deposit;
  if (withdrawnOn !== null) sheet.words(words.withdrawn(texts.day(withdrawnOn)));
  else if (receivedOn !== null) sheet.words(words.paid(texts.day(receivedOn)));
  if (!isOpen) return;
  const text = paymentPage(company, language);
  const href = filledPaymentPage(company, language, number, amount);
  sheet.heading('H2', texts.invoice.howToPay);
  sheet.list(
    [
      // Some amounts are too large for the payment page.
      ...(href === undefined ? [] : [words.byCard(text, number, texts.money(amount))]),
      texts.invoice.byTransfer(company.eTransferEmail, number),
    ],
    href === undefined ? [] : [{ text, href, alt: words.payAlt(number, texts.money(amount)) }],
  );
}
