// Preloaded into a server under measurement: answers, over the channel to its parent, how many
// microseconds of processor time it has used.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.channel?.unref();
