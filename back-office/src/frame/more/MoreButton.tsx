import { Button } from 'shared-ui/Button';
import { texts } from './texts.ts';

interface MoreButtonProps {
  isBusy: boolean;
  /** Brings more rows; without it there are no more, and no button. */
  onMore: (() => unknown) | false | undefined;
  label?: string;
}

/**
 * The button for more rows, below those that are there. By `data-more` the keyboard is led to the first of the rows that
 * come, and a screen reader told how many they are (`frame/following/awaitMore.ts`).
 */
export const MoreButton = ({ isBusy, onMore, label = texts.more }: MoreButtonProps) =>
  onMore && (
    <Button look="secondary" isBusy={isBusy} onClick={() => void onMore()} data-more>
      {label}
    </Button>
  );
