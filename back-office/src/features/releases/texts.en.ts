import type { AppName } from 'shared-api/contract/releases/release';
import type { RolloutFigure } from 'shared-api/contract/releases/rollout';
import type { LiveChange, RenderFaultKind } from 'shared-api/contract/releases/releases';

const apps: Record<AppName, string> = {
  shell: 'Shell',
  'public-site': 'Public site',
  'back-office': 'Back office',
};

const ways: Record<LiveChange['way'], string> = {
  release: 'Released',
  rollback: 'Rolled back',
  start: 'Taken up at a start',
};

const faultKinds: Record<RenderFaultKind, string> = {
  error: 'its code failed',
  time: 'it took too long',
  memory: 'it took too much memory',
  exit: 'its process ended',
  result: 'it gave no page',
};

/** Texts of the releases. */
export const texts = {
  title: 'Releases',
  pageTitle: (part: string) => `${part} · Releases`,
  nav: 'Parts of the releases',
  parts: { apps: 'Apps', platform: 'Platform' },
  refused: 'Your role may not see releases.',
  clock: (name: string) => `Times in ${name}.`,
  intro:
    'Which version of each app visitors get. A change is taken up by running servers in seconds.',
  loading: 'Loading the releases…',
  slow: 'This takes longer than usual: the place where releases are kept may be slow to answer.',
  failed: 'The releases could not be loaded.',
  stale: 'This is not up to date: the releases could not be read again.',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  close: 'Close',
  apps,
  ways,
  by: (who: string) => `by ${who}`,
  justNow: 'just now',
  inAMoment: 'in a moment',
  forced: (why: string) => `In spite of a refusal: ${why}`,
  none: '–',

  given: (given: string, live: string) =>
    `Visitors get ${given}, not ${live}: the live version is missing, or does not fit the live shell.`,
  givenCure: 'Release it again, or roll back to a version that fits.',
  faults: 'Not rendered',
  faultsText:
    'Seen by the server that answered: visitors got these pages rendered in their browser, later than usual. Mend it in a new release, or roll back.',
  faultKinds,
  refusedVersions: 'Refused',
  refusedVersionsText: 'Found when these versions were tried. They go live only with a reason.',
  triedBy: (who: string) => `tried by ${who}`,
  times: (count: number) => (count === 1 ? 'once' : `${count} times`),
  nothingLive: 'Nothing is live.',
  live: 'Live',
  since: 'Since',
  who: 'By',
  how: 'How',
  size: 'Size',
  previous: 'Previous',
  rollBack: 'Roll back',
  rollBackTo: (version: string) => `Roll back to ${version}`,

  rollout: {
    steps: (steps: readonly number[]) => `Goes on by itself: ${steps.join(', ')} %`,
    few: (count: number, needed: number) =>
      `Waits for visitors: ${count} of at least ${needed} have it. With fewer it does not go on.`,
    suspicious:
      'Waits: it looks worse than the live version, and that may be chance. More visitors will tell.',
    blocked:
      'Stays at this step: visitors fare no worse than with the live version, but it may not go live as it is.',
    goOn: 'Visitors fare no worse than with the live version: it goes on.',
    withdraw: 'Visitors fare worse than with the live version: it is being withdrawn.',
    caption: 'Visitors of the new version and of the live one',
    figure: 'Visitors',
    ofNew: 'New version',
    ofLive: 'Live version',
    chance: 'By chance',
    figures: {
      errors: 'with an error in a page',
      calls: 'with a call that failed',
      slow: 'painted later than nine in ten before',
    } satisfies Record<RolloutFigure, string>,
    of: (count: number, all: number) => `${count} of ${all}`,
    noMore: 'No more than others',
    onceIn: (rollouts: number) =>
      rollouts >= 1_000_000 ? 'Once in a million' : `Once in ${Math.round(rollouts)}`,
    byItself: 'Go on by itself, in steps',
    byItselfText:
      'To 1, 10, 50 and 100 % of the visitors. What happens to them is compared with the live version: it goes on, waits, or is withdrawn by itself.',
    started: (app: AppName, version: string) => `${apps[app]}: ${version} is rolled out in steps.`,
  },

  share: 'Share',
  shareOf: (percent: number) => `${percent} % of the visitors`,
  change: 'Change share',
  giveToAll: 'Give to all',
  withdraw: 'Withdraw',
  withdrawTitle: (version: string) => `Withdraw ${version}?`,
  withdrawText: (percent: number, live: string) =>
    `The ${percent} % of the visitors who get it have ${live} from their next page on, like everybody else.`,
  withdrawn: (app: AppName, version: string) =>
    `${apps[app]}: ${version} is withdrawn. Everybody gets the live version.`,

  /** What a stored version is now. */
  marks: {
    live: 'Live',
    faults: 'Rendering fails',
    refused: 'Refused',
    untried: 'Not tried',
    share: (percent: number) => `${percent} %`,
    previous: 'Previous',
    previews: (count: number) => (count === 1 ? 'Preview' : `${count} previews`),
  },

  previews: 'Previews',
  until: 'good until',
  end: 'End',
  endTitle: (version: string) => `End the preview of ${version}?`,
  endText: 'Whoever opened its link gets the live version from their next page on.',
  endIt: 'End preview',
  ended: (app: AppName, version: string) => `${apps[app]}: the preview of ${version} has ended.`,

  stored: 'Stored versions',
  storedOf: (app: AppName) => `Stored versions of ${apps[app]}`,
  version: 'Version',
  storedAt: 'Stored',
  actions: 'Actions',
  origin: 'Origin',
  preview: 'Preview',
  shareIt: 'Share',
  makeLive: 'Make live',
  ofVersion: (version: string) => ` ${version}`,
  more: (next: number, count: number) =>
    next === count ? `Show all ${count}` : `Show ${next} of ${count}`,
  fewer: 'Show fewer',
  emptyTitle: 'Nothing is stored',
  empty: (app: AppName) => `A first version comes with: npm run release -- ${app}`,
  history: 'History',
  historyOf: (app: AppName) => `History of ${apps[app]}`,
  noHistory: 'Nothing has been live yet.',

  servers: 'Servers',
  server: 'Server',
  contract: 'Contract',
  place: 'Kept in',
  noServers: 'No server has given a sign of life in the last minutes.',

  rollBackTitle: (app: AppName, version: string) =>
    `Roll ${apps[app].toLowerCase()} back to ${version}?`,
  liveTitle: (app: AppName, version: string) => `Make ${apps[app].toLowerCase()} ${version} live?`,
  now: 'Live now',
  then: 'From then on',
  nextPage: 'Visitors get it with their next page. Pages that are open go on as they began.',
  ownScreens: 'This screen belongs to it: it may look different once it is loaded anew.',
  shareEnds: (percent: number) => `Its share of ${percent} % ends: everybody has it.`,
  shareStays: (version: string, percent: number) =>
    `${version} goes on for ${percent} % of the visitors.`,
  notTried:
    'It was never live, and goes live only after a trial in a browser. What that has found is kept with it.',
  rolledBack: (app: AppName, version: string) =>
    `${apps[app]}: ${version} is live again. Visitors get it with their next page.`,
  madeLive: (app: AppName, version: string) =>
    `${apps[app]}: ${version} is live. Visitors get it with their next page.`,

  refusedTitle: (version: string) => `${version} was not given to anybody`,
  refusedText: 'Nothing has changed. This was found:',
  check: (name: string) => `Check of: ${name}`,
  cure: 'What to do:',
  allTheSame: 'To go on all the same, say why. The reason is kept with the change.',
  reason: 'Reason',
  reasonMissing: 'Say why it is needed in spite of what was found.',
  goOn: 'Go on all the same',
  leave: 'Leave it as it is',

  shareTitle: (version: string) => `Give ${version} to a share`,
  percent: 'Visitors in a hundred',
  percentHint: 'The same visitors each time. Raising it keeps those who have it already.',
  percentWrong:
    'Give a number from 0.01 to 99 with at most two decimals. To give it to everybody, make it live.',
  replaces: (version: string, percent: number) =>
    `${version}, which ${percent} % of the visitors get now, is withdrawn by it.`,
  giveIt: 'Give it',
  shared: (app: AppName, version: string, percent: number) =>
    `${apps[app]}: ${version} is given to ${percent} % of the visitors.`,

  previewTitle: (version: string) => `Preview ${version}`,
  previewText:
    'Whoever opens the link sees this version of the app, and everybody else the live one.',
  days: 'Days that it is good for',
  daysWrong: 'Give whole days, from 1 to 90.',
  makeIt: 'Make link',
  made: (version: string) => `The preview of ${version} is made`,
  link: 'Link',
  once: 'It is shown this once. It can be ended at any time, and another one made.',
  copy: 'Copy link',
  copied: 'Copied.',
  notCopied: 'This browser does not let a page copy. The link is selected: copy it by hand.',
};
