import { Button, Group, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { localAround } from "#client/parts/form-fill/around/local-around.ts";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import { FillForm } from "#client/parts/form-fill/form-sheet.tsx";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { FormStore } from "#client/parts/form-fill/store/form-store.ts";
import { startState } from "#client/parts/record/start-state.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { ReadyForm } from "#domain/company-form/ready-form.ts";
import classes from "./preview.module.css";

interface PreviewDialogProps {
  /** As it is drawn now. */
  readonly ready: ReadyForm;
  readonly onClose: () => void;
}

type Device = "pc" | "app";

/** The form as it is drawn, to be filled in for a try: nothing of it is kept or sent. */
export function PreviewDialog({ ready, onClose }: PreviewDialogProps) {
  const { t } = useTranslation("form-designer");
  const [device, setDevice] = useState<Device>("pc");
  const surroundings = useFormSurroundings(ready);
  return (
    <Dialog title={t("tryIt")} size="wide" onClose={onClose}>
      <SegmentedControl
        size="xs"
        mb="md"
        aria-label={t("width")}
        value={device}
        onChange={(value) => setDevice(value === "app" ? "app" : "pc")}
        data={(["pc", "app"] as const).map((value) => ({ value, label: t(`device.${value}`) }))}
      />
      {surroundings ? (
        <Tried key={device} ready={ready} surroundings={surroundings} device={device} />
      ) : (
        <SkeletonList rows={4} />
      )}
    </Dialog>
  );
}

interface TriedProps {
  readonly ready: ReadyForm;
  readonly surroundings: FormSurroundings;
  readonly device: Device;
}

function Tried({ ready, surroundings, device }: TriedProps) {
  const { t } = useTranslation("form-designer");
  const { userId, now } = useData();
  const [store] = useState(() => {
    const { units, recordsOf, interfaceOf, calendar, leave } = surroundings;
    const here = {
      ...ready,
      units,
      recordsOf,
      interfaceOf,
      calendar,
      leave,
      userId,
      recordId: 0,
      now: now(),
    };
    return new FormStore(startState(ready, localAround(here), {}).start, { device });
  });
  const check = () => {
    const count = store.check().length;
    showToast(
      count > 0 ? { message: t("tryWrong", { count }), tone: "error" } : { message: t("tryRight") },
    );
  };
  return (
    <>
      <div className={classes.sheet} data-device={device}>
        <FillForm store={store} surroundings={surroundings} />
      </div>
      <Group mt="md" justify="flex-end">
        <Button variant="default" onClick={check}>
          {t("tryCheck")}
        </Button>
      </Group>
    </>
  );
}
