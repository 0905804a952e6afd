/** Told of a step through the tab's history before the router is; `stopImmediatePropagation` keeps it
 * from the router. */
type Gate = (event: PopStateEvent) => void;

const gates: Gate[] = [];

// Listeners of a window are called in the order in which they came, so that this one has to be there
// before the router's: where the router is loaded, not where a screen wants to ask.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => gates.at(-1)?.(event));
}

/**
 * Lets a screen hold up the browser's back and forward buttons.
 * @returns ends it
 */
export function gateHistory(gate: Gate): () => void {
  gates.push(gate);
  return () => void gates.splice(gates.indexOf(gate), 1);
}
