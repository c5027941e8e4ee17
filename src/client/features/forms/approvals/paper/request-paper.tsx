import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useAccount } from "#client/live/session/use-account.ts";
import { useUsers } from "#client/live/use-users.ts";
import { RecordSheet } from "#client/parts/record/record-sheet.tsx";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import { type DecisionLine, decisionRecord } from "#domain/approval/state/decision-record.ts";
import classes from "./paper.module.css";

interface RequestPaperProps {
  readonly approval: Approval;
  readonly open: OpenRecord;
  readonly ref: Ref<HTMLElement>;
}

/** A request on a sheet of paper: what is asked for, and the record of decisions. */
export function RequestPaper({ approval, open, ref }: RequestPaperProps) {
  const { t } = useTranslation("approvals");
  const { absolute } = useFormatTime();
  const { userId, now } = useData();
  const users = useUsers();
  const account = useAccount(userId);
  const { title, createUserId, createTime, status } = approval;
  const nameOf = (id: number) => users.get(id)?.nickname ?? "";
  const email = account.state === "ready" ? account.value.email : "";
  return (
    <article ref={ref} lang={document.documentElement.lang}>
      <h1 className={classes.title}>{title || t("untitled")}</h1>
      <p className={classes.about}>
        {[open.form.name, nameOf(createUserId), absolute(createTime), t(`status.${status}`)].join(
          " · ",
        )}
      </p>
      <RecordSheet open={open} />
      <h2 className={classes.heading}>{t("print.record")}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            {(["step", "who", "time", "status", "opinion"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`print.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Each
            rows={decisionRecord(approval).map((line, at) => ({ line, at }))}
            keyOf={({ at }) => at}
          >
            {({ line }) => <DecisionRow line={line} nameOf={nameOf} />}
          </Each>
        </tbody>
      </table>
      <footer className={classes.foot}>
        {t("print.by", { name: nameOf(userId), account: email, time: absolute(now()) })}
      </footer>
    </article>
  );
}

interface DecisionRowProps {
  readonly line: DecisionLine;
  readonly nameOf: (userId: number) => string;
}

function DecisionRow({ line, nameOf }: DecisionRowProps) {
  const { t } = useTranslation("approvals");
  const { absolute } = useFormatTime();
  const { nodeName, userId, forId, userIds, time, handleStatus, opinion } = line;
  const name = userId === 0 ? t("print.clock") : nameOf(userId);
  const who = forId === undefined ? name : t("print.for", { name, of: nameOf(forId) });
  const to = userIds.length > 0 ? `→ ${userIds.map(nameOf).join(", ")}` : "";
  return (
    <tr>
      <td>{nodeName}</td>
      <td>{who}</td>
      <td>{absolute(time)}</td>
      <td>{[t(`print.handle.${handleStatus}`), to].filter(Boolean).join(" ")}</td>
      <td>{opinion}</td>
    </tr>
  );
}
