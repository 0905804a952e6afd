/** Days after which an unpaid invoice is overdue (docs/product/limits.md). */
export const overdueDays = 30;
