import { texts } from './texts.ts';

type Network = 'visa' | 'mastercard' | 'interac';

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
export function NetworkMark({ network }: { network: Network }) {
  if (network === 'visa') {
    return (
      <svg viewBox="0 0 56 36" width="56" height="36" role="img" aria-label={texts.visa}>
        <path
          fill="#1a1f71"
          d="M9 12h4l2 9 4-9h4l-7 13h-3Zm15 0h4l-2 13h-4Zm6 9c2 1 5 1 5 0s-5-2-5-5 5-5 9-3l-1 3c-2-1-4-1-4 0s5 2 5 5-5 5-10 3Zm17-9h3l3 13h-4v-2h-5l-1 2h-4l6-12Zm0 4-2 4h3Z"
        />
      </svg>
    );
  }
  if (network === 'mastercard') {
    return (
      <svg viewBox="0 0 56 36" width="56" height="36" role="img" aria-label={texts.mastercard}>
        <circle cx="22" cy="18" r="10" fill="#eb001b" />
        <circle cx="34" cy="18" r="10" fill="#f79e1b" />
        <path fill="#ff5f00" d="M28 10a10 10 0 0 1 0 16 10 10 0 0 1 0-16Z" />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 56 36" width="56" height="36" role="img" aria-label={texts.interac}>
      <rect x="10" y="6" width="36" height="24" rx="5" fill="#fdb913" />
      <path
        fill="none"
        stroke="#26221d"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M19 22v-8m5 8v-5m0 0c2-4 6-4 6 0v5m5-12v9c0 3 2 3 3 3m-6-8h6"
      />
    </svg>
  );
}
