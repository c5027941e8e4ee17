import { useCallback, useEffect, useMemo, useState } from "react";
import type { CallFailure } from "#client/data/calls/failure.ts";
import type { RecordsAsked } from "#client/data/calls/ask-records.ts";
import { keepSeenPage, seenKey } from "#client/data/database/seen-page.ts";
import type { SeenPageRow } from "#client/data/database/seen-page-row.ts";
import { readSeenPage } from "#client/data/queries/records.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { useData } from "../data-context.ts";
import { useLive } from "../use-live.ts";
import { useLine } from "../sync/use-line.ts";

/** A page of records as the server has it, or had it when it was seen last. */
export interface RecordPage {
  /** undefined: it was never seen here; "loading": that is not known yet. */
  readonly page: SeenPageRow | "loading" | undefined;
  /** asking: the server's word is on its way; offline: it cannot be had; else why it was not given. */
  readonly state: "asking" | "fresh" | "offline" | CallFailure;
  readonly refresh: () => void;
}

/** What of a form narrows its list; a version may narrow it otherwise than the one before. */
interface Narrowed extends Pick<CompanyForm, "readers"> {
  readonly versionId: number;
  readonly isNarrowed: boolean;
}

/** What came of a question. */
interface Heard {
  readonly key: string;
  readonly page?: SeenPageRow;
  readonly failure?: CallFailure;
}

/** Asks for a page, of a list that its form may narrow by itself; and again when there is a line, when the person comes back to it, and when `changed` says that something else is there. */
export function useRecordPage(
  asked: RecordsAsked,
  { readers, versionId, isNarrowed }: Narrowed,
  changed: string,
): RecordPage {
  const { database, quietCall, now, isAdmin, userId } = useData();
  const isOnline = useLine() === "up";
  const question = JSON.stringify(asked);
  const key = seenKey([question, readers, versionId, isAdmin]);
  const seen = useLive(readSeenPage, key, userId);
  const [rounds, setRounds] = useState(0);
  const [heard, setHeard] = useState<Heard>();
  const refresh = useCallback(() => setRounds((count) => count + 1), []);

  useEffect(() => {
    if (!isOnline) return undefined;
    let left = false;
    const ask = async () => {
      const { askRecords } = await import("#client/data/calls/ask-records.ts");
      const wanted = JSON.parse(question) as RecordsAsked;
      const result = await askRecords(quietCall, wanted);
      if (left) return;
      if (!result.ok) {
        setHeard({ key, failure: result.failure });
        return;
      }
      const isAll = wanted.words === "" && wanted.query === "" && wanted.find === undefined;
      const isUnfiltered = isAll && !isNarrowed;
      const page = { key, formId: wanted.formId, seenAt: now(), isUnfiltered, ...result.value };
      // Where there is no room for it, it is shown for as long as it is looked at.
      await keepSeenPage(database, page).catch(() => undefined);
      if (!left) setHeard({ key, page });
    };
    void ask();
    return () => {
      left = true;
    };
  }, [database, quietCall, now, isOnline, isNarrowed, question, key, changed, rounds]);

  useEffect(() => {
    const look = () => document.visibilityState === "visible" && refresh();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [refresh]);

  return useMemo(() => {
    const isHeard = heard?.key === key;
    const page = seen.state === "loading" ? "loading" : (seen.value ?? (isHeard && heard.page));
    const failed = isHeard ? heard.failure : undefined;
    const isCut = !isOnline || failed?.kind === "network";
    const told = failed ?? (isHeard ? "fresh" : "asking");
    return { page: page || undefined, state: isCut ? "offline" : told, refresh };
  }, [seen, heard, key, isOnline, refresh]);
}
