import {
  IconArrowBackUp,
  IconArrowUpRight,
  IconCloud,
  IconEraser,
  IconLine,
  IconMapPinPlus,
  IconPencil,
  IconPointer,
  IconRuler2,
  IconTypography,
  IconX,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import type { MarkupColor, MarkupWidth } from "#domain/sheet/markup/markup.ts";
import { MarkupLook } from "../markups/markup-look.tsx";
import { drawnBy, type Tool, TOOLS } from "./tools.ts";
import classes from "./viewer.module.css";

const icons = {
  select: IconPointer,
  pin: IconMapPinPlus,
  free: IconPencil,
  line: IconLine,
  arrow: IconArrowUpRight,
  cloud: IconCloud,
  text: IconTypography,
  measure: IconRuler2,
  erase: IconEraser,
} as const;
const keys = {
  select: "V",
  pin: "P",
  free: "D",
  line: "L",
  arrow: "A",
  cloud: "C",
  text: "T",
  measure: "M",
  erase: "E",
} as const;

interface ToolBarProps {
  readonly tool: Tool;
  readonly color: MarkupColor;
  readonly width: MarkupWidth;
  readonly onTool: (tool: Tool) => void;
  readonly onColor: (color: MarkupColor) => void;
  readonly onWidth: (width: MarkupWidth) => void;
  /** Left out where there is nothing to take back. */
  readonly onUndo: (() => void) | undefined;
}

/** What is in hand. On a phone what draws is there once it is asked for. */
export function ToolBar(props: ToolBarProps) {
  const { tool, color, width, onTool, onColor, onWidth, onUndo } = props;
  const { t } = useTranslation("drawing");
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const offered = isPhone && !isOpen ? TOOLS.filter((each) => !drawnBy(each)) : TOOLS;
  return (
    <div
      className={classes.tools}
      role="toolbar"
      aria-label={t("tools")}
      data-wide={(isPhone && isOpen) || undefined}
    >
      {offered.map((each) => (
        <IconButton
          key={each}
          icon={icons[each]}
          label={t(`tool.${each}`)}
          shortcut={keys[each]}
          pressed={each === tool}
          onClick={() => onTool(each)}
        />
      ))}
      {isPhone && (
        <IconButton
          icon={isOpen ? IconX : IconPencil}
          label={t("draw")}
          pressed={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            if (isOpen) onTool("select");
          }}
        />
      )}
      {drawnBy(tool) && tool !== "erase" && (
        <MarkupLook
          color={color}
          width={tool === "text" ? undefined : width}
          onColor={onColor}
          onWidth={onWidth}
        />
      )}
      {onUndo && drawnBy(tool) && (
        <IconButton icon={IconArrowBackUp} label={t("undo")} onClick={onUndo} />
      )}
    </div>
  );
}
