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
