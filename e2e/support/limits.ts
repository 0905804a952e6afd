/**
 * Milliseconds for a test that makes releases, each of which starts a product and a browser of its own. Like every limit here it
 * ends a test that hangs. Four minutes, five times what such a test takes on a fast machine, were too few on a slow one.
 */
export const releaseLimit = 600_000;
