import interac from '../media/cards/interac.svg';
import mastercard from '../media/cards/mastercard.svg';
import visa from '../media/cards/visa.svg';
import { texts } from './texts.ts';

/** The marks of the networks; each stands on a white card of its own, in the dark as well. */
const marks = { visa, mastercard, interac };
type Network = keyof typeof marks;

/**
 * The accepted card networks and the domestic debit network, drawn plainly (docs/product/README.md
 * "Purpose").
 */
export function AcceptedCards() {
  return (
    <>
      <NetworkMark network="visa" />
      <NetworkMark network="mastercard" />
      <NetworkMark network="interac" />
    </>
  );
}

/** The mark of one network. */
export const NetworkMark = ({ network }: { network: Network }) => (
  <img src={marks[network]} alt={texts[network]} width="56" height="36" loading="lazy" />
);
