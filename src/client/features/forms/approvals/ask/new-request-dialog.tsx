import { Button, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormsToAsk } from "#client/live/approvals/use-approvals.ts";
import { FormIcon } from "#client/parts/form-icon/form-icon.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { formMatcher } from "#domain/company-form/form-matcher.ts";
import classes from "./new-request-dialog.module.css";

/** From so many forms on they are looked for by words. */
const SEARCHED_FROM = 9;

interface NewRequestDialogProps {
  readonly onFill: (formId: number) => void;
  /** Leads to all forms, also those that nobody decides. */
  readonly onAllForms: () => void;
  readonly onClose: () => void;
}

/** What the person can ask for: one press from being filled in. */
export function NewRequestDialog({ onFill, onAllForms, onClose }: NewRequestDialogProps) {
  const { t } = useTranslation("approvals");
  const forms = useFormsToAsk();
  const [words, setWords] = useState("");
  const known = forms.state === "ready" ? forms.value : [];
  const found = known.filter(formMatcher(words));
  return (
    <Dialog title={t("newRequest")} onClose={onClose}>
      {known.length >= SEARCHED_FROM && (
        <TextInput
          type="search"
          data-autofocus
          aria-label={t("askWith.search")}
          placeholder={t("askWith.search")}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {forms.state === "loading" && <SkeletonList rows={4} />}
      {forms.state === "ready" && found.length === 0 && (
        <Text c="dimmed" size="sm">
          {t("askWith.none")}
        </Text>
      )}
      <ul className={classes.forms}>
        <Each rows={found} keyOf={({ id }) => id} as="li">
          {({ id, name, group, icon }) => (
            <li>
              <button type="button" className={classes.form} onClick={() => onFill(id)}>
                <FormIcon className={classes.icon} name={icon} />
                <span className={classes.name}>{name}</span>
                {group !== "" && <small className={classes.group}>{group}</small>}
              </button>
            </li>
          )}
        </Each>
      </ul>
      <Button variant="default" onClick={onAllForms}>
        {t("askWith.all")}
      </Button>
    </Dialog>
  );
}
