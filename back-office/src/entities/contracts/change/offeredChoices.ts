import type {
  ChangedService,
  ServiceChoice,
  ServiceGroup,
} from 'shared-api/contract/entities/contractChange';

/** Each kind's choices, the usual one first. */
const inOrder: Readonly<Record<ServiceGroup, readonly ServiceChoice[]>> = {
  fitting: ['change', 'keep', 'cancel'],
  dropped: ['cancel', 'keep', 'change'],
  apart: ['keep', 'change', 'cancel'],
};

/**
 * What may be chosen for services of a kind. A contract that only ends has nothing for them to take over;
 * those on the days that stay are there because they change.
 * @param mayCancel whether the role may cancel services
 */
export function offeredChoices(
  group: ServiceGroup,
  services: readonly ChangedService[],
  mayCancel: boolean,
): readonly ServiceChoice[] {
  const isChangeable =
    group === 'fitting' ||
    services.some(
      ({ at, employeeName, price, next }) =>
        at !== next.at || employeeName !== next.employeeName || price !== next.price,
    );
  return inOrder[group].filter(
    (choice) => (choice !== 'change' || isChangeable) && (choice !== 'cancel' || mayCancel),
  );
}
