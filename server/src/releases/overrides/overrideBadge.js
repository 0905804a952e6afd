/**
 * Says in the badge when a developer's machine does not answer, or what it has does not fit this site's
 * shell. It is given as it is to browsers with an override, and to no other.
 */
(() => {
  /** Milliseconds that a machine may take, and between two looks at one that is silent. */
  const [patience, pause] = [5000, 2000];

  const wait = () => new Promise((resolve) => setTimeout(resolve, pause));

  /** The answer of the development server; null if another program answers, undefined if none does. */
  async function ask(address) {
    const signal = AbortSignal.timeout(patience);
    try {
      const answer = await fetch(address, { signal, credentials: 'omit' });
      return answer.ok ? await answer.json().catch(() => null) : null;
    } catch {
      // Whoever does not let this site read is there all the same.
      const isThere = fetch(address, { signal, mode: 'no-cors', credentials: 'omit' });
      return isThere.then(
        () => null,
        () => undefined,
      );
    }
  }

  async function watch(line) {
    const said = line.querySelector('[role="status"]');
    const { app, fit, silent, other, shown } = line.dataset;
    let wasSilent = false;
    for (;;) {
      const answer = await ask(fit);
      const isIts = answer?.app === app;
      // The page of this app is empty, so that nothing is lost by loading it anew.
      if (isIts && wasSilent && shown !== undefined) window.location.reload();
      const misfits = isIts ? answer.misfits : [];
      said.textContent = isIts
        ? misfits.join(' ')
        : answer === undefined
          ? silent
          : other.replace('{site}', location.origin);
      line.toggleAttribute('data-wrong', said.textContent !== '');
      if (isIts) return;
      wasSilent = true;
      await wait();
    }
  }

  for (const line of document.querySelectorAll('.override-badge [data-fit]')) void watch(line);
})();
