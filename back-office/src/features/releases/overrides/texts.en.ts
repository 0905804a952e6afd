import type { OverridableApp } from 'shared-api/contract/releases/overrides';

const apps: Record<OverridableApp, string> = {
  'public-site': 'Public site',
  'back-office': 'Back office',
};

/** Texts of the overrides. */
export const texts = {
  apps,
  title: 'From a developer’s machine',
  intro:
    'In your own browser, an app can come from the machine that it runs on, in place of the release that is live. Nobody else sees it. It ends with your session, at the latest after a day.',
  begin: 'Take an app from my machine',
  loading: 'Loading what comes from developers’ machines…',
  failed: 'What comes from developers’ machines could not be loaded.',
  again: 'Try again',
  none: 'No app comes from a developer’s machine in any browser.',
  app: 'App',
  origin: 'Address',
  who: 'Who',
  isOwn: 'This session',
  since: 'Since',
  until: 'Ends',
  actions: 'Actions',
  end: 'End',
  ofOverride: (app: OverridableApp, by: string) => ` ${apps[app]} of ${by}`,

  beginTitle: 'Take an app from my machine',
  beginText: (app: OverridableApp) =>
    `On your machine, “npm run dev -w ${app}” serves the app as it is in your editor. This browser’s pages then take it from there.`,
  originLabel: 'Address on this machine',
  originHint: 'The command says it. Only the machine itself may be named.',
  originWrong: (example: string) =>
    `Write the address of a development server on your own machine, and nothing besides: ${example}, say.`,
  beginIt: 'Take it from there',
  cancel: 'Cancel',
  begun: (app: OverridableApp, origin: string) =>
    `${apps[app]} comes from ${origin} in this browser, from the next page that you load. Each page says so, with a button that ends it.`,
  open: { 'public-site': 'Open the site', 'back-office': 'Load this page anew' } satisfies Record<
    OverridableApp,
    string
  >,

  endTitle: (app: OverridableApp, by: string) => `End this for ${by}: ${apps[app].toLowerCase()}?`,
  endText: 'The browser gets the app as it is released from its next page on.',
  endIt: 'End it',
};
