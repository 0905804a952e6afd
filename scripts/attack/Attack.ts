import type { Target } from './startTarget.ts';

/** A measured figure of an attack, and whether it meets its goal. */
export interface Finding {
  /** What was measured, in brief. */
  what: string;
  measured: string;
  goal: string;
  met: boolean;
}

/** One way in which an attacker might abuse a running server. */
export interface Attack {
  /** Name for `npm run attack -- <name>`. */
  name: string;
  /** What is attempted, in one sentence. */
  about: string;
  /** Server settings that differ from the defaults. */
  settings?: Record<string, string>;
  run(target: Target): Promise<Finding[]>;
}
