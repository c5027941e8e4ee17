import { Button, SimpleGrid, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { BothVersions as Versions, Version } from "#client/data/outbox/both-versions.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import classes from "./outbox.module.css";

interface BothVersionsProps {
  readonly versions: Versions;
  readonly onTakeMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two people changed the same thing: both versions side by side, each with the way to keep it. */
export function BothVersions({ versions, onTakeMine, onTakeTheirs }: BothVersionsProps) {
  const { t } = useTranslation("outbox");
  const sides = [
    { label: t("mine"), version: versions.mine, take: t("takeMine"), onTake: onTakeMine },
    { label: t("theirs"), version: versions.theirs, take: t("takeTheirs"), onTake: onTakeTheirs },
  ];
  const wordsOf = useVersionWords();
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs">
      {sides.map(({ label, version, take, onTake }) => (
        <section key={label} className={classes.version} aria-label={label}>
          <Text size="xs" c="dimmed">
            {label}
          </Text>
          <Text size="sm" lineClamp={8} mb="xs">
            {wordsOf(version)}
          </Text>
          <Button variant="default" size="compact-sm" onClick={onTake}>
            {take}
          </Button>
        </section>
      ))}
    </SimpleGrid>
  );
}

function useVersionWords(): (version: Version) => string {
  const { t } = useTranslation("outbox");
  const { absolute } = useFormatTime();
  return ({ times, content, completeTime }) => {
    if (times) return times[1] > 0 ? times.map((time) => absolute(time)).join(" – ") : t("noTimes");
    if (completeTime !== undefined) {
      return completeTime > 0 ? t("completed", { time: absolute(completeTime) }) : t("open");
    }
    return (content ?? "").replaceAll(/<[^>]*>/g, " ").trim() || t("empty");
  };
}
