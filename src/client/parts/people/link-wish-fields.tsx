import { Group, NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { fieldOfDay } from "../plan/template/day-field.ts";
import { type LinkWish, WISHED_DAYS, worksUntil } from "./link-wish.ts";

interface LinkWishFieldsProps {
  readonly wish: LinkWish;
  /** Epoch ms. */
  readonly now: number;
  readonly onChange: (wish: LinkWish) => void;
}

/** How long a new link for colleagues works, and what they become by it. */
export function LinkWishFields({ wish, now, onChange }: LinkWishFieldsProps) {
  const { t } = useTranslation(["people", "board"]);
  const chooseWorks = (chosen: string) => {
    const days = WISHED_DAYS.find((count) => String(count) === chosen);
    onChange({ ...wish, works: days ?? (chosen === "day" ? "day" : "ever") });
  };
  return (
    <Group grow align="flex-start">
      <NativeSelect
        label={t("colleagueLink.worksFor")}
        value={String(wish.works)}
        onChange={(event) => chooseWorks(event.currentTarget.value)}
        data={[
          ...WISHED_DAYS.map((count) => ({
            value: String(count),
            label: t("colleagueLink.days", { count }),
          })),
          { value: "ever", label: t("colleagueLink.ever") },
          { value: "day", label: t("colleagueLink.untilDay") },
        ]}
      />
      {wish.works === "day" && (
        <TextInput
          type="date"
          label={t("colleagueLink.lastDay")}
          value={wish.lastDay}
          min={fieldOfDay(now)}
          error={
            wish.lastDay !== "" && worksUntil(wish, now) === undefined && t("colleagueLink.dayOver")
          }
          onChange={(event) => onChange({ ...wish, lastDay: event.currentTarget.value })}
        />
      )}
      <NativeSelect
        label={t("colleagueLink.joinsAs")}
        value={wish.role}
        onChange={(event) =>
          onChange({
            ...wish,
            role: event.currentTarget.value === "observer" ? "observer" : "member",
          })
        }
        data={[
          { value: "member", label: t("board:roles.member") },
          { value: "observer", label: t("board:roles.observer") },
        ]}
      />
    </Group>
  );
}
