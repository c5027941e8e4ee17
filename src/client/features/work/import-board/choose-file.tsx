import { Alert, Button, FileButton, Group, Text } from "@mantine/core";
import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./import.module.css";

/** How each program writes a file that is read here. */
const PROGRAMS = [
  "where",
  "whereJira",
  "whereProject",
  "wherePlanka",
  "whereMeister",
  "whereTable",
  "whereOwn",
] as const;

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
            accept="application/json,text/csv,text/xml,.json,.csv,.tsv,.xml"
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
      <ul className={classes.notes}>
        {PROGRAMS.map((where) => (
          <Text key={where} component="li" c="dimmed" size="sm">
            {t(where)}
          </Text>
        ))}
      </ul>
    </>
  );
}
