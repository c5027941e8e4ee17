import { Button } from "@mantine/core";
import { IconFolderOpen, IconSearchOff, IconUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";

interface EmptyPlaceProps {
  /** It was looked for something that is not there; else nothing lies here. */
  readonly isSearching: boolean;
  readonly canWrite: boolean;
  readonly onUpload: () => void;
}

/** A folder without anything to show. */
export function EmptyPlace({ isSearching, canWrite, onUpload }: EmptyPlaceProps) {
  const { t } = useTranslation("library");
  if (isSearching) {
    return (
      <OnceFetched>
        <EmptyState icon={IconSearchOff} title={t("noneFound")} hint={t("noneFoundHint")} />
      </OnceFetched>
    );
  }
  return (
    <OnceFetched>
      <EmptyState
        icon={IconFolderOpen}
        title={t("empty")}
        hint={t(canWrite ? "emptyHint" : "emptyReadHint")}
        action={
          canWrite && (
            <Button leftSection={<IconUpload size="1rem" aria-hidden />} onClick={onUpload}>
              {t("upload")}
            </Button>
          )
        }
      />
    </OnceFetched>
  );
}
