import { Input } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useMemo, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useTrial } from "#client/live/approvals/use-approvals.ts";
import { useData } from "#client/live/data-context.ts";
import { useLastAnswer } from "#client/live/view/use-last-answer.ts";
import { localAround } from "#client/parts/form-fill/around/local-around.ts";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import { FillForm } from "#client/parts/form-fill/form-sheet.tsx";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { FormStore } from "#client/parts/form-fill/store/form-store.ts";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import { startState } from "#client/parts/record/start-state.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { Flow } from "#domain/approval/flow/flow.ts";
import { writeValues } from "#domain/form/record/write-record.ts";
import type { ConditionWords } from "../words/condition-text.ts";
import { TrialWay } from "./trial-way.tsx";
import classes from "../approval-flow.module.css";

interface TrialDialogProps {
  readonly open: OpenRecord;
  readonly conditionWords: ConditionWords;
  /** As it is drawn now, saved or not. */
  readonly flow: Flow;
  readonly onClose: () => void;
}

/** Tries a flow out: what somebody might fill in, and who would decide then. Nothing is sent, and nobody is asked. */
export function TrialDialog({ onClose, ...tried }: TrialDialogProps) {
  const { t } = useTranslation("approval-flow");
  const surroundings = useFormSurroundings(tried.open.ready);
  return (
    <Dialog title={t("trial.title")} size="xl" onClose={onClose}>
      {surroundings ? <Trial {...tried} surroundings={surroundings} /> : <SkeletonList rows={6} />}
    </Dialog>
  );
}

interface TrialProps extends Omit<TrialDialogProps, "onClose"> {
  readonly surroundings: FormSurroundings;
}

/** What is typed rests so long before it is asked where it would go, ms. */
const REST = 500;

function Trial({ open, flow, conditionWords, surroundings }: TrialProps) {
  const { t } = useTranslation("approval-flow");
  const { userId, now } = useData();
  const { ready, versionId } = open;
  const [initiatorId, setInitiatorId] = useState(userId);
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
    return new FormStore(startState(ready, localAround(here), {}).start);
  });
  const state = useSyncExternalStore(store.subscribe, () => store.state);
  const [rested] = useDebouncedValue(state, REST);
  const values = useMemo(() => writeValues(rested.values), [rested]);
  const trial = useLastAnswer(useTrial({ flow, versionId, values, initiatorId }));
  return (
    <div className={classes.trial}>
      <div className={classes.tried}>
        <p className={classes.trialHint}>{t("trial.hint")}</p>
        <Input.Wrapper label={t("trial.who")} labelElement="div">
          <PeopleField
            action={t("addPerson")}
            chosen={[initiatorId]}
            max={1}
            onChange={({ chosen: [chosen] }) => setInitiatorId(chosen ?? userId)}
          />
        </Input.Wrapper>
        <FillForm store={store} surroundings={surroundings} />
      </div>
      <section className={classes.trialWay} aria-label={t("trial.way")} aria-live="polite">
        <h3 className={classes.heading}>{t("trial.way")}</h3>
        {trial ? (
          <TrialWay trial={trial} conditionWords={conditionWords} />
        ) : (
          <SkeletonList rows={3} />
        )}
      </section>
    </div>
  );
}
