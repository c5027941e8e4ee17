import { VisuallyHidden } from "@mantine/core";
import { IconFlag } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { Format } from "#domain/form/list/list-formats.ts";
import classes from "./formats.module.css";

/** Says beside what stands out that it does, in a word or by a sign: a colour alone is not seen by everybody. */
export function FormatMark({ format: { tint, mark } }: { readonly format: Format }) {
  const { t } = useTranslation("records");
  return (
    <span className={classes.mark} data-tint={tint}>
      {mark !== "" && <Tag tint={tint}>{mark}</Tag>}
      {mark === "" && (
        <>
          <IconFlag size="0.875rem" aria-hidden />
          <VisuallyHidden>{t(`tint.${tint}`)}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
