import { useDraggable } from '@dnd-kit/core';
import { isMovable, type BoardService } from 'shared-api/contract/schedule/board';
import { routes } from 'shared-api/contract/pages/officePaths';
import { classNames } from 'shared-ui/classNames';
import { Link } from 'shared-ui/router';
import { Unseen } from 'shared-ui/Unseen';
import { nameOfService } from './moving/slots.ts';
import styles from './ServiceCard.module.css';
import { ServiceFace } from './ServiceFace.tsx';
import { texts } from './texts.ts';
import type { CardEvents } from './moving/useKeyboardMove.ts';

interface ServiceCardProps {
  service: BoardService;
  /** Whether its move is on its way to the server. */
  isMoving: boolean;
  /** Whether it is being moved, by whichever means. */
  isLifted: boolean;
  /** Whether the keyboard holds it. */
  isHeld: boolean;
  events: CardEvents;
  /** Asks where to in a dialog. */
  onMove: () => void;
}

/** A service on the board. A click asks where to: what a drag does, for those who do not drag. */
export function ServiceCard(props: ServiceCardProps) {
  const { service, isMoving, isLifted, isHeld, events, onMove } = props;
  const canMove = isMovable(service);
  const { setNodeRef, listeners, attributes } = useDraggable({
    id: service.id,
    data: service,
    disabled: !canMove || isMoving,
  });
  const name = texts.ofService(nameOfService(service));
  return (
    <li
      className={classNames(
        styles['card'],
        isLifted && styles[isHeld ? 'held' : 'lifted'],
        isMoving && styles['moving'],
      )}
    >
      {canMove ? (
        <button
          ref={setNodeRef}
          type="button"
          className={styles['handle']}
          data-service={service.id}
          aria-describedby={attributes['aria-describedby']}
          aria-pressed={isHeld}
          aria-busy={isMoving}
          {...listeners}
          {...(!isMoving && events)}
          onClick={isMoving ? undefined : onMove}
        >
          <ServiceFace service={service} />
        </button>
      ) : (
        <ServiceFace service={service} />
      )}
      <div className={styles['actions']}>
        {canMove && (
          <button type="button" disabled={isMoving} onClick={onMove}>
            {texts.move}
            <Unseen>{name}</Unseen>
          </button>
        )}
        <Link to={routes.editor('services', service.id)}>
          {texts.open}
          <Unseen>{name}</Unseen>
        </Link>
      </div>
    </li>
  );
}
