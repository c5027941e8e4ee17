import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";

interface FormFromFile {
  readonly name: string;
  readonly definition: string;
}

/** Makes a form of a file; before it is made, it is told what of it will never run. */
export function useAddFromFile(
  add: (form: FormFromFile) => Promise<void>,
): (file: File) => Promise<void> {
  const { t } = useTranslation("forms");
  const { onRefused } = useData();
  return async (file) => {
    const { readFormFile } = await import("./read-form-file.ts");
    const read = readFormFile(await file.text());
    if (!read.ok) {
      onRefused(read.error);
      return;
    }
    const { definition, unused } = read.value;
    const name = read.value.name || file.name.replace(/\.json$/i, "");
    const isWanted =
      unused === 0 ||
      (await confirm({
        title: t("unusedTitle"),
        message: t("unusedMessage", { count: unused }),
        confirmLabel: t("addAnyway"),
      }));
    if (isWanted) await add({ name, definition });
  };
}
