import { Button, FileButton, Group, ScrollArea, Text, TextInput } from "@mantine/core";
import { IconForms } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "#client/live/company/use-is-admin.ts";
import { useForms } from "#client/live/forms/use-forms.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { Columns } from "#client/ui/columns/columns.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { FormTile } from "./form-tile.tsx";
import { type FormGroup, groupForms } from "./group-forms.ts";
import { useAddFromFile } from "./use-add-from-file.ts";
import { useFormActions } from "./use-form-actions.ts";
import classes from "./form-center.module.css";

const FormFromSheet = late(
  async () => (await import("./from-sheet/form-from-sheet.tsx")).FormFromSheet,
);
const TemplateGallery = late(async () => (await import("./template-gallery.tsx")).TemplateGallery);

interface FormCenterScreenProps {
  readonly onOpen: (formId: number) => void;
  /** Leads to what a form asks for. */
  readonly onDesign: (formId: number) => void;
  /** Leads to how the records of a form are decided. */
  readonly onFlow: (formId: number) => void;
}

/** The forms of the company, to be filled in; administrators make new ones here. */
export function FormCenterScreen(ways: FormCenterScreenProps) {
  const { t } = useTranslation("forms");
  const isAdmin = useIsAdmin();
  const forms = useForms();
  const actions = useFormActions();
  const [words, setWords] = useState("");
  const [shown, setShown] = useState<"templates" | "sheet">();
  const close = () => setShown(undefined);
  const addFromFile = useAddFromFile(actions.add);
  const groups = forms.state === "ready" ? groupForms(forms.value, { words, isAdmin }) : [];
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
      <PaneHeader title={t("title")} />
      <ScrollArea className={classes.body}>
        <div className={classes.content}>
          {forms.state === "loading" && <SkeletonList rows={4} />}
          {(groups.length > 0 || words !== "") && (
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
          {groups.map((group) => (
            <FormsOfGroup key={group.name} group={group} {...ways} isAdmin={isAdmin} />
          ))}
          {forms.state === "ready" && groups.length === 0 && words !== "" && (
            <Text c="dimmed">{t("nothingFound", { words: words.trim() })}</Text>
          )}
          {forms.state === "ready" && groups.length === 0 && words === "" && (
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

interface FormsOfGroupProps extends FormCenterScreenProps {
  readonly group: FormGroup;
  readonly isAdmin: boolean;
}

function FormsOfGroup({ group: { name, forms }, isAdmin, ...ways }: FormsOfGroupProps) {
  const { t } = useTranslation("forms");
  const actions = useFormActions();
  const title = name || t("otherForms");
  return (
    <section aria-label={title}>
      <h2 className={classes.group}>{title}</h2>
      <Columns narrowest="16rem">
        <Each rows={forms} keyOf={({ id }) => id}>
          {(form) => <FormTile form={form} {...ways} {...(isAdmin && { actions })} />}
        </Each>
      </Columns>
    </section>
  );
}
