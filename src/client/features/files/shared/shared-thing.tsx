import { Button } from "@mantine/core";
import { IconArrowLeft, IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { lookIntoPublicFolder } from "#contract/calls/files/public-link.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import { CompanyLogo } from "#client/parts/outside/company-logo.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { saveAddress } from "./save-address.ts";
import { SharedFile } from "./shared-file.tsx";
import { SharedFolder } from "./shared-folder.tsx";
import { isComing, useComing } from "./use-coming.ts";
import { useSharedPlace } from "./use-shared-place.ts";
import type { Visit } from "./use-visit.ts";
import classes from "./shared.module.css";

interface SharedThingProps {
  readonly visit: Visit;
  /** Asks again what there is. */
  readonly onLook: () => Promise<void>;
  /** The link lets in no longer. */
  readonly onOver: () => void;
}

/** What a link leads to: a file with its preview, or a folder with the files that lie in it. */
export function SharedThing({ visit, onLook, onOver }: SharedThingProps) {
  const { t, i18n } = useTranslation("public-link");
  const formatFileSize = useFileSize();
  const { ticket, company, item: top } = visit;
  const place = useSharedPlace(top.id);
  const { folderId, opened } = place;
  const file = top.kind === "file" ? top : opened;
  const shown = file ?? top;
  useComing(isComing(top), () => void onLook());
  const lookAtOpened = async () => {
    const result = await openCaller(i18n.language)(lookIntoPublicFolder, { ticket, id: folderId });
    const now = result.ok && result.value.items.find(({ id }) => id === opened?.id);
    if (now) place.renewFile(now);
  };
  useComing(opened !== undefined && isComing(opened), () => void lookAtOpened());
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        {opened && (
          <IconButton icon={IconArrowLeft} label={t("backToFolder")} onClick={place.closeFile} />
        )}
        <CompanyLogo />
        <div className={classes.words}>
          <h1 className={classes.title}>{shown.name}</h1>
          <p className={classes.dim}>
            {file
              ? t("sizeFrom", { size: formatFileSize(file.size), company })
              : t("from", { company })}
          </p>
        </div>
        {file?.isHere && (
          <Button
            component="a"
            href={saveAddress(file.fileId, ticket)}
            download={file.name}
            leftSection={<IconDownload size="1rem" aria-hidden />}
          >
            {t("download")}
          </Button>
        )}
      </header>
      {file ? (
        <SharedFile key={file.id} file={file} ticket={ticket} />
      ) : (
        <SharedFolder
          ticket={ticket}
          folderId={folderId}
          onGo={place.openFolder}
          onOpenFile={place.openFile}
          onOver={onOver}
        />
      )}
    </main>
  );
}
