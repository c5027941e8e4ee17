import { Button, ScrollArea, Text, TextInput } from "@mantine/core";
import { IconApps, IconForms } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import classes from "../form-center.module.css";
import { centerOf, isNothing } from "./center.ts";
import { CenterSections } from "./center-sections.tsx";
import { useCenterRows } from "./use-center-rows.ts";

interface MyApplicationsScreenProps {
  readonly onOpen: (formId: number) => void;
  readonly onOpenPage: (address: string) => void;
  /** Leads to all forms. */
  readonly onAll: () => void;
}

/** The favourites of the person and the applications that they may open, and nothing else. */
export function MyApplicationsScreen({ onAll, ...ways }: MyApplicationsScreenProps) {
  const { t } = useTranslation(["applications", "forms"]);
  const rows = useCenterRows();
  const [words, setWords] = useState("");
  const center = rows && { ...centerOf(rows, { words, isAdmin: false }), groups: [] };
  const isEmpty = center && isNothing(center);
  return (
    <div className={classes.screen}>
      <PaneHeader
        title={t("mine")}
        actions={[{ key: "all", label: t("allForms"), icon: IconForms, onClick: onAll }]}
      />
      <ScrollArea className={classes.body}>
        <div className={classes.content}>
          {!center && <SkeletonList rows={4} />}
          {(isEmpty === false || words !== "") && (
            <TextInput
              type="search"
              aria-label={t("searchMine")}
              placeholder={t("searchMine")}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          )}
          {rows && center && <CenterSections center={center} forms={rows.forms} {...ways} />}
          {isEmpty && words !== "" && (
            <Text c="dimmed">{t("forms:nothingFound", { words: words.trim() })}</Text>
          )}
          {isEmpty && words === "" && (
            <OnceFetched>
              <EmptyState
                icon={IconApps}
                title={t("none")}
                hint={t("noneHint")}
                action={<Button onClick={onAll}>{t("allForms")}</Button>}
              />
            </OnceFetched>
          )}
        </div>
      </ScrollArea>
    </div>
  );
}
