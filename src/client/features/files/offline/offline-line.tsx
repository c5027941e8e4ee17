import { IconCircleCheckFilled, IconCloudDown, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { OFFLINE_FILE_MAX } from "#client/data/database/offline-row.ts";
import type { OfflineThing } from "#client/data/offline/offline-things.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import classes from "./offline.module.css";

interface OfflineLineProps {
  readonly thing: OfflineThing;
  readonly onRelease: () => void;
}

/** One thing that is to be kept: what it is, and how much of it is here. */
export function OfflineLine({ thing, onRelease }: OfflineLineProps) {
  const { t } = useTranslation("offline");
  const formatFileSize = useFileSize();
  const { kind, name, files, here, tooLarge, away, awayCount } = thing;
  const more = awayCount - away.length;
  const isWhole = here === files;
  const Picture = isWhole ? IconCircleCheckFilled : IconCloudDown;
  const called = name ?? t("gone");
  return (
    <li className={classes.line} data-offline={isWhole ? "here" : "coming"}>
      <Picture size="1.2rem" aria-hidden className={classes.mark} />
      <span className={classes.words}>
        {name === undefined ? (
          <span className={classes.name}>{called}</span>
        ) : (
          <Link className={classes.name} {...placeOf(thing)}>
            {called}
          </Link>
        )}
        <span
          className={classes.small}
        >{`${t(`kinds.${kind}`)} · ${stateOf(t, thing, formatFileSize(thing.size))}`}</span>
        {away.length > 0 && kind !== "file" && (
          <span className={classes.small}>
            {t("away", { names: away.join(", ") })}
            {more > 0 && ` ${t("awayMore", { count: more })}`}
          </span>
        )}
        {tooLarge > 0 && (
          <span className={classes.small}>
            {t("tooLarge", { count: tooLarge, size: formatFileSize(OFFLINE_FILE_MAX) })}
          </span>
        )}
      </span>
      <IconButton icon={IconX} label={t("release", { name: called })} onClick={onRelease} />
    </li>
  );
}

/** Where in the library it lies: an address that names a file opens it in its folder. */
function placeOf({ kind, id }: OfflineThing) {
  const to = "/manage/file/{-$folderId}/{-$fileId}";
  return kind === "plan"
    ? ({ to, search: { plan: id } } as const)
    : ({ to, params: { folderId: id } } as const);
}

function stateOf(t: TFunction<"offline">, { files, here }: OfflineThing, size: string): string {
  if (files === 0) return t("empty");
  return here === files
    ? t("here", { count: files, size })
    : t("coming", { count: files, here, size });
}
