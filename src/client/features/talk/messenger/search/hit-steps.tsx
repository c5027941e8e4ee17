import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import classes from "./search-panel.module.css";

interface HitStepsProps {
  /** Of the hit that is shown in the chat, among all from the newest on; -1 = none is. */
  readonly place: number;
  readonly count: number;
  /** Whether there may be older ones. */
  readonly more: boolean;
  readonly onEarlier: () => void;
  readonly onLater: () => void;
}

/** From one hit to the next: up is further back in the chat. */
export function HitSteps({ place, count, more, onEarlier, onLater }: HitStepsProps) {
  const { t } = useTranslation("chat-search");
  return (
    <div className={classes.steps}>
      <output className={classes.place}>
        {place >= 0 && t(more ? "placeOfMore" : "place", { place: place + 1, count })}
      </output>
      <IconButton
        icon={IconChevronUp}
        label={t("earlier")}
        disabled={place + 1 >= count && !more}
        onClick={onEarlier}
      />
      <IconButton
        icon={IconChevronDown}
        label={t("later")}
        disabled={place <= 0}
        onClick={onLater}
      />
    </div>
  );
}
