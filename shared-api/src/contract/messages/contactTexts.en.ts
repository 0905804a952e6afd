/** Labels and error messages of the contact form. */
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
