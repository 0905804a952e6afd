/** Labels and error messages of the contact form. */
export const texts = {
  faults: {
    blankMessage: () => "Message body can't be blank",
    blankChange: () => 'Say what should be different.',
    blankPlace: () => 'Say where we should come.',
    blankQuestion: () => 'Write your question.',
  },
  labels: {
    contact: {
      name: 'Name',
      email: 'Email',
      subject: 'Subject',
      phone: 'Phone',
      message: 'Message',
    },
    quoteWish: {
      wish: 'Request',
      name: 'Name',
      phone: 'Phone',
      address: 'Address',
      message: 'Message',
    },
  },
};
