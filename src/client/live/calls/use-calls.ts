import { useMemo } from "react";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { readCompany } from "#client/data/queries/company.ts";
import type { Caller } from "#client/data/calls/http.ts";
import { resetArchiveView } from "./archive-view.ts";
import { createReach, type Reach } from "./reach.ts";
import type { Reactions } from "./screen-caller.ts";
import { askForWantedField } from "./user-field.ts";

/** Calls that are not commands, for screens. */
export interface Calls {
  /** What a person asked for; where no server is reached, they are told. */
  readonly call: Caller;
  /** What a screen asks for by itself; nobody is told that there is no network. */
  readonly quietCall: Caller;
  readonly reach: Reach;
}

export interface CallsSettings {
  readonly database: LocalDatabase;
  /** Brings the news at once. */
  readonly syncNow: () => void;
  readonly onSignedOut: () => void;
  readonly onWrongAddress: () => void;
}

/** The screens' calls over a plain caller; their code comes with the first call. */
export function useCalls(
  plain: Caller,
  { database, syncNow, onSignedOut, onWrongAddress }: CallsSettings,
): Calls {
  return useMemo(() => {
    const reach = createReach(async () => {
      const { canReachServer } = await import("#client/data/calls/probe.ts");
      const reached = await canReachServer(plain);
      if (reached) syncNow();
      return reached;
    });
    const quiet: Reactions = {
      onSignedOut,
      onWrongAddress,
      onUnreachable: () => undefined,
      onReached: () => reach.reached(),
      askFor: askForWantedField,
      onArchiveViewEnd: resetArchiveView,
      isDebugging: async () =>
        readCompany(database).then(
          ({ setting }) => setting.debug,
          () => false,
        ),
      async prepareToForget() {
        const { forgetGone, headNow } = await import("#client/data/fold/forget-gone.ts");
        // A database that is closed or broken has nothing to forget either; the call is made all the same.
        const before = await headNow(database).catch(() => -1);
        return async (failure) => {
          await forgetGone(database, failure, before);
          syncNow();
        };
      },
    };
    const loud: Reactions = { ...quiet, onUnreachable: () => reach.failed() };
    return { call: callWith(plain, loud), quietCall: callWith(plain, quiet), reach };
  }, [plain, database, syncNow, onSignedOut, onWrongAddress]);
}

function callWith(plain: Caller, reactions: Reactions): Caller {
  return async (call, body) => {
    const { createScreenCaller } = await import("./screen-caller.ts");
    return createScreenCaller(plain, reactions)(call, body);
  };
}
