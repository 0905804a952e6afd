/** Texts of the deploy tokens. */
export const texts = {
  title: 'Deploy tokens',
  intro:
    'With a token a pipeline releases one app and reads the platform, and can do nothing else.',
  make: 'New token',
  loading: 'Loading the deploy tokens…',
  failed: 'The deploy tokens could not be loaded.',
  again: 'Try again',
  none: 'No pipeline has a token. Without one, releases are made where the storage can be reached.',
  more: (listed: number, more: number) =>
    `${listed} tokens are listed, those in force first, then the newest; ${more} more are not. Revoke those that no pipeline uses, so that others in force come up.`,
  name: 'Token',
  app: 'App',
  used: 'Last used',
  never: 'Never',
  from: (address: string) => `from ${address}`,
  until: 'Expires',
  made: 'Made',
  by: (who: string) => `by ${who}`,
  actions: 'Actions',
  revoke: 'Revoke',
  ofToken: (name: string) => ` ${name}`,
  state: {
    revoked: 'Revoked',
    expired: 'Expired',
    promotion: 'For promotion',
  },
  publicKey: 'Public key',
  publicKeyHint: 'For a token of another server that takes over what this one has signed.',

  makeTitle: 'New deploy token',
  nameLabel: 'Name',
  nameHint: 'Who releases with it, like "Pipeline of the site". It stands in the log of releases.',
  daysLabel: 'Days until it expires',
  daysWrong: 'Give whole days, from 1 to 365.',
  keyLabel: 'Public key of another server’s token (optional)',
  keyHint: 'Only for promotion: the token then takes over what was signed there, and nothing else.',
  makeIt: 'Make token',
  cancel: 'Cancel',
  close: 'Close',

  madeTitle: (name: string) => `The token ${name} is made`,
  madeText:
    'Copy it into the secrets of the pipeline, as DEPLOY_TOKEN. It is shown this once; only its hash is kept.',
  madeKey: 'It signs releases too: behind the dot is the private key, which is kept nowhere here.',
  tokenLabel: 'Token',
  copy: 'Copy token',
  copied: 'Copied.',
  notCopied: 'This browser does not let a page copy. The token is selected: copy it by hand.',

  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText:
    'A pipeline that has it can release nothing from now on, not even what it is sending. What was released stays.',
  revokeIt: 'Revoke token',
};
