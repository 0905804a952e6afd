import type { ComponentType } from 'react';

/** A component's examples by name; they drive the catalogue and the tests. */
export type Stories = Record<string, ComponentType>;
