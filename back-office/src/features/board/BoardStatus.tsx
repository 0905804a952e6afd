import { classNames } from 'shared-ui/classNames';
import { unseen } from 'shared-ui/Unseen';
import styles from './BoardStatus.module.css';
import { texts } from './texts.ts';

interface BoardStatusProps {
  /** What the keyboard's way of moving has to say. */
  said: string;
  /** Whether the keyboard holds a service: then it is to be seen as well. */
  isHolding: boolean;
  /** Why a service was put back. */
  refusal: string;
  onDismiss: () => void;
}

/** Says what happens on the board. A refusal stays until it is closed or something else is moved. */
export function BoardStatus({ said, isHolding, refusal, onDismiss }: BoardStatusProps) {
  return (
    <div className={styles['place']} data-foot>
      <p
        aria-live="assertive"
        data-testid="board-said"
        className={isHolding ? styles['box'] : unseen}
      >
        {said}
      </p>
      <div role="alert">
        {refusal !== '' && (
          <div className={classNames(styles['box'], styles['refusal'])}>
            <span>{refusal}</span>
            <button type="button" className={styles['close']} onClick={onDismiss}>
              {texts.dismiss}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
