import type { Target } from './startTarget.ts';

/** One measured figure of an attack, and whether it meets its goal. */
export interface Finding {
  /** What was measured, in a few words. */
  what: string;
  measured: string;
  goal: string;
  met: boolean;
}

/** What somebody who means harm tries on a running server. */
export interface Attack {
  /** What `npm run attack -- <name>` calls it. */
  name: string;
  /** What is tried, in one sentence. */
  about: string;
  /** Settings of the server besides the defaults. */
  settings?: Record<string, string>;
  run(target: Target): Promise<Finding[]>;
}
