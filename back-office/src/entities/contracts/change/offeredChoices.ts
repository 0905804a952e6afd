import {
  serviceGroups,
  type ChangedService,
  type ContractPreview,
  type ServiceChoice,
  type ServiceGroup,
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

/**
 * What becomes of each kind: what was chosen, or the usual, where a newer preview does not offer that any more.
 * @param chosen while an earlier preview was shown
 */
export function choicesFor(
  preview: ContractPreview,
  chosen: Readonly<Record<ServiceGroup, ServiceChoice>>,
  mayCancel: boolean,
): Record<ServiceGroup, ServiceChoice> {
  const choices = { ...chosen };
  for (const group of serviceGroups) {
    const offered = offeredChoices(group, preview[group], mayCancel);
    const [usual] = offered;
    if (usual && !offered.includes(choices[group])) choices[group] = usual;
  }
  return choices;
}
