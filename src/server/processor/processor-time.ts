import process from "node:process";

/**
 * Milliseconds for which this thread has had a processor. The time of day would charge people for what a busy machine
 * does beside the server.
 */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
