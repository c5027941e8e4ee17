import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import { SignatureImage } from "#client/parts/signature/signature-image.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import { type DecisionLine, decisionRecord } from "#domain/approval/state/decision-record.ts";
import classes from "./paper.module.css";

const COLUMNS = ["step", "who", "time", "status", "opinion"] as const;

/** The record of decisions on a paper: who decided what of a request, and when. */
export function DecisionTable({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation("print");
  const users = useUsers();
  const nameOf = (id: number) => users.get(id)?.nickname ?? "";
  return (
    <>
      <h2 className={classes.heading}>{t("record")}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
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
    </>
  );
}

interface DecisionRowProps {
  readonly line: DecisionLine;
  readonly nameOf: (userId: number) => string;
}

function DecisionRow({ line, nameOf }: DecisionRowProps) {
  const { t } = useTranslation("print");
  const { absolute } = useFormatTime();
  const { nodeName, userId, forId, userIds, time, handleStatus, opinion, signature } = line;
  const name = userId === 0 ? t("clock") : nameOf(userId);
  const who = forId === undefined ? name : t("for", { name, of: nameOf(forId) });
  const to = userIds.length > 0 ? `→ ${userIds.map(nameOf).join(", ")}` : "";
  return (
    <tr>
      <td>{nodeName}</td>
      <td>{who}</td>
      <td>{absolute(time)}</td>
      <td>{[t(`handle.${handleStatus}`), to].filter(Boolean).join(" ")}</td>
      <td>
        {opinion}
        <SignatureImage signature={signature} name={name} />
      </td>
    </tr>
  );
}
