import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ApprovalSearch, readApprovalList } from "#client/data/queries/approval/approvals.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useForms } from "#client/live/forms/use-forms.ts";
import { useUsers } from "#client/live/use-users.ts";
import { saveSheet } from "#client/parts/sheet/save-sheet.ts";
import { sheetOfRequests } from "#domain/approval/sheet-of-requests.ts";

/** Requests that one workbook takes at most. */
const MOST = 10_000;

/** Writes the requests of a list, as it is narrowed down, into a workbook that the person keeps; without a network too. */
export function useExportList(search: Omit<ApprovalSearch, "userId" | "most">, name: string) {
  const { t } = useTranslation("approvals");
  const { database, userId } = useData();
  const { absolute } = useFormatTime();
  const users = useUsers();
  const forms = useForms();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const approvals = await readApprovalList(database, { ...search, userId, most: MOST });
    const known = new Map(
      forms.state === "ready" ? forms.value.map((form) => [form.id, form]) : [],
    );
    const plan = sheetOfRequests(approvals, {
      heading: (column) => t(`export.column.${column}`),
      nameOf: (id) => users.get(id)?.nickname ?? "",
      formOf: (id) => known.get(id)?.name ?? "",
      status: (status) => t([`status.${status}`, "status.unknown"]),
      time: absolute,
    });
    await saveSheet(name, plan);
    setBusy(false);
  };
  return { busy, save };
}
