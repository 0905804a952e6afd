import { wordOf } from 'shared-api/contract/messages/wordOf';
import { roleWords } from 'shared-api/contract/staff/roleWords';

/** Texts of one's own account. */
export const texts = {
  title: 'My account',
  loading: 'Loading your account…',
  failed: 'Your account could not be loaded.',
  cancel: 'Cancel',
  who: (username: string, role: string) => `${username}, ${wordOf(roleWords, role)}`,
  mustSetUp:
    'Owners need a second factor here. Set yours up below; until then nothing else is open to you.',

  password: {
    title: 'Password',
    intro: 'Change it when somebody else may know it.',
    change: 'Change password',
    next: 'New password',
    endOthers: 'Log out everywhere else',
  },
  factor: {
    title: 'Second factor',
    off: 'Off',
    on: 'On',
    introOff:
      'Besides your password, a login then asks for a code from an app on your phone. Whoever guesses or steals your password cannot come in.',
    introOn: (since: string) =>
      `Since ${since}, a login asks for a code from your authenticator app.`,
    setUp: 'Set up a second factor',
    replace: 'Set up another app',
    remove: 'Turn it off',
    removeText: 'After that, your password alone is enough to log in.',
    codesLeft: (count: number) =>
      count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
    fewCodes: 'Make new ones before you run out.',
    newCodes: 'Make new recovery codes',
    newCodesText: 'The recovery codes that you have now stop working.',
    next: 'Continue',
    scan: 'Scan the picture with an authenticator app on your phone, or type the key into it. Then enter the code that it shows.',
    picture: 'QR code for the authenticator app',
    key: 'Key',
    code: 'Code',
    codeHint: 'Six digits; they change every 30 seconds.',
    confirm: 'Turn it on',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Each lets you in once when you do not have your phone. They are shown only now: keep them where you keep important papers.',
    list: 'Recovery codes',
    download: 'Download',
    file: 'recovery-codes.txt',
    head: (username: string) => `Recovery codes of ${username}. Each works once.`,
    done: 'I have kept them',
  },
  sessions: {
    title: 'Where you are logged in',
    table: 'Your sessions',
    device: 'Browser',
    unknown: 'Unknown browser',
    isThis: 'this one',
    address: 'Address',
    usedAt: 'Last used',
    since: 'Since',
    actions: 'Actions',
    end: 'Log out',
    endOthers: 'Log out everywhere else',
    failed: 'That did not work',
  },
};
