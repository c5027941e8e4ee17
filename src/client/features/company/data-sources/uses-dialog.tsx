import { Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useVersionsInUse } from "#client/live/forms/use-form-versions.ts";
import { useForms } from "#client/live/forms/use-forms.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import classes from "#client/parts/settings/lines.module.css";
import { asks } from "#domain/data-interface/interface-uses.ts";
import type { DataInterface } from "#domain/data-interface/data-interface.ts";

interface UsesDialogProps {
  readonly source: DataInterface;
  readonly onClose: () => void;
}

/** The forms that ask a data source as they are filled in now. */
export function UsesDialog({ source, onClose }: UsesDialogProps) {
  const { t } = useTranslation("data-sources");
  const forms = useForms();
  const all = useMemo(() => (forms.state === "ready" ? forms.value : []), [forms]);
  const versions = useVersionsInUse(useMemo(() => all.map(({ id }) => id), [all]));
  const asking = useMemo(() => {
    const using = versions.state === "ready" ? versions.value : [];
    const ids = new Set(using.filter((each) => asks(each, source)).map(({ formId }) => formId));
    return all.filter(({ id }) => ids.has(id));
  }, [all, versions, source]);
  return (
    <Dialog onClose={onClose} title={t("usesTitle", { name: source.name })}>
      {versions.state === "ready" && asking.length === 0 && (
        <Text c="dimmed" size="sm">
          {t("noUses")}
        </Text>
      )}
      {asking.length > 0 && (
        <ul className={classes.lines}>
          <Each rows={asking} keyOf={({ id }) => id} as="li">
            {({ name, state }) => (
              <li className={classes.line}>
                <span className={classes.name}>{name}</span>
                {state === "off" && (
                  <Text size="sm" c="dimmed">
                    {t("off")}
                  </Text>
                )}
              </li>
            )}
          </Each>
        </ul>
      )}
    </Dialog>
  );
}
