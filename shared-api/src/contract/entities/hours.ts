/** Maximum hours of a service or contract; anything above is a typing error. */
export const longestHours = 9_999;
