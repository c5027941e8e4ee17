import { Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLeaveKinds } from "#client/live/leave/use-leave.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { AddKindForm } from "./add-kind-form.tsx";
import { KindList } from "./kind-list.tsx";
import { PersonLeave } from "./person-leave.tsx";
import { UsualKinds } from "./usual-kinds.tsx";

/** Which kinds of leave are counted, and how much of them people have. */
export function LeavePage() {
  const { t } = useTranslation("leave");
  const kinds = useLeaveKinds();
  if (kinds.state === "loading") return <SkeletonList rows={5} />;
  return (
    <>
      <Title order={1} size="h3">
        {t("title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("hint")}
      </Text>
      <Title order={2} size="h4">
        {t("kinds")}
      </Title>
      <KindList kinds={kinds.value} />
      {kinds.value.length === 0 ? <UsualKinds /> : <AddKindForm kinds={kinds.value} />}
      {kinds.value.length > 0 && <PersonLeave kinds={kinds.value} />}
    </>
  );
}
