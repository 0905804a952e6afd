import { englishTime } from 'shared-api/contract/values/englishDays';
import type { Weekday } from 'shared-api/contract/values/weekdays';

const dayNames: Record<Weekday, string> = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
};

/** Texts of the contact page. */
export const texts = {
  title: 'Contact Us',
  description: 'Call, write or send a message: we answer within one business day.',
  lead: 'Tell us what you need. We answer within one business day.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  phone: 'Phone',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending…',
  sent: 'We have your message',
  wrote: 'You wrote',
  again: 'Change and try again',
  failed: 'There was a problem submitting your request.',
  check: 'Please check',
  reach: 'Reach us directly',
  hours: 'Opening hours',
  openDays: (first: Weekday, last: Weekday) =>
    first === last ? dayNames[first] : `${dayNames[first]} to ${dayNames[last]}`,
  /** @param opens `8:00` */
  openHours: (opens: string, closes: string) => `${englishTime(opens)} to ${englishTime(closes)}`,
  address: 'Address',
};
