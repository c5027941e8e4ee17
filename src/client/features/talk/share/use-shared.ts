import { useCallback, useEffect, useState } from "react";
import type { SharedContent } from "#base/shared-content.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import { dropShared, latestShared, readShared } from "#client/platform/shared/shared-content.ts";

/** What was handed over: not known yet, nothing (used up, or never there), or the content. */
export type Shared = "reading" | "nothing" | (SharedContent & { readonly id: string });

/** Words of the person's own are kept at once: the page may go with the next keystroke. */
const keptName = (id: string) => `share.${id}`;

async function find(wanted: string | undefined): Promise<Shared> {
  const id = wanted ?? (await latestShared());
  const content = id && (await readShared(id));
  if (!id || !content) return "nothing";
  return { ...content, text: readKept(keptName(id)) || content.text, id };
}

/** What another app has handed over, with what the person makes of it; that stays until it is used. */
export function useShared(id: string | undefined) {
  const [shared, setShared] = useState<Shared>("reading");
  useEffect(() => {
    let left = false;
    void find(id)
      .catch(() => "nothing" as const)
      .then((found) => {
        if (!left) setShared(found);
      });
    return () => {
      left = true;
    };
  }, [id]);

  const setText = useCallback(
    (text: string) => {
      if (typeof shared === "string") return;
      setShared({ ...shared, text });
      writeKept(keptName(shared.id), text);
    },
    [shared],
  );

  /** It has found its place, or is not wanted. */
  const drop = useCallback(async () => {
    if (typeof shared === "string") return;
    writeKept(keptName(shared.id), "");
    await dropShared(shared.id);
  }, [shared]);

  return { shared, setText, drop };
}
