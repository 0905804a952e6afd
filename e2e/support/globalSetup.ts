import { startProduct } from '../../scripts/product/product.ts';

/**
 * Starts one product for all tests that do not need their own. Its URL is in `BASE_URL`, its data
 * directory in `PRODUCT_DATA_DIR`.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env['BASE_URL'] = product.url;
  process.env['PRODUCT_DATA_DIR'] = product.dataDir;
  return () => product.stop();
}
