import type { APIRequestContext } from '@playwright/test';
import { logins } from '../../scripts/product/product.ts';
import { openDay } from './openBooks.ts';

/** An issued invoice, over $ 113.00 unless another subtotal is given. */
export async function openInvoice(request: APIRequestContext, subTotal = 100): Promise<string> {
  const login = await request.post('/api/rest-auth/login/', { data: logins.admin });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Token ${token}` };
  const made = await request.post('/api/invoices/create', {
    headers,
    data: { subTotal, dateTs: openDay('03-02') },
  });
  const { id } = (await made.json()) as { id: number };
  await request.get(`/api/download-invoice/draft-${id}`, { headers });
  const read = await request.get(`/api/invoices/${id}/`, { headers });
  const { invoiceNumber } = (await read.json()) as { invoiceNumber: number };
  return String(invoiceNumber);
}
