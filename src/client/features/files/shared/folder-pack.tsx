import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import type { Visit } from "./use-visit.ts";
import { useFolderPack } from "./use-folder-pack.ts";
import classes from "./shared.module.css";

interface FolderPackProps {
  readonly ticket: string;
  readonly folderId: number;
  readonly items: readonly Visit["item"][];
  readonly onOver: () => void;
}

/** Downloads a folder with all that lies in it as one file, and says how large that is or why it cannot be done. */
export function FolderPack(props: FolderPackProps) {
  const { t } = useTranslation("public-link");
  const formatFileSize = useFileSize();
  const { pack, problem, isOffered, isOnline, download } = useFolderPack(props);
  const [isAsking, setAsking] = useState(false);
  const noteId = useId();
  const missing = pack?.missing ?? 0;
  const left = missing > 0 ? t("packMissing", { count: missing }) : "";
  const note = isOnline ? problem || left : t("packOffline");
  const begin = async () => {
    setAsking(true);
    await download();
    setAsking(false);
  };
  return (
    <div className={classes.pack}>
      {isOffered && (
        <Button
          disabled={!isOnline}
          loading={isAsking}
          aria-describedby={noteId}
          leftSection={<IconDownload size="1rem" aria-hidden />}
          onClick={() => void begin()}
        >
          {pack ? t("downloadAllOf", { size: formatFileSize(pack.size) }) : t("downloadAll")}
        </Button>
      )}
      <output id={noteId} className={classes.note}>
        {isOffered || problem ? note : ""}
      </output>
    </div>
  );
}
