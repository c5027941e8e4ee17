import process from "node:process";
import { graft } from "#tests/sim/plant/graft.ts";
import { tightLimits } from "#tests/sim/plant/tight-limits.ts";

/**
 * Loaded into the server's process before the server: pages and batches have seams that a small
 * company reaches, and whoever started the process may ask how long it has used the processor.
 */
graft(tightLimits);
process.on("message", (message) => {
  if (message !== "processor") return;
  const { user, system } = process.cpuUsage();
  // Whoever asked may be gone.
  process.send?.({ processor: user + system }, () => undefined);
});
