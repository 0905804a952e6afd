const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' });

/** Texts of the page that a form leads to which was sent without scripts. */
export const texts = {
  title: { message: 'We have your message', visit: 'We have your request' },
  asked: 'What you asked for',
  day: 'Day',
  /** @param day `YYYY-MM-DD` */
  date: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
  time: 'Time of day',
  times: { Morning: 'Morning', Afternoon: 'Afternoon', Evening: 'Evening' },
  photos: 'Photos received',
  next: 'Anything to add?',
  reach: 'Call us or write to us, and we will add it to what you have sent.',
  home: 'Back to the home page',
  none: 'We cannot find this request',
  noneLead:
    'The link may be incomplete, or the request has been deleted since. Please fill in the form again, or call us.',
  contact: 'Go to the contact form',
};
