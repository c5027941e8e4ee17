import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconCamera, IconMapPin } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePinnable } from "#client/live/drawings/use-sheets.ts";
import { useWorkingDay } from "#client/live/company/use-company.ts";
import { useData } from "#client/live/data-context.ts";
import { useSendFiles } from "#client/live/files/use-send-files.ts";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { FileField } from "#client/parts/file/file-field.tsx";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { SheetPlace } from "#domain/sheet/place-on-sheet.ts";
import type { Sheet } from "#domain/sheet/sheet.ts";
import type { Times } from "#domain/task/task-times.ts";
import { startOfDay } from "#domain/task/times/calendar-day.ts";
import { timesOfDays } from "#domain/task/times/quick-times.ts";
import { isActive } from "#domain/user/is-active.ts";
import { CardFrame } from "./card-frame.tsx";
import classes from "./card.module.css";
import { WorkField } from "./work-field.tsx";

interface NewPinCardProps {
  readonly sheet: Sheet;
  /** The revision on which it is set, and where on that. */
  readonly revisionId: number;
  readonly place: SheetPlace;
  /** The pin stands; with its task. */
  readonly onDone: (taskId: number) => void;
  readonly onClose: () => void;
}

/** A task with its pin, in one act: name, owner, day, photographs; or a task that is there already. */
export function NewPinCard({ sheet, revisionId, place, onDone, onClose }: NewPinCardProps) {
  const { t } = useTranslation("drawing");
  const { now } = useData();
  const run = useRun(() => undefined);
  const tell = useRun();
  const day = useWorkingDay();
  const users = useUsers();
  const members = usePlanUsers(sheet.planId);
  const sendFiles = useSendFiles();
  const [name, setName] = useKeptText(`pin-${sheet.id}`);
  const [photographs, setPhotographs] = useState<readonly File[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const others = usePinnable(sheet, name);
  const people = (members.state === "ready" ? members.value : [])
    .map(({ userId }) => users.get(userId))
    .filter((user) => user !== undefined && isActive(user));
  const add = async (owner: string, due: string) => {
    const times = timesUntil(due);
    const { x, y } = place;
    const done = await run("pin.addTask", {
      sheetId: sheet.id,
      revisionId,
      x,
      y,
      name: name.trim(),
      ...(owner !== "" && { owner: [Number(owner)] }),
      ...(times && { times }),
    });
    if (!done.ok) return done.refusal;
    setName("");
    const { task } = done.reply;
    onDone(task.id);
    if (photographs.length === 0) return undefined;
    const opened = await tell("task.openDialog", { taskId: task.id });
    if (opened.ok) await sendFiles(task.dialogId, photographs);
    return undefined;
  };
  const timesUntil = (due: string): Times | undefined => {
    const date = Date.parse(`${due}T12:00:00`);
    if (Number.isNaN(date)) return undefined;
    const [start, end] = timesOfDays(Math.min(startOfDay(now()), date), date, now(), day);
    return start <= end ? [start, end] : undefined;
  };
  const pin = async (taskId: number) => {
    const { x, y } = place;
    const done = await tell("pin.add", { sheetId: sheet.id, taskId, revisionId, x, y });
    if (!done.ok) return;
    setName("");
    onDone(taskId);
  };
  return (
    <CardFrame label={t("newPin")} onClose={onClose}>
      <div className={classes.form}>
        <h2 className={classes.name}>{t("newPin")}</h2>
        <ActionForm
          action={t("addPin")}
          disabled={name.trim() === ""}
          onSend={(value) => add(value("owner"), value("due"))}
          beside={
            <Button
              variant="default"
              leftSection={<IconCamera size="1rem" aria-hidden />}
              onClick={() => field.current?.click()}
            >
              {photographs.length > 0
                ? t("photographs", { count: photographs.length })
                : t("photograph")}
            </Button>
          }
        >
          <WorkField name={name} onName={setName} />
          {others.length > 0 && (
            <ul className={classes.others} aria-label={t("existing")}>
              <Each rows={others} keyOf={({ id }) => id} as="li">
                {(task) => (
                  <li>
                    <button
                      type="button"
                      className={classes.other}
                      onClick={() => void pin(task.id)}
                    >
                      <IconMapPin size="1rem" aria-hidden />
                      <span>{task.name}</span>
                    </button>
                  </li>
                )}
              </Each>
            </ul>
          )}
          <div className={classes.pair}>
            <NativeSelect
              name="owner"
              label={t("owner")}
              data={[
                { value: "", label: t("nobody") },
                ...people.map((user) => ({ value: String(user?.id), label: user?.nickname ?? "" })),
              ]}
            />
            <TextInput name="due" type="date" label={t("due")} />
          </div>
        </ActionForm>
        <FileField
          field={field}
          label={t("photograph")}
          accept="image/*"
          isOfCamera
          onPick={(picked) => setPhotographs([...photographs, ...picked])}
        />
      </div>
    </CardFrame>
  );
}
