import { useCallback, useEffect, useState } from "react";
import type { BodyOf, ReplyOf } from "#contract/call.ts";
import { exportAudit, listAudit } from "#contract/calls/administration.ts";
import { useData } from "#client/live/data-context.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { saveTextFile } from "#client/platform/save-text-file.ts";

export type AuditFilter = BodyOf<typeof exportAudit>;
export type AuditLine = ReplyOf<typeof listAudit>["records"][number];

interface Pages {
  readonly lines: readonly AuditLine[];
  readonly more: boolean;
  readonly isLoading: boolean;
  readonly problem: string;
}

const nothing: Pages = { lines: [], more: false, isLoading: true, problem: "" };

/** Byte order mark: by it spreadsheets see that the file is UTF-8. */
const MARK = "\uFEFF";

/** The audit log page after page. It is not kept in the browser, so it needs the network. */
export function useAudit(filter: AuditFilter) {
  const { call, quietCall } = useData();
  const failureText = useFailureText();
  const [pages, setPages] = useState(nothing);
  const [before, setBefore] = useState<{ filter: AuditFilter; id: number }>();
  const from = before?.filter === filter ? before.id : 0;

  useEffect(() => {
    let left = false;
    void quietCall(listAudit, { ...filter, ...(from > 0 && { before: from }) }).then((result) => {
      if (left) return;
      setPages((known) => {
        const above = from > 0 ? known.lines : [];
        if (!result.ok) {
          const problem = failureText(result.failure);
          return { lines: above, more: false, isLoading: false, problem };
        }
        const { records, more } = result.value;
        return { lines: [...above, ...records], more, isLoading: false, problem: "" };
      });
    });
    return () => {
      left = true;
    };
  }, [quietCall, failureText, filter, from]);

  const lastId = pages.lines.at(-1)?.id;
  const showMore = useCallback(
    () => lastId !== undefined && setBefore({ filter, id: lastId }),
    [filter, lastId],
  );
  const save = async () => {
    const result = await call(exportAudit, filter);
    if (result.ok) saveTextFile("plumbline-audit.csv", `${MARK}${result.value.csv}`, "text/csv");
    else setPages((known) => ({ ...known, problem: failureText(result.failure) }));
  };
  return { ...pages, showMore, save: () => void save() };
}
