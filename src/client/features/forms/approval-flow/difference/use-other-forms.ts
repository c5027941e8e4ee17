import { useMemo } from "react";
import { useVersionsInUse } from "#client/live/forms/use-form-versions.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import type { Flow } from "#domain/approval/flow/flow.ts";
import type { Form } from "#domain/form/graph/form.ts";

/** The forms that flows fill in once a request has ended, as they are now; none where the person does not know it. */
export function useOtherForms(flows: readonly Flow[]): ReadonlyMap<number, Form> {
  const effects = flows.flatMap((flow) => flow.effects ?? []);
  const formIds = effects.flatMap((effect) => (effect.does === "record" ? [effect.formId] : []));
  const versions = useVersionsInUse([...new Set(formIds)]);
  const known = versions.state === "ready" ? versions.value : undefined;
  return useMemo(
    () =>
      new Map(
        (known ?? []).flatMap((version): [number, Form][] => {
          const ready = readyForm(version);
          return ready.ok ? [[version.formId, ready.value.form]] : [];
        }),
      ),
    [known],
  );
}
