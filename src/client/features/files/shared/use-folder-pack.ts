import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { sizePublicPack } from "#contract/calls/files/public-link.ts";
import { visitPackAddress } from "#contract/file-address.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { type Failure, useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { useOnlineSignal } from "#client/platform/online-signal.ts";
import { saveAddress } from "#client/platform/save-file.ts";
import type { Visit } from "./use-visit.ts";

interface FolderOfVisit {
  readonly ticket: string;
  readonly folderId: number;
  /** What lies right in it, as it was last looked at. */
  readonly items: readonly Visit["item"][];
  /** The link lets in no longer. */
  readonly onOver: () => void;
}

interface FolderPack {
  /** What is known of it; undefined until then. */
  readonly pack: ReplyOf<typeof sizePublicPack> | undefined;
  /** Why it cannot be downloaded now; "" = it can. */
  readonly problem: string;
  /** Whether there is something in it that could be downloaded at once. */
  readonly isOffered: boolean;
  readonly isOnline: boolean;
  download(): Promise<void>;
}

/** Whatever is tried, such a folder is no pack. */
const NEVER: ReadonlySet<string> = new Set(["file.packEmpty", "file.packMax"]);

/** A folder of a link as one file: how large it is, asked anew whenever it was looked into, and downloading it. */
export function useFolderPack({ ticket, folderId, items, onOver }: FolderOfVisit): FolderPack {
  const { i18n } = useTranslation("public-link");
  const { language } = i18n;
  const failureText = useFailureText();
  const isOnline = useOnlineSignal();
  const [pack, setPack] = useState<FolderPack["pack"]>();
  const [failed, setFailed] = useState<Failure>();
  const ask = async () => openCaller(language)(sizePublicPack, { ticket, id: folderId });
  const take = (result: Awaited<ReturnType<typeof ask>>) => {
    if (result.ok) setPack(result.value);
    else if (result.failure.reason === "publicLink.gone") onOver();
    setFailed(result.ok ? undefined : result.failure);
  };
  const lookAgain = useEffectEvent(ask);
  const takeNote = useEffectEvent(take);

  useEffect(() => {
    let left = false;
    if (!isOnline) return undefined;
    void lookAgain().then((result) => {
      if (!left) takeNote(result);
    });
    return () => {
      left = true;
    };
  }, [ticket, folderId, items, isOnline, language]);

  return {
    pack,
    problem: failed && failed.reason !== "file.packEmpty" ? failureText(failed) : "",
    isOffered: failed ? !NEVER.has(failed.reason) : pack !== undefined,
    isOnline,
    async download() {
      const result = await ask();
      take(result);
      if (result.ok) saveAddress(result.value.name, visitPackAddress(folderId, ticket));
    },
  };
}
