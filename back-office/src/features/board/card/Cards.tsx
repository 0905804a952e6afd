import type { CSSProperties } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import type { Place } from '../model/slots.ts';
import { ServiceCard } from './ServiceCard.tsx';

/** What cards are drawn with, wherever they stand. */
export interface CardContext {
  clashes: ReadonlyMap<number, readonly BoardService[]>;
  moving: ReadonlyMap<number, Place>;
  /** The service of these that is being moved. */
  liftedId: number | undefined;
  isHeld: boolean;
}

interface CardsProps extends CardContext {
  services: readonly BoardService[];
  className: string | undefined;
  /** Whether a card has room for when it begins only. */
  isTight?: boolean;
  /** Where each stands, if they are not one below the other. */
  styleOf?: (service: BoardService) => CSSProperties | undefined;
}

/** A list of cards. */
export const Cards = ({
  services,
  className,
  isTight = false,
  styleOf,
  clashes,
  moving,
  liftedId,
  isHeld,
}: CardsProps) => (
  <ul className={className}>
    {services.map((service) => (
      <ServiceCard
        key={service.id}
        service={service}
        clashes={clashes.get(service.id)}
        isMoving={moving.has(service.id)}
        lift={liftedId !== service.id ? 'none' : isHeld ? 'held' : 'lifted'}
        isTight={isTight}
        style={styleOf?.(service)}
      />
    ))}
  </ul>
);
