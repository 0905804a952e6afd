/** What one team checks before its part is merged or goes live: nothing of another team's part. */
export interface Room {
  /** Folders that lint looks at. */
  lint: readonly string[];
  /** TypeScript projects; those that they refer to are checked with them. */
  types: readonly string[];
  /** Jest projects. */
  unit: readonly string[];
}

const shared = {
  lint: ['shared-ui', 'shared-api', 'webpack'],
  types: ['webpack'],
  unit: ['shared-ui', 'shared-api', 'webpack'],
} satisfies Room;

const ofApp = (app: string, ...projects: string[]): Room => ({
  lint: [app, ...shared.lint],
  types: [app, ...projects, ...shared.types],
  unit: [app, ...shared.unit],
});

/** The rooms that have checks of their own, by name. */
export const rooms = {
  shell: ofApp('shell'),
  'public-site': ofApp('public-site'),
  'back-office': ofApp('back-office', 'back-office/src/features/schedule/worker'),
  server: { lint: ['server', 'shared-api'], types: ['server'], unit: ['server', 'shared-api'] },
  // What belongs to no single team.
  project: {
    lint: ['scripts', 'e2e', ...shared.lint],
    types: ['scripts', 'e2e', 'shared-ui/.storybook'],
    unit: ['scripts', ...shared.unit],
  },
} satisfies Record<string, Room>;

export type RoomName = keyof typeof rooms;

export const roomNames = Object.keys(rooms) as RoomName[];

export const isRoomName = (name: string): name is RoomName => name in rooms;
