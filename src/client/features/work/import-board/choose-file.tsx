import { Alert, Button, FileButton, Group, Text } from "@mantine/core";
import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./import.module.css";

interface ChooseFileProps {
  /** Why the last file could not be read, empty = there was none. */
  readonly problem: string;
  readonly onFile: (file: File) => void;
  readonly onLeave: () => void;
}

/** Where the file comes from: chosen, or dropped here. */
export function ChooseFile({ problem, onFile, onLeave }: ChooseFileProps) {
  const { t } = useTranslation("import");
  const [over, setOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <>
      <Text c="dimmed">{t("hint")}</Text>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <div
        className={classes.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <Text c="dimmed">{t("drop")}</Text>
        <Group>
          <FileButton
            accept="application/json,.json,.csv"
            inputProps={{ "aria-label": t("choose") }}
            onChange={(file) => file && onFile(file)}
          >
            {(props) => <Button {...props}>{t("choose")}</Button>}
          </FileButton>
          <Button variant="default" onClick={onLeave}>
            {t("cancel")}
          </Button>
        </Group>
      </div>
      <Text c="dimmed" size="sm">
        {t("where")}
      </Text>
      <Text c="dimmed" size="sm">
        {t("whereJira")}
      </Text>
      <Text c="dimmed" size="sm">
        {t("whereOwn")}
      </Text>
    </>
  );
}
