/** Texts of the form that asks for a visit. */
export const texts = {
  elsewhere: (district: string) =>
    `${district} is not on our regular routes. Ask all the same: for larger jobs we do come.`,
  day: 'Day that suits you',
  dayHint: 'Leave it empty if any day will do.',
  time: 'Time of day',
  timeHint: 'We confirm the time by phone.',
  anyTime: 'Any time',
  times: { Morning: 'Morning', Afternoon: 'Afternoon', Evening: 'Evening' },
  messageHint: 'Rooms, sizes, what is damaged, what you would like.',
  photos: 'Photos',
  addPhotos: 'Add photos',
  photosHint: (count: number, megabytes: number) =>
    `Up to ${count} photos as JPEG, PNG or WebP, ${megabytes} MB each. We remove their location data, and only our staff see them.`,
  leftOut: 'Not added',
  notKept:
    'The photos that you chose before could not be loaded. Choose them again, or they will not be sent.',
  uploading: (name: string) => `Sending ${name}`,
  count: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'} added.`,
  keep: (name: string) => `Send ${name} with the request`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  send: 'Ask for a visit',
  sending: 'Sending…',
  sent: 'We have your request',
  again: 'Change and try again',
  failed: 'There was a problem submitting your request.',
  check: 'Please check',
};
