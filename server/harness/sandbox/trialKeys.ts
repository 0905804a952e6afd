import { randomUUID } from 'node:crypto';
import type { SandboxKeys } from '../../src/sandboxKeys.ts';

const anyName = randomUUID().replaceAll('-', '');

/** Keys of this process alone, for trials that run servers in production beside a sandbox. */
export const trialKeys: SandboxKeys = {
  secretKey: `sk_test_${anyName}`,
  publishableKey: `pk_test_${anyName}`,
  webhookSecret: `whsec_${anyName}`,
};
