/** Where a map of an address opens; phones hand it to their map app. Undefined without an address. */
export function mapAddress(address: string, city: string): string | undefined {
  const place = [address, city].filter((part) => part.trim() !== '').join(', ');
  if (place === '') return undefined;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

/** What a phone number calls; undefined when there is nothing to dial. An extension is left out. */
export function callAddress(phoneNumber: string | null): string | undefined {
  const [number = ''] = (phoneNumber ?? '').split(/[a-z#,;]/i);
  const digits = number.replace(/[^\d+]/g, '');
  return digits === '' ? undefined : `tel:${digits}`;
}
