/** Validation weighs more than the form it checks: it comes when somebody begins to fill that in. */
export const loadRules = () => import(/* webpackChunkName: "rules" */ './quoteRules.ts');
