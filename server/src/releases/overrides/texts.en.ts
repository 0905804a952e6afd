import type { OverridableApp } from 'shared-api/contract/releases/overrides';

const apps: Record<OverridableApp, string> = {
  'public-site': 'Public site',
  'back-office': 'Back office',
};

/** The badge on pages whose app comes from a developer's machine. It is for developers, who read English. */
export const overrideTexts = {
  title: 'From your machine',
  from: (app: OverridableApp) => `${apps[app]} from`,
  until: (time: string) => `until ${time}`,
  end: 'End',
  silent: (app: OverridableApp, origin: string) =>
    `${origin} does not answer. Start it there with “npm run dev -w ${app}”, or end this.`,
  /** The badge's script knows the site's address. */
  other: (app: OverridableApp, origin: string) =>
    `${origin} answers, but not as the development server of ${app} for this site. Start it with “DEV_TARGET={site} npm run dev -w ${app}”, or end this.`,
};
