import { randomUUID } from 'node:crypto';

/** The keys that open a sandbox. */
export interface SandboxKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** The keys of the sandbox of a first start. Everybody knows them: production refuses them. */
export const sandboxKeys: SandboxKeys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
};

const anyName = randomUUID().replaceAll('-', '');

/** Keys of this process alone, for trials that run servers in production beside a sandbox. */
export const trialKeys: SandboxKeys = {
  secretKey: `sk_test_${anyName}`,
  publishableKey: `pk_test_${anyName}`,
  webhookSecret: `whsec_${anyName}`,
};
