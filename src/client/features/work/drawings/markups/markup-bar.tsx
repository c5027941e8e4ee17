import { IconTrash, IconTypography, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { useEscape } from "#client/ui/side-panel/use-escape.ts";
import type { Markup } from "#domain/sheet/markup/markup.ts";
import { MarkupLook } from "./markup-look.tsx";
import classes from "./look.module.css";
import type { useChosenMarkup } from "./use-chosen-markup.ts";

interface MarkupBarProps {
  readonly markup: Markup;
  readonly own: ReturnType<typeof useChosenMarkup>;
}

/** What can be done to the markup that is looked at; moved it is where it lies. */
export function MarkupBar({ markup, own }: MarkupBarProps) {
  const { t } = useTranslation("drawing");
  const { kind, color, width } = markup;
  const leave = () => own.choose(undefined);
  useEscape(leave);
  return (
    <div className={classes.bar} role="toolbar" aria-label={t("ownMarkup")}>
      <span className={classes.kind}>{t(`markupKinds.${kind}`)}</span>
      <MarkupLook
        color={color}
        width={kind === "text" ? undefined : width}
        onColor={(to) => own.recolour(markup, to)}
        onWidth={(to) => own.widen(markup, to)}
      />
      {kind !== "measure" && (
        <IconButton
          icon={IconTypography}
          label={t("changeWords")}
          onClick={() => void own.reword(markup)}
        />
      )}
      <IconButton icon={IconTrash} label={t("remove")} onClick={() => own.remove(markup.id)} />
      <IconButton icon={IconX} label={t("close")} onClick={leave} />
    </div>
  );
}
