import { Button, Group, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import classes from "./boards.module.css";

interface ListSectionProps {
  readonly title: string;
  readonly hint: string;
  /** Words of the button that adds one more; it is not there where there are as many as there can be. */
  readonly add: string | undefined;
  readonly touched: boolean;
  readonly onAdd: () => void;
  readonly onSave: () => Promise<void>;
  readonly onDiscard: () => void;
  /** The rows of the list. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** A list with what is done to all of it. */
export function ListSection(props: ListSectionProps) {
  const { title, hint, add, touched, onAdd, onSave, onDiscard, children, below } = props;
  const { t } = useTranslation("board-lists");
  const save = async () => {
    await onSave();
    return undefined;
  };
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text c="dimmed" size="sm">
        {hint}
      </Text>
      <ActionForm
        action={t("save")}
        onSend={save}
        disabled={!touched}
        beside={
          touched && (
            <Button variant="default" onClick={onDiscard}>
              {t("discard")}
            </Button>
          )
        }
      >
        <ol className={classes.list}>{children}</ol>
        {below}
        {add !== undefined && (
          <Group>
            <Button variant="subtle" onClick={onAdd}>
              {add}
            </Button>
          </Group>
        )}
      </ActionForm>
    </Stack>
  );
}
