import { Button, SimpleGrid, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import classes from "./outbox.module.css";

interface BothVersionsProps {
  /** {mine, theirs} of a conflict. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly args: unknown;
  readonly onTakeMine: (args: unknown) => void;
}

/** Two people changed the same thing: both versions side by side. */
export function BothVersions({ data, args, onTakeMine }: BothVersionsProps) {
  const { t } = useTranslation("outbox");
  const { absolute } = useFormatTime();
  const mine = data?.["mine"] as Version | undefined;
  const theirs = data?.["theirs"] as Version | undefined;
  if (!mine || !theirs) return null;
  const words = (version: Version) =>
    version.times
      ? version.times.map((time) => (time > 0 ? absolute(time) : "–")).join(" – ")
      : (version.content ?? "").replaceAll(/<[^>]*>/g, " ").trim();
  const handleTakeMine = () => {
    // Based on what stands now, it clashes with nothing.
    const based = { ...(args as object), timesWere: theirs.times, contentVersion: theirs.version };
    onTakeMine(JSON.parse(JSON.stringify(based)));
  };
  return (
    <SimpleGrid cols={2} mt="xs">
      {[
        { label: t("mine"), version: mine },
        { label: t("theirs"), version: theirs },
      ].map(({ label, version }) => (
        <div key={label} className={classes.version}>
          <Text size="xs" c="dimmed">
            {label}
          </Text>
          <Text size="sm">{words(version)}</Text>
        </div>
      ))}
      <Button variant="default" size="compact-sm" onClick={handleTakeMine}>
        {t("takeMine")}
      </Button>
    </SimpleGrid>
  );
}

interface Version {
  readonly times?: readonly [number, number];
  readonly content?: string;
  readonly version?: number;
}
