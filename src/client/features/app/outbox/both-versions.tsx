import { Button, Skeleton, Text } from "@mantine/core";
import { Columns } from "#client/ui/columns/columns.tsx";
import { useTranslation } from "react-i18next";
import {
  type BothVersions as Versions,
  partsOf,
  type Version,
} from "#client/data/outbox/both-versions.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useFlowNames } from "#client/live/use-flow.ts";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import type { Json } from "#domain/form/json/json.ts";
import classes from "./outbox.module.css";

const WordDifference = late(
  async () => (await import("#client/parts/text/word-difference.tsx")).WordDifference,
);

interface BothVersionsProps {
  /** The command of which the versions are. */
  readonly command: string;
  readonly versions: Versions;
  readonly onTakeMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two people changed the same thing: both versions side by side, each with the way to keep it. */
export function BothVersions({ command, versions, onTakeMine, onTakeTheirs }: BothVersionsProps) {
  const { t } = useTranslation("outbox");
  const sides = [
    { label: t("mine"), version: versions.mine, take: t("takeMine"), onTake: onTakeMine },
    { label: t("theirs"), version: versions.theirs, take: t("takeTheirs"), onTake: onTakeTheirs },
  ];
  const wordsOf = useVersionWords();
  const texts = textsOf(command, versions);
  return (
    <>
      {texts && (
        <section className={classes.version} aria-label={t("difference")}>
          <Text size="xs" c="dimmed">
            {t("difference")}
          </Text>
          <Meanwhile instead={<Skeleton height="2rem" />}>
            <WordDifference before={texts.theirs} after={texts.mine} />
          </Meanwhile>
        </section>
      )}
      <Columns narrowest="14rem">
        {sides.map(({ label, version, take, onTake }) => (
          <section key={label} className={classes.version} aria-label={label}>
            <Text size="xs" c="dimmed">
              {label}
            </Text>
            <Text size="sm" lineClamp={8} mb="xs">
              {wordsOf(command, version)}
            </Text>
            <Button variant="default" size="compact-sm" onClick={onTake}>
              {take}
            </Button>
          </section>
        ))}
      </Columns>
    </>
  );
}

/** The texts of both versions, where what clashes is one. */
function textsOf(command: string, { mine, theirs }: Versions) {
  const textOf = (version: Version) =>
    partsOf(command, version).find(({ kind }) => kind === "html")?.value;
  const [own, other] = [textOf(mine), textOf(theirs)];
  return typeof own === "string" && typeof other === "string"
    ? { mine: own, theirs: other }
    : undefined;
}

function useVersionWords(): (command: string, version: Version) => string {
  const { t } = useTranslation("outbox");
  const { absolute } = useFormatTime();
  const names = useFlowNames();
  const words = {
    period(value: unknown) {
      const times = value as readonly [number, number];
      return times[1] > 0 ? times.map((time) => absolute(time)).join(" – ") : t("noTimes");
    },
    completion(value: unknown) {
      const time = Number(value);
      return time > 0 ? t("completed", { time: absolute(time) }) : t("open");
    },
    state: (value: unknown) =>
      (names.state === "ready" ? names.value.get(Number(value)) : undefined) ?? t("noState"),
    html: (value: unknown) =>
      String(value)
        .replaceAll(/<[^>]*>/g, " ")
        .trim() || t("empty"),
    record: (value: unknown) => wordsIn(JSON.parse(String(value)) as Json).join(", ") || t("empty"),
  };
  return (command, version) =>
    partsOf(command, version)
      .map(({ kind, value }) => words[kind](value))
      .join(" · ");
}

/** All that stands in the values of a record, in their order. */
function wordsIn(value: Json): string[] {
  if (value === null || value === "") return [];
  return typeof value === "object" ? Object.values(value).flatMap(wordsIn) : [String(value)];
}
