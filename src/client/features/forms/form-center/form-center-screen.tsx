import { Button, FileButton, Group, ScrollArea, Text, TextInput } from "@mantine/core";
import { IconApps, IconForms, IconListTree } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "#client/live/company/use-is-admin.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { centerOf, isNothing } from "./applications/center.ts";
import { CenterSections } from "./applications/center-sections.tsx";
import { useCenterRows } from "./applications/use-center-rows.ts";
import type { FormManaging } from "./form-tile.tsx";
import { useAddFromFile } from "./use-add-from-file.ts";
import { useFormActions } from "./use-form-actions.ts";
import classes from "./form-center.module.css";

const FormFromSheet = late(
  async () => (await import("./from-sheet/form-from-sheet.tsx")).FormFromSheet,
);
const TemplateGallery = late(async () => (await import("./template-gallery.tsx")).TemplateGallery);

interface FormCenterScreenProps extends Pick<FormManaging, "onDesign" | "onFlow"> {
  readonly onOpen: (formId: number) => void;
  readonly onOpenPage: (address: string) => void;
  /** Leads to what is the person's own, and nothing else. */
  readonly onMine: () => void;
  /** Leads to where administrators order the applications. */
  readonly onArrange: () => void;
}

/** The applications and forms of the company, to be filled in; administrators make new forms here. */
export function FormCenterScreen({
  onOpen,
  onOpenPage,
  onMine,
  onArrange,
  ...ways
}: FormCenterScreenProps) {
  const { t } = useTranslation(["forms", "applications"]);
  const isAdmin = useIsAdmin();
  const rows = useCenterRows();
  const actions = useFormActions();
  const [words, setWords] = useState("");
  const [shown, setShown] = useState<"templates" | "sheet">();
  const close = () => setShown(undefined);
  const addFromFile = useAddFromFile(actions.add);
  const center = rows && centerOf(rows, { words, isAdmin });
  const isEmpty = center && isNothing(center);
  const managing = isAdmin ? { managing: { ...actions, ...ways } } : {};
  const making = isAdmin && (
    <Group gap="xs">
      <Button onClick={() => void actions.begin(ways.onDesign)}>{t("newForm")}</Button>
      <Button variant="default" onClick={() => setShown("templates")}>
        {t("fromTemplate")}
      </Button>
      <Button variant="default" onClick={() => setShown("sheet")}>
        {t("fromSheet")}
      </Button>
      <FileButton
        accept="application/json,.json"
        inputProps={{ "aria-label": t("fromFile") }}
        onChange={(file) => file && void addFromFile(file)}
      >
        {(props) => (
          <Button variant="default" {...props}>
            {t("fromFile")}
          </Button>
        )}
      </FileButton>
    </Group>
  );
  return (
    <div className={classes.screen}>
      <PaneHeader
        title={t("title")}
        actions={[
          { key: "mine", label: t("applications:mine"), icon: IconApps, onClick: onMine },
          ...(isAdmin
            ? [{ key: "arrange", label: t("arrange"), icon: IconListTree, onClick: onArrange }]
            : []),
        ]}
      />
      <ScrollArea className={classes.body}>
        <div className={classes.content}>
          {!center && <SkeletonList rows={4} />}
          {(isEmpty === false || words !== "") && (
            <>
              {making}
              <TextInput
                type="search"
                aria-label={t("search")}
                placeholder={t("search")}
                value={words}
                onChange={(event) => setWords(event.currentTarget.value)}
              />
            </>
          )}
          {rows && center && (
            <CenterSections
              center={center}
              forms={rows.forms}
              onOpen={onOpen}
              onOpenPage={onOpenPage}
              {...managing}
            />
          )}
          {isEmpty && words !== "" && (
            <Text c="dimmed">{t("nothingFound", { words: words.trim() })}</Text>
          )}
          {isEmpty && words === "" && (
            <OnceFetched>
              <EmptyState
                icon={IconForms}
                title={t("none")}
                hint={t(isAdmin ? "noneHintAdmin" : "noneHint")}
                action={making}
              />
            </OnceFetched>
          )}
        </div>
      </ScrollArea>
      {shown && (
        <Opening>
          {shown === "templates" && <TemplateGallery onClose={close} />}
          {shown === "sheet" && <FormFromSheet onClose={close} onMade={ways.onDesign} />}
        </Opening>
      )}
    </div>
  );
}
