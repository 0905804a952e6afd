/**
 * Why a form that was sent before with other values is refused. The answer of the first try may have been lost on its
 * way, so this is where a person learns that it was done. The form has a new key by then: sent again, it is another one.
 * @param done what the first try came to, as a sentence
 * @param amount with which it was sent, where that sentence has none
 */
export const doneBefore = (done: string, amount?: string): string =>
  `This form was sent before${amount === undefined ? '' : ` with ${amount}`}, and that is done: ${done} What you have changed since is not done. Send it again only if you want this as well.`;
