import { makeProductTemplate, startProduct } from '../../scripts/product/product.ts';

/**
 * Starts one product for all tests that do not need their own. Its URL is in `BASE_URL`, its data
 * directory in `PRODUCT_DATA_DIR`.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const removeTemplate = await makeProductTemplate();
  // Tests are their own proxy: some come from other networks (`fromNetwork`). All others are one address, and make more calls in a
  // minute the faster the machine is.
  const product = await startProduct({ TRUST_PROXY: '1', RATE_LIMIT: '100000' });
  process.env['BASE_URL'] = product.url;
  process.env['PRODUCT_DATA_DIR'] = product.dataDir;
  return async () => {
    await product.stop();
    await removeTemplate();
  };
}
