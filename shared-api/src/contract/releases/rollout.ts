/** What is compared between the visitors of a new release and the others. */
export const rolloutFigures = ['errors', 'calls', 'slow'] as const;

export type RolloutFigure = (typeof rolloutFigures)[number];

/** The usual steps of a rollout that goes on by itself, in percent of the visitors; the last is everybody. */
export const rolloutSteps: readonly number[] = [1, 10, 50, 100];
