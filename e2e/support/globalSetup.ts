import { startProduct } from './product.ts';

/** One product for all tests that do not need one of their own; its address is in `BASE_URL`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env['BASE_URL'] = product.url;
  return () => product.stop();
}
