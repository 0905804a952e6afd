import type { Command } from './oracle/rules.ts';

/** An invoice of $169.50 with tax, and a part of it. */
export const issued: Command = {
  kind: 'issue',
  name: 'invoice',
  client: 0,
  day: '2025-03-10',
  nets: [100_00, 50_00],
};
const disputed = { source: 'card', cents: 200_00, fee: 15_00 };
export const shares = [{ invoice: 'invoice', cents: 60_00 }];

type History = [day: string, command: Command][];

/** Histories in which money took an unusual way: what each is to show, and what happens on which day. */
export const toldHistories: [what: string, history: History][] = [
  [
    'what is held for a contract pays its invoices, and the rest is kept',
    [
      ['2025-03-01', { kind: 'contract', name: 'contract', client: 0 }],
      [
        '2025-03-01',
        { kind: 'ask', name: 'request', quote: 'contract', sort: 'deposit', cents: 200_00 },
      ],
      ['2025-03-02', { kind: 'card', name: 'card', on: { request: 'request' }, cents: 200_00 }],
      ['2025-03-03', { kind: 'card', name: 'again', on: { request: 'request' }, cents: 200_00 }],
      ['2025-03-10', { ...issued, quote: 'contract' }],
      ['2025-03-12', { kind: 'keep', name: 'kept', request: 'request', cents: 10_00 }],
      [
        '2025-03-13',
        { kind: 'giveBack', name: 'back', request: 'request', cents: null, toCard: true },
      ],
    ],
  ],
  [
    'what was credited of a paid invoice goes back to the card that paid it, and no more than that gave',
    [
      ['2025-03-10', issued],
      ['2025-03-11', { kind: 'card', name: 'card', on: { invoice: 'invoice' }, cents: 160_00 }],
      [
        '2025-03-11',
        {
          kind: 'pay',
          name: 'payment',
          client: 0,
          day: '2025-03-11',
          cents: 9_50,
          shares: [{ invoice: 'invoice', cents: 9_50 }],
        },
      ],
      ['2025-03-12', { kind: 'credit', name: 'credit', invoice: 'invoice', lines: null }],
      [
        '2025-03-13',
        { kind: 'refund', name: 'refund', source: 'credit', cents: 160_01, toCard: true },
      ],
      [
        '2025-03-13',
        { kind: 'refund', name: 'refund', source: 'credit', cents: 160_00, toCard: true },
      ],
      ['2025-03-20', { kind: 'refundFails', refund: 'refund' }],
      [
        '2025-03-21',
        { kind: 'refund', name: 'again', source: 'credit', cents: 160_00, toCard: true },
      ],
      ['2025-03-22', { kind: 'refund', name: 'more', source: 'credit', cents: 1, toCard: true }],
    ],
  ],
  [
    'money that came before its invoice is on account until then',
    [
      ['2025-03-10', issued],
      [
        '2025-03-10',
        { kind: 'pay', name: 'payment', client: 0, day: '2025-03-01', cents: 60_00, shares },
      ],
      ['2025-03-10', { kind: 'reverse', source: 'payment' }],
      ['2025-03-11', { kind: 'void', invoice: 'invoice' }],
    ],
  ],
  [
    'a credit puts nothing on account that was written off and never paid',
    [
      ['2025-03-10', issued],
      [
        '2025-03-11',
        { kind: 'pay', name: 'payment', client: 0, day: '2025-03-11', cents: 60_00, shares },
      ],
      ['2025-03-12', { kind: 'writeOff', invoice: 'invoice', cents: 30_00 }],
      ['2025-03-13', { kind: 'writeOff', invoice: 'invoice', cents: null }],
      [
        '2025-03-14',
        {
          kind: 'credit',
          name: 'credit 1',
          invoice: 'invoice',
          lines: [{ line: 1, cents: 50_00 }],
        },
      ],
      ['2025-03-15', { kind: 'credit', name: 'credit 2', invoice: 'invoice', lines: null }],
      ['2025-03-15', { kind: 'refund', name: 'refund', source: 'credit 2', cents: 60_00 }],
      ['2025-03-16', { kind: 'refund', name: 'more', source: 'credit 2', cents: 1 }],
    ],
  ],
  [
    'what was paid on a quote pays the invoices that name it, the second one too',
    [
      ['2025-03-01', { kind: 'quote', name: 'quote', client: 0, cents: 300_00 }],
      ['2025-03-02', { kind: 'prepay', name: 'advance', quote: 'quote', cents: 200_00 }],
      ['2025-03-10', { ...issued, quote: 'quote' }],
      ['2025-03-11', { ...issued, name: 'second', day: '2025-03-11', quote: 'quote' }],
    ],
  ],
  [
    'a part payment is on account until its invoice, and its tax is owed once',
    [
      ['2025-03-01', { kind: 'quote', name: 'quote', client: 0, cents: 300_00 }],
      [
        '2025-03-02',
        { kind: 'ask', name: 'request', quote: 'quote', sort: 'instalment', cents: 200_01 },
      ],
      ['2025-03-03', { kind: 'receive', name: 'held', request: 'request', day: '2025-03-02' }],
      [
        '2025-03-04',
        { kind: 'giveBack', name: 'part', request: 'request', cents: 33_33, toCard: false },
      ],
      ['2025-03-10', { ...issued, quote: 'quote', nets: [100_00] }],
      ['2025-03-11', { kind: 'keep', name: 'kept', request: 'request', cents: null }],
    ],
  ],
  [
    'what goes to another client with its quote comes back there when a refund of it fails',
    [
      ['2025-03-01', { kind: 'quote', name: 'quote', client: 0, cents: 300_00 }],
      ['2025-03-02', { kind: 'card', name: 'card', on: { quote: 'quote' }, cents: 200_00 }],
      ['2025-03-03', { kind: 'refund', name: 'part', source: 'card', cents: 50_00, toCard: true }],
      ['2025-03-05', { kind: 'moveQuote', quote: 'quote', client: 1 }],
      ['2025-03-07', { kind: 'refundFails', refund: 'part' }],
      ['2025-03-10', { ...issued, client: 1, day: '2025-03-04', quote: 'quote' }],
    ],
  ],
  [
    'a whole refund that fails after its quote went to another client belongs to the new client',
    [
      ['2025-03-01', { kind: 'quote', name: 'quote', client: 0, cents: 300_00 }],
      ['2025-03-02', { kind: 'card', name: 'card', on: { quote: 'quote' }, cents: 200_00 }],
      [
        '2025-03-03',
        { kind: 'refund', name: 'whole', source: 'card', cents: 200_00, toCard: true },
      ],
      ['2025-03-05', { kind: 'moveQuote', quote: 'quote', client: 1 }],
      ['2025-03-07', { kind: 'refundFails', refund: 'whole' }],
      ['2025-03-10', { ...issued, client: 1, quote: 'quote' }],
    ],
  ],
  [
    'a deposit whose whole refund fails after its quote went to another client is held for the new client',
    [
      ['2025-03-01', { kind: 'quote', name: 'quote', client: 0, cents: 300_00 }],
      [
        '2025-03-02',
        { kind: 'ask', name: 'request', quote: 'quote', sort: 'deposit', cents: 200_00 },
      ],
      ['2025-03-02', { kind: 'card', name: 'card', on: { request: 'request' }, cents: 200_00 }],
      [
        '2025-03-03',
        { kind: 'giveBack', name: 'back', request: 'request', cents: null, toCard: true },
      ],
      ['2025-03-05', { kind: 'moveQuote', quote: 'quote', client: 1 }],
      ['2025-03-07', { kind: 'refundFails', refund: 'back' }],
      ['2025-03-10', { ...issued, client: 1, quote: 'quote' }],
    ],
  ],
  [
    'a deposit that went to another client with its quote is taken back from there',
    [
      ['2025-03-01', { kind: 'quote', name: 'quote', client: 0, cents: 300_00 }],
      [
        '2025-03-02',
        { kind: 'ask', name: 'request', quote: 'quote', sort: 'deposit', cents: 200_00 },
      ],
      ['2025-03-03', { kind: 'receive', name: 'held', request: 'request', day: '2025-03-02' }],
      ['2025-03-05', { kind: 'moveQuote', quote: 'quote', client: 1 }],
      ['2025-03-07', { kind: 'reverse', source: 'held' }],
    ],
  ],
  [
    'an invoice of its former client bills no quote that went to another',
    [
      ['2025-03-01', { kind: 'quote', name: 'quote', client: 0, cents: 300_00 }],
      ['2025-03-02', { kind: 'moveQuote', quote: 'quote', client: 1 }],
      ['2025-03-10', { ...issued, quote: 'quote' }],
      ['2025-03-10', { ...issued, name: 'right', client: 1, quote: 'quote' }],
    ],
  ],
  [
    'a part payment by card whose return fails is held again with its tax, and pays the invoice',
    [
      ['2025-03-01', { kind: 'quote', name: 'quote', client: 0, cents: 300_00 }],
      [
        '2025-03-02',
        { kind: 'ask', name: 'request', quote: 'quote', sort: 'instalment', cents: 100_01 },
      ],
      ['2025-03-03', { kind: 'card', name: 'card', on: { request: 'request' }, cents: 100_01 }],
      [
        '2025-03-04',
        { kind: 'giveBack', name: 'part', request: 'request', cents: 50_00, toCard: true },
      ],
      ['2025-03-06', { kind: 'refundFails', refund: 'part' }],
      ['2025-03-10', { ...issued, quote: 'quote' }],
    ],
  ],
  [
    'what a failed refund brings back to a quote of another client does not put off when the rest can pay',
    [
      ['2025-03-01', { kind: 'quote', name: 'quote', client: 0, cents: 300_00 }],
      ['2025-03-02', { kind: 'card', name: 'card', on: { quote: 'quote' }, cents: 250_00 }],
      ['2025-03-03', { kind: 'refund', name: 'part', source: 'card', cents: 20_00, toCard: true }],
      ['2025-03-05', { kind: 'moveQuote', quote: 'quote', client: 1 }],
      ['2025-03-21', { kind: 'refundFails', refund: 'part' }],
      ['2025-03-21', { ...issued, client: 1, day: '2025-03-10', quote: 'quote' }],
    ],
  ],
  [
    'a part payment that was applied is taken back, with its tax, and can be paid again',
    [
      ['2025-03-01', { kind: 'quote', name: 'quote', client: 0, cents: 300_00 }],
      [
        '2025-03-02',
        { kind: 'ask', name: 'request', quote: 'quote', sort: 'instalment', cents: 100_01 },
      ],
      ['2025-03-03', { kind: 'receive', name: 'held', request: 'request', day: '2025-03-02' }],
      ['2025-03-10', { ...issued, quote: 'quote', nets: [50_00] }],
      ['2025-03-12', { kind: 'reverse', source: 'held' }],
      ['2025-03-14', { kind: 'receive', name: 'anew', request: 'request', day: '2025-03-14' }],
    ],
  ],
  [
    'a dispute that is won brings its money and its fee back, and the invoice stays paid throughout',
    [
      ['2025-03-10', issued],
      ['2025-03-11', { kind: 'card', name: 'card', on: { invoice: 'invoice' }, cents: 200_00 }],
      ['2025-03-13', { kind: 'dispute', name: 'dispute', ...disputed }],
      [
        '2025-03-14',
        { kind: 'disputeEnds', dispute: 'dispute', ...disputed, isWon: true, feeBack: 15_00 },
      ],
    ],
  ],
  [
    'a lost dispute takes what is left first, then what was paid, and is a loss for what was given back',
    [
      ['2025-03-10', issued],
      ['2025-03-11', { kind: 'card', name: 'card', on: { invoice: 'invoice' }, cents: 200_00 }],
      ['2025-03-12', { kind: 'refund', name: 'part', source: 'card', cents: 20_00, toCard: true }],
      ['2025-03-13', { kind: 'dispute', name: 'dispute', ...disputed }],
      [
        '2025-03-14',
        { kind: 'disputeEnds', dispute: 'dispute', ...disputed, isWon: false, feeBack: 0 },
      ],
      ['2025-03-15', { kind: 'payBalance', name: 'again', invoice: 'invoice' }],
    ],
  ],
  ...(['deposit', 'instalment'] as const).flatMap((sort): [string, History][] => [
    [
      `what a lost dispute took of a ${sort} is not held again when its invoice is void`,
      voidAfterLoss(sort, 100_01),
    ],
    [
      `what a lost dispute left of a ${sort} is held again when its invoice is void, and pays the next one`,
      voidAfterLoss(sort, 60_00),
    ],
  ]),
];

/** A card pays 100.01 that is asked for; 90.40 of it are applied when a dispute of it is lost and the invoice made void. */
function voidAfterLoss(sort: 'deposit' | 'instalment', cents: number): History {
  const dispute = { source: 'card', cents, fee: 0 };
  const issue = {
    kind: 'issue',
    client: 0,
    day: '2025-03-10',
    nets: [80_00],
    quote: 'quote',
  } as const;
  return [
    ['2025-03-01', { kind: 'quote', name: 'quote', client: 0, cents: 300_00 }],
    ['2025-03-02', { kind: 'ask', name: 'request', quote: 'quote', sort, cents: 100_01 }],
    ['2025-03-03', { kind: 'card', name: 'card', on: { request: 'request' }, cents: 100_01 }],
    ['2025-03-10', { ...issue, name: 'invoice' }],
    ['2025-03-11', { kind: 'dispute', name: 'dispute', ...dispute }],
    [
      '2025-03-12',
      { kind: 'disputeEnds', dispute: 'dispute', ...dispute, isWon: false, feeBack: 0 },
    ],
    ['2025-03-13', { kind: 'void', invoice: 'invoice' }],
    ['2025-03-14', { ...issue, name: 'invoice 2' }],
  ];
}
