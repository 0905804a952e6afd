// Preloaded into a measured server. On a message from the parent process, replies with the CPU time
// used so far, in microseconds.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.channel?.unref();
