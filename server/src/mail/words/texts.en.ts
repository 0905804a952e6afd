import type { StandardWords } from './StandardWords.ts';

const questions = 'Questions? Call {phone} or reply to this e-mail.';
const dear = 'Dear {client},';
const invoice = {
  greeting: dear,
  opening: 'Your invoice #{number} of {date} comes to {total}, tax included.',
  payment:
    'It is due by {dueDate}.\nPay online with the number {number}, or send an e-transfer to {eTransferEmail}.',
  closing: questions,
};
const reminder = {
  subject: 'A reminder of your invoice #{number}',
  greeting: dear,
  opening: 'This is a reminder of your invoice #{number} of {date}.',
  closing: questions,
};
const payOrIgnore =
  'Please pay online with the number {number}, or send an e-transfer to {eTransferEmail}.\n\nIf you have paid in the meantime, thank you, and please disregard this e-mail.';
const request = {
  greeting: dear,
  payment:
    'Please pay by {dueDate}.\nPay online with the number {typedNumber} and the amount {amount}, or send an e-transfer to {eTransferEmail} with the number in the message.',
  closing: questions,
};

/** How to pay what no card is taken for: too much, or too little. */
export const withoutCard = {
  invoice:
    'It is due by {dueDate}.\nPlease send an e-transfer to {eTransferEmail} with the number {number} in the message, or call {phone}.',
  earlyReminder:
    '{due} is due by {dueDate}.\nPlease send an e-transfer to {eTransferEmail} with the number {number} in the message, or call {phone}.\n\nIf you have paid in the meantime, thank you, and please disregard this e-mail.',
  reminder:
    'It was due on {dueDate}, and {due} is still outstanding.\nPlease send an e-transfer to {eTransferEmail} with the number {number} in the message, or call {phone}.\n\nIf you have paid in the meantime, thank you, and please disregard this e-mail.',
  request:
    'Please pay by {dueDate}.\nSend an e-transfer of {amount} to {eTransferEmail} with the number {typedNumber} in the message, or call {phone}.',
  statement:
    'Please send an e-transfer to {eTransferEmail} with the number of the invoice in the message, or call {phone}.',
};

/** The standard words of mails to clients and leads, with variables. */
export const words: StandardWords = {
  instantQuote: {
    subject: 'Your {service} quote #{number}',
    opening: 'Thank you for asking {company}. Here is your {service} quote #{number}.',
    closing: questions,
  },
  bookingReceived: {
    subject: 'We have your booking request for quote #{number}',
    opening:
      'Thank you. Your request to book quote #{number} has reached us. We confirm the day and time within one business day; until then, nothing is booked.',
    closing: questions,
  },
  requestReceived: {
    subject: 'We have your message about quote #{number}',
    opening:
      'Thank you. Your message about quote #{number} has reached us. We answer within one business day.',
    closing: questions,
  },
  visitReceived: {
    subject: 'We have your request for a visit',
    opening:
      'Thank you. Your request for a visit has reached us. We will call you within one business day to agree on a time; the visit is free.',
    closing: questions,
  },
  leadReply: { greeting: dear, closing: questions },
  replyCallYou: {
    opening:
      'Thank you for getting in touch. We would like to talk it over with you and will call you within one business day.',
  },
  replyQuestion: {
    opening:
      'Thank you for getting in touch. To get it right, we need to know a little more: the address, the size of the rooms, and when the work should be done. Photos help.',
  },
  replyVisit: {
    opening:
      'Thank you for getting in touch. We would like to come by and look at it; the visit is free. Which day and time suit you?',
  },
  replyQuote: {
    opening:
      'Thank you for asking for quote #{number}. You can book it or change something on its page, at any hour.',
  },
  replyDecline: {
    opening:
      'Thank you for asking us. Unfortunately this is not work that we can do, so we cannot make you an offer. We wish you all the best with it.',
  },
  quote: {
    subject: 'Your quote #{number} from {company}',
    greeting: dear,
    opening: 'Here is our quote {numberAndTitle}. It is attached as a PDF.',
    closing:
      'To accept it, to change something or to ask a question, reply to this e-mail or call {phone}.',
  },
  deposit: {
    subject: 'Deposit request #{number}',
    opening:
      'We are asking you for a deposit of {amount}. It is a security deposit: we hold it for you, no HST is charged on it, and it is deducted from our first invoice.',
    ...request,
  },
  partPayment: {
    subject: 'Part payment request #{number}',
    opening:
      'We are asking you for a part payment of {amount}. It includes HST of {tax}, and it is deducted from our first invoice.',
    ...request,
  },
  invoice: { subject: 'Your invoice #{number}', ...invoice },
  earlyReminder: { ...reminder, payment: `{due} is due by {dueDate}.\n${payOrIgnore}` },
  reminder: {
    ...reminder,
    payment: `It was due on {dueDate}, and {due} is still outstanding.\n${payOrIgnore}`,
  },
  receipt: {
    subject: 'Payment received for {document} #{number}',
    opening: 'Thank you!\nWe have received your payment of {amount} for {document} #{number}.',
    closing: questions,
  },
  credit: {
    subject: 'Credit note #{number}',
    greeting: dear,
    opening: 'We have credited {amount}, tax included, to invoice #{invoice}.',
    closing: questions,
  },
  refund: {
    subject: 'Your refund for {document} #{number}',
    opening:
      'We have refunded {amount} of your payment for {document} #{number} to your card.\nDepending on your bank, it takes five to ten days to appear on your statement.',
    closing: questions,
  },
  statement: {
    subject: 'Your statement from {company}',
    greeting: dear,
    opening: 'Attached is your statement {period}.',
    payment: 'Pay online with the number of an invoice, or send an e-transfer to {eTransferEmail}.',
    closing: questions,
  },
};
