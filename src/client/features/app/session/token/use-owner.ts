import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { getUserInfo } from "#contract/calls/user.ts";
import { openCaller } from "#client/live/session/open-caller.ts";

/** For whom a token speaks; unusable = for nobody. */
export type Owner = ReplyOf<typeof getUserInfo> | "asking" | "unreachable" | "unusable";

/** Asks the server whose token it is; once more with each attempt. */
export function useOwner(token: string | undefined, attempt: number): Owner {
  const { i18n } = useTranslation("token");
  const [owner, setOwner] = useState<Owner>("asking");
  useEffect(() => {
    if (!token) return;
    let left = false;
    void openCaller(i18n.language, token)(getUserInfo, {}).then((result) => {
      if (left) return;
      if (result.ok) setOwner(result.value);
      else setOwner(isPassing(result.failure.kind) ? "unreachable" : "unusable");
    });
    return () => {
      left = true;
    };
  }, [token, attempt, i18n.language]);
  return token ? owner : "unusable";
}

/** Whether the same may succeed later. */
function isPassing(kind: string): boolean {
  return kind === "network" || kind === "later";
}
