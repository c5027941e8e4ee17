import { sealsInUse } from "../../tables/own/second-factor.ts";
import type { Server } from "../../server.ts";

/** Says at the start that the authenticator apps of some people cannot be checked here. */
export async function warnOfForeignSeals({
  database,
  sealer,
  log,
}: Pick<Server, "database" | "sealer" | "log">): Promise<void> {
  const foreign = (await sealsInUse(database)).filter((seal) => seal !== sealer.keyName);
  if (foreign.length === 0) return;
  log.warn(
    "Secrets of authenticator apps were sealed with another key: give all servers of this database " +
      "the same SECRET_KEY. Until then the people concerned need recovery codes or passkeys.",
  );
}
