/** A UUID as this product writes keys: lower case, with its hyphens. */
export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
