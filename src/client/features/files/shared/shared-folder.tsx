import { Alert, Anchor } from "@mantine/core";
import { IconChevronRight, IconDownload, IconFolder, IconFolderOpen } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { lookIntoPublicFolder } from "#contract/calls/files/public-link.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { FileBadge } from "#client/parts/file/file-badge.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import { FolderPack } from "./folder-pack.tsx";
import { saveAddress } from "./save-address.ts";
import { isComing, useComing } from "./use-coming.ts";
import type { Visit } from "./use-visit.ts";
import classes from "./shared.module.css";

interface SharedFolderProps {
  readonly ticket: string;
  readonly folderId: number;
  readonly onGo: (folderId: number) => void;
  readonly onOpenFile: (file: Visit["item"]) => void;
  readonly onOver: () => void;
}

type Contents = ReplyOf<typeof lookIntoPublicFolder>;

/** What lies in a folder: folders lead on, files are looked at and saved. */
export function SharedFolder({ ticket, folderId, onGo, onOpenFile, onOver }: SharedFolderProps) {
  const { t, i18n } = useTranslation("public-link");
  const failureText = useFailureText();
  const [contents, setContents] = useState<Contents>();
  const [problem, setProblem] = useState("");
  const [looks, setLooks] = useState(0);
  useComing(contents?.items.some(isComing) ?? false, () => setLooks((count) => count + 1));
  const tell = useEffectEvent((failure: Parameters<typeof failureText>[0]) => {
    if (failure.reason === "publicLink.gone") onOver();
    else setProblem(failureText(failure));
  });

  useEffect(() => {
    let left = false;
    const body = { ticket, id: folderId };
    void openCaller(i18n.language)(lookIntoPublicFolder, body).then((result) => {
      if (left) return;
      if (!result.ok) return tell(result.failure);
      setContents(result.value);
      return setProblem("");
    });
    return () => {
      left = true;
    };
  }, [ticket, folderId, looks, i18n.language]);

  if (problem) {
    return (
      <Alert color="orange" role="alert" m="md">
        {problem}
      </Alert>
    );
  }
  if (!contents) return <SkeletonList rows={6} />;
  const { path, items } = contents;
  // What is shown: the next one may still be on its way.
  const shownId = path.at(-1)?.id ?? folderId;
  return (
    <div className={classes.folder}>
      <div className={classes.bar}>
        {path.length > 1 && (
          <nav className={classes.path} aria-label={t("path")}>
            <Each rows={path} keyOf={({ id }) => id}>
              {({ id, name }) =>
                id === path.at(-1)?.id ? (
                  <span aria-current="page">{name}</span>
                ) : (
                  <>
                    <Anchor component="button" type="button" onClick={() => onGo(id)}>
                      {name}
                    </Anchor>
                    <IconChevronRight size="0.9rem" aria-hidden />
                  </>
                )
              }
            </Each>
          </nav>
        )}
        <FolderPack
          key={shownId}
          ticket={ticket}
          folderId={shownId}
          items={items}
          onOver={onOver}
        />
      </div>
      {items.length === 0 && (
        <EmptyState icon={IconFolderOpen} title={t("empty")} hint={t("emptyHint")} />
      )}
      <ul className={classes.list} aria-label={t("contents")}>
        <Each rows={items} keyOf={({ id }) => id} as="li">
          {(item) => (
            <li className={classes.line}>
              <span className={classes.look}>
                {item.kind === "folder" ? (
                  <IconFolder size="1.25rem" stroke={1.5} aria-hidden />
                ) : (
                  <FileBadge ext={item.ext} />
                )}
              </span>
              <button
                type="button"
                className={classes.name}
                onClick={() => (item.kind === "folder" ? onGo(item.id) : onOpenFile(item))}
              >
                {item.name}
              </button>
              {item.kind === "file" && (
                <span className={classes.dim}>
                  <Size item={item} />
                </span>
              )}
              {item.kind === "file" && item.isHere && (
                <a
                  className={classes.save}
                  href={saveAddress(item.fileId, ticket)}
                  download={item.name}
                  aria-label={t("downloadNamed", { name: item.name })}
                >
                  <IconDownload size="1.1rem" stroke={1.7} aria-hidden />
                </a>
              )}
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}

/** How large a file is, or why it cannot be opened. */
function Size({ item: { isHere, size, scan = "" } }: { readonly item: Visit["item"] }) {
  const { t } = useTranslation("public-link");
  const formatFileSize = useFileSize();
  const { t: said } = useTranslation("upload");
  if (scan !== "" && !isHere) return said(`scan.${scan}`);
  if (!isHere) return t("arriving");
  const measure = formatFileSize(size);
  return scan === "unscanned" ? `${measure} · ${said("scan.unscanned")}` : measure;
}
