import { languages, type Language } from './language.ts';

/**
 * The parts of a mail that are words, in the order in which it has them. `payment` stands there only while something
 * is owed. Tables, amounts, buttons and the lines below the mail are not words.
 */
export const mailParts = ['subject', 'greeting', 'opening', 'payment', 'closing'] as const;
export type MailPart = (typeof mailParts)[number];

/** What a mail can say of its case; the office writes it as `{number}`. */
export type MailVariable =
  | 'client'
  | 'number'
  | 'numberAndTitle'
  | 'typedNumber'
  | 'invoice'
  | 'document'
  | 'service'
  | 'date'
  | 'dueDate'
  | 'period'
  | 'total'
  | 'due'
  | 'amount'
  | 'tax'
  | 'eTransferEmail'
  | 'company'
  | 'phone';

interface MailRules {
  parts: readonly MailPart[];
  variables: readonly MailVariable[];
  /** Without which the reader could not know which document is meant, or how to pay it. */
  required: Partial<Record<MailPart, readonly MailVariable[]>>;
}

const numbered = { subject: ['number'] } as const;
const written = ['subject', 'greeting', 'opening', 'closing'] as const;
const invoice = {
  parts: mailParts,
  variables: ['client', 'number', 'date', 'total', 'due', 'dueDate', 'eTransferEmail'],
  required: { ...numbered, payment: ['number'] },
} as const satisfies MailRules;
const paid = {
  parts: ['subject', 'opening', 'closing'],
  variables: ['number', 'document', 'amount'],
  required: numbered,
} as const satisfies MailRules;
/**
 * Says that something asked about a quote has come. Nothing that the sender has typed stands in it, since the
 * address may be somebody else's.
 */
const asked = {
  parts: ['subject', 'opening', 'closing'],
  variables: ['number'],
  required: numbered,
} as const satisfies MailRules;
/** What a reply to a lead can begin with. */
const reply = {
  parts: ['opening'],
  variables: ['client'],
  required: {},
} as const satisfies MailRules;

/** The mails to clients and leads, in the order in which they may get them. */
export const mailKinds = {
  instantQuote: {
    parts: ['subject', 'opening', 'closing'],
    variables: ['number', 'service', 'total'],
    required: numbered,
  },
  bookingReceived: asked,
  requestReceived: asked,
  visitReceived: {
    parts: ['subject', 'opening', 'closing'],
    variables: [],
    required: {},
  },
  leadReply: { parts: ['greeting', 'closing'], variables: ['client'], required: {} },
  replyCallYou: reply,
  replyQuestion: reply,
  replyVisit: reply,
  replyQuote: { ...reply, variables: ['client', 'number'] },
  replyDecline: reply,
  quote: {
    parts: written,
    variables: ['client', 'number', 'numberAndTitle', 'total'],
    required: numbered,
  },
  deposit: {
    parts: mailParts,
    variables: ['client', 'number', 'typedNumber', 'amount', 'dueDate', 'eTransferEmail'],
    required: { ...numbered, opening: ['amount'], payment: ['typedNumber'] },
  },
  partPayment: {
    parts: mailParts,
    variables: ['client', 'number', 'typedNumber', 'amount', 'tax', 'dueDate', 'eTransferEmail'],
    required: { ...numbered, opening: ['amount', 'tax'], payment: ['typedNumber'] },
  },
  invoice,
  /** Of an invoice that is not overdue yet. */
  earlyReminder: invoice,
  /** Of an overdue invoice. */
  reminder: invoice,
  receipt: paid,
  credit: {
    parts: written,
    variables: ['client', 'number', 'invoice', 'amount'],
    required: numbered,
  },
  refund: paid,
  statement: {
    parts: mailParts,
    variables: ['client', 'period', 'eTransferEmail'],
    required: {},
  },
} as const satisfies Record<string, MailRules>;

type Kinds = typeof mailKinds;
export type MailKind = keyof Kinds;
/** The parts of a kind of mail that are words. */
export type PartOf<Kind extends MailKind> = Kinds[Kind]['parts'][number];
/** What a kind of mail can say, besides what each can. */
export type VariableOf<Kind extends MailKind> = Kinds[Kind]['variables'][number];

export const mailKindNames = Object.keys(mailKinds) as MailKind[];

/** What words of a part have to say. */
export const requiredIn = (kind: MailKind, part: MailPart): readonly MailVariable[] =>
  (mailKinds[kind] as MailRules).required[part] ?? [];

export const partsOf = (kind: MailKind): readonly MailPart[] => mailKinds[kind].parts;

/** All that a kind of mail can say. */
export const variablesOf = (kind: MailKind): readonly MailVariable[] => [
  ...mailKinds[kind].variables,
  'company',
  'phone',
];

/** The name of words: of a part of a kind of mail in a language, as `reminderFrSubject`. */
export type MailWordName = {
  [Kind in MailKind]: `${Kind}${Capitalize<Language>}${Capitalize<PartOf<Kind>>}`;
}[MailKind];

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

export const mailWordName = (kind: MailKind, language: Language, part: MailPart): MailWordName =>
  `${kind}${capital(language)}${capital(part)}` as MailWordName;

/** Which words a name means. */
export interface MailWord {
  kind: MailKind;
  language: Language;
  part: MailPart;
}

const words = new Map<string, MailWord>(
  mailKindNames.flatMap((kind) =>
    languages.flatMap((language) =>
      partsOf(kind).map((part): [string, MailWord] => [
        mailWordName(kind, language, part),
        { kind, language, part },
      ]),
    ),
  ),
);

export const mailWordNames = [...words.keys()] as MailWordName[];

export const isMailWordName = (name: string): name is MailWordName => words.has(name);

/** Which words a name means. @throws Error for a name of none */
export function mailWordOf(name: MailWordName): MailWord {
  const word = words.get(name);
  if (!word) throw new Error(`No mail has words called ${name}.`);
  return word;
}
