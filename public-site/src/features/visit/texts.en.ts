const inAList = new Intl.ListFormat('en-CA');
const listed = (names: readonly string[]): string =>
  inAList.format(names.map((name) => `"${name}"`));

function roomFor(count: number, room: number): string {
  if (room === 0) {
    return count === 1
      ? 'Remove another one, then choose it again.'
      : 'Remove others, then choose them again.';
  }
  if (count === 1) return 'There is room for it now: choose it again.';
  return room < count
    ? `There is room for ${room} of them now: choose again.`
    : 'There is room for them now: choose them again.';
}

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
  tooLarge: (names: readonly string[], megabytes: number) =>
    names.length === 1
      ? `${listed(names)} is larger than ${megabytes} MB. Send a smaller copy of it, or leave it out.`
      : `${listed(names)} are larger than ${megabytes} MB. Send smaller copies of them, or leave them out.`,
  /** @param room how many more there is room for now: some were removed, or refused meanwhile */
  tooMany: (names: readonly string[], count: number, room: number) =>
    `${listed(names)} ${names.length === 1 ? 'was' : 'were'} left out: you can send ${count} photos. ${roomFor(names.length, room)}`,
  notUploaded: (name: string) =>
    `"${name}" could not be sent. Check your connection and choose it again, or leave it out.`,
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
