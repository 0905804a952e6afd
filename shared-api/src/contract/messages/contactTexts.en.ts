/** What may be wrong with a message to the company, and what its fields are called. */
export const texts = {
  faults: { blankMessage: () => "Message body can't be blank" },
  labels: {
    contact: {
      name: 'Name',
      email: 'Email',
      subject: 'Subject',
      phone: 'Phone',
      message: 'Message',
    },
  },
};
