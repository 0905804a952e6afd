/** Texts of notes and tags of a client. */
export const texts = {
  note: 'Note',
  noteHint: 'What others should know: a key, a dog, a wish',
  beginNote: 'Write a note',
  add: 'Add note',
  cancel: 'Cancel',
  addFailed: 'The note was not added',
  tags: 'Tags',
  tag: 'New tag',
  addTag: 'Add',
  shown: (tag: string) => `Clients tagged ${tag}`,
  label: (tag: string) => `Tagged ${tag}`,
  remove: (tag: string) => `Remove the tag ${tag}`,
  begin: 'Add a tag',
  tagsFailed: 'The tags were not saved',
};
