import { ArrowUpRight, Move } from 'lucide-react';
import { memo, useState, type CSSProperties } from 'react';
import { isMovable, type BoardService } from 'shared-api/contract/schedule/board';
import { routes } from 'shared-api/contract/pages/officePaths';
import { classNames } from 'shared-ui/classNames';
import { Link } from 'shared-ui/router';
import { Unseen } from 'shared-ui/Unseen';
import { useMay } from '../../../IfMay.tsx';
import { nameOfService } from '../model/slots.ts';
import { texts } from '../texts.ts';
import styles from './Card.module.css';
import { ServiceFace } from './ServiceFace.tsx';

/** The id of what tells screen readers how a card is moved; it stands on the board once. */
export const howToMoveId = 'board-how-to-move';

interface ServiceCardProps {
  service: BoardService;
  clashes: readonly BoardService[] | undefined;
  /** Whether its move is on its way to the server. */
  isMoving: boolean;
  /** Whether it is being moved: hovering with a pointer, or held by the keyboard. */
  lift: 'none' | 'lifted' | 'held';
  isTight: boolean;
  /** Where it stands in the day's view. */
  style?: CSSProperties | undefined;
}

/**
 * A service on the board. What can be done with it comes when it is pointed at or has the focus; the board
 * listens for all cards (`useBoardMoves`), so that hundreds of them cost little.
 */
export const ServiceCard = memo(function ServiceCard(props: ServiceCardProps) {
  const { service, clashes, isMoving, lift, isTight, style } = props;
  const { id } = service;
  const mayMove = useMay('assign');
  // Only then there are actions: on hundreds of cards they would be most of the page.
  const [isActive, setActive] = useState(false);
  const name = texts.ofService(nameOfService(service));
  const face = <ServiceFace service={service} clashes={clashes} isTight={isTight} />;
  const classes = classNames(
    styles['card'],
    lift !== 'none' && styles[lift],
    isMoving && styles['moving'],
  );
  if (!isMovable(service) || !mayMove) {
    return (
      <li className={classes} style={style} data-card={id}>
        <Link to={routes.editor('services', id)} className={styles['handle']}>
          {face}
        </Link>
      </li>
    );
  }
  return (
    <li
      className={classes}
      style={style}
      data-card={id}
      onPointerEnter={({ pointerType }) => {
        // A finger has no way to point without pressing.
        if (pointerType === 'mouse') setActive(true);
      }}
      onPointerLeave={({ currentTarget }) =>
        setActive(currentTarget.contains(document.activeElement))
      }
      onFocus={() => setActive(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setActive(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
    >
      <button
        type="button"
        className={classNames(styles['handle'], styles['movable'])}
        data-service={id}
        aria-describedby={howToMoveId}
        aria-pressed={lift === 'held'}
        aria-busy={isMoving}
      >
        {face}
      </button>
      {isActive && <CardActions id={id} name={name} isMoving={isMoving} />}
    </li>
  );
});

interface CardActionsProps {
  id: number;
  name: string;
  isMoving: boolean;
}

const CardActions = ({ id, name, isMoving }: CardActionsProps) => (
  <div className={styles['actions']}>
    <button
      type="button"
      data-move={isMoving ? undefined : id}
      aria-disabled={isMoving || undefined}
      title={texts.move}
    >
      <Move size={14} aria-hidden="true" />
      <Unseen>
        {texts.move}
        {name}
      </Unseen>
    </button>
    <Link to={routes.editor('services', id)} title={texts.open}>
      <ArrowUpRight size={14} aria-hidden="true" />
      <Unseen>
        {texts.open}
        {name}
      </Unseen>
    </Link>
  </div>
);
