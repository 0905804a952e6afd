/** What may be wrong with a request for a visit, and what its fields are called. */
export const texts = {
  faults: {
    blankVisit: () => 'Tell us in a few words what it is about.',
    noVisitPostalCode: () => 'Enter the postal code as N2L 3G1.',
    tooManyPhotos: ({ most }: { most: number }) =>
      `You can send ${most} photos with a request. Remove some, or send the others by e-mail.`,
  },
  labels: {
    visit: {
      service: 'Service',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      address: 'Street address',
      postalCode: 'Postal code',
      message: 'What is it about?',
      day: 'Day',
      time: 'Time of day',
      photos: 'Photos',
      formKey: 'Form',
    },
  },
};
