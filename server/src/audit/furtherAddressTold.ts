import type { ClientAddress } from 'shared-api/contract/entities/places/clientPlaces';

type Told = Pick<ClientAddress, 'label' | 'address' | 'city' | 'postalCode' | 'notes'>;

/** An address in one line. */
export const addressInShort = ({ label, address, city, postalCode, notes }: Told): string =>
  [label, address, city, postalCode, notes].filter(Boolean).join(', ');

/** A further address of a client as the audit trail tells of it. */
export const furtherAddressTold = (address: Told): { unit: string } => ({
  unit: addressInShort(address),
});
