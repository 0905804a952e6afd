const inAList = new Intl.ListFormat('en-CA');

/** Texts around the apps' content. */
export const en = {
  loading: 'Loading…',
  noScripts:
    'This page needs JavaScript, which is switched off in this browser. Switch it on in the settings of the browser and reload the page.',
  late: 'This is taking longer than usual. Check your connection, and whether something in this browser blocks scripts, then reload the page.',
  /** Of a page that waits for its scripts, too. */
  noLook: 'The design of this page has not loaded. Check your connection, then reload the page.',
  noStyles:
    'The design of this page has not loaded; its text is complete. Check your connection, then reload the page.',
  /** Titles of the error page. */
  later: 'One moment, please',
  trouble: 'Something went wrong on our side',
  refused: 'That did not work',
  call: 'If that does not help, call us:',
  reload: 'Reload the page',
  retry: 'Try again',
  backToForm: 'Back to the form',
  sendAgain: 'Send it again',
  /** Of a form, beside the button that sends it again. */
  kept: 'What you filled in is kept on this page.',
  /** Of the files of a form that is kept. */
  photosLost: (names: readonly string[]) =>
    `Photos cannot be kept: ${inAList.format(names.map((name) => `"${name}"`))}. Choose them again here, or send the request without them.`,
  photos: 'Photos',
  home: 'Home page',
  preview: 'Preview',
  until: (time: string) => `until ${time}`,
  endPreview: 'End preview',
};
