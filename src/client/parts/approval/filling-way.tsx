import { Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRoutingFields, useWayOfFilled } from "#client/live/approvals/use-approvals.ts";
import type { Way } from "#domain/approval/route/read-way.ts";
import { writeValues } from "#domain/form/record/write-record.ts";
import type { FormStore } from "../form-fill/store/form-store.ts";
import { watchRoute } from "./watch-route.ts";
import { WayList } from "./way-list.tsx";

interface FillingWayProps {
  readonly formId: number;
  readonly versionId: number;
  readonly store: FormStore;
}

/** Below a form that is being filled in: whom it will come to as it is now, without a network too. */
export function FillingWay(props: FillingWayProps) {
  const fields = useRoutingFields(props.formId);
  if (fields.state !== "ready" || !fields.value) return null;
  return <WayNow {...props} fields={fields.value} />;
}

function WayNow({
  formId,
  versionId,
  store,
  fields,
}: FillingWayProps & { readonly fields: readonly string[] }) {
  const { t } = useTranslation("approvals");
  const [values, setValues] = useState(() => writeValues(store.state.values));
  useEffect(
    () => watchRoute(store, fields, () => setValues(writeValues(store.state.values))),
    [store, fields],
  );
  const way = useWayOfFilled({ formId, versionId, values });
  const [shown, setShown] = useState<Way>();
  // What was shown stays until it is known where it leads now.
  if (way.state === "ready" && way.value !== shown) setShown(way.value);
  if (!shown || shown.length === 0) return null;
  return (
    <Stack gap="xs" mt="lg" aria-live="polite">
      <Text c="dimmed" size="sm">
        {t("wayHint")}
      </Text>
      <WayList way={shown} />
    </Stack>
  );
}
