import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import type { ShownRows } from "./interface-rows.tsx";

/** Why there is nothing to choose from, or of when it is. */
export function RowsProblem({
  shown: { missing, state, seenAt },
}: {
  readonly shown: Pick<ShownRows, "missing" | "state" | "seenAt">;
}) {
  const { t } = useTranslation("form-fill");
  const failureText = useFailureText();
  const { absolute } = useFormatTime();
  if (missing !== undefined)
    return (
      <Text size="xs" c="dimmed" component="output" display="block">
        {t("fillFirst", { name: missing })}
      </Text>
    );
  if (typeof state === "object")
    return (
      <Text size="xs" c="red" role="alert">
        {failureText(state)}
      </Text>
    );
  if (state !== "offline") return null;
  return (
    <Text size="xs" c="dimmed" component="output" display="block">
      {seenAt ? t("rowsSeen", { time: absolute(seenAt) }) : t("rowsNeverSeen")}
    </Text>
  );
}
