import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { Trial, TriedPlace } from "#domain/approval/route/try-flow.ts";
import { type ConditionWords, conditionText } from "../words/condition-text.ts";
import parts from "#client/parts/approval/approval.module.css";

interface TrialWayProps {
  readonly trial: Trial;
  readonly conditionWords: ConditionWords;
}

/** Where it would go, and why there. */
export function TrialWay({ trial, conditionWords }: TrialWayProps) {
  const { t } = useTranslation("approval-flow");
  const { mayAsk, places } = trial;
  return (
    <>
      {!mayAsk && (
        <Text c="red" size="sm">
          {t("trial.mayNotAsk")}
        </Text>
      )}
      {places.length === 0 ? (
        <p className={parts.note}>{t("trial.nobody")}</p>
      ) : (
        <ol className={parts.way}>
          <Each rows={places} keyOf={({ nodeId }) => nodeId} as="li">
            {(place) => <PlaceLine place={place} conditionWords={conditionWords} />}
          </Each>
        </ol>
      )}
    </>
  );
}

interface PlaceLineProps extends Pick<TrialWayProps, "conditionWords"> {
  readonly place: TriedPlace;
}

function PlaceLine({ place, conditionWords }: PlaceLineProps) {
  const { t } = useTranslation("approval-flow");
  const users = useUsers();
  const { name, why, userIds, mode, branches } = place;
  const names = userIds.map((userId) => users.get(userId)?.nickname ?? "").join(", ");
  const kind = why === "copy" ? t("kind.copy") : t("kind.step");
  const together = userIds.length > 1 && why !== "copy" ? t(`mode.${mode}`) : "";
  const taken = branches.map((branch) => {
    const because = conditionText(branch.when, conditionWords);
    return because ? t("trial.branch", { name: branch.name, because }) : branch.name;
  });
  const notes = [taken.join(" › "), t(`trial.why.${why}`), together];
  return (
    <li className={parts.place}>
      <span className={parts.ring} data-state={why === "passes" ? "done" : "later"} aria-hidden />
      <span className={parts.placeWords}>
        <span>{name || kind}</span>
        {names !== "" && <span>{names}</span>}
        <span className={parts.note}>{notes.filter((note) => note !== "").join(" · ")}</span>
      </span>
    </li>
  );
}
