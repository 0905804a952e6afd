import { startProduct } from '../../scripts/product/product.ts';

/** One product for all tests that do not need one of their own; its address is in `BASE_URL`, its data
 * folder in `PRODUCT_DATA_DIR`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env['BASE_URL'] = product.url;
  process.env['PRODUCT_DATA_DIR'] = product.dataDir;
  return () => product.stop();
}
