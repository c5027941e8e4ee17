import { VisuallyHidden } from "@mantine/core";
import { IconCircle, IconCircleCheck, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useGuide } from "#client/live/use-guide.ts";
import { useRun } from "#client/live/use-run.ts";
import { install, installWay } from "#client/platform/install-prompt.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { showMessage } from "#client/ui/message-dialog/messages.ts";
import { GUIDE_STEPS, type GuideStep } from "#domain/guide/guide.ts";
import classes from "./first-steps.module.css";

/** Where the steps lead that are taken on a screen of their own. */
export interface GuideWays {
  readonly onInvite: () => void;
  readonly onPlan: () => void;
}

/** The short path after set-up: what is done is ticked, and it goes once all is done or nobody wants it. */
export function FirstSteps({ onInvite, onPlan }: GuideWays) {
  const { t } = useTranslation("guide");
  const run = useRun();
  const taken = useGuide();
  if (!taken) return null;
  const ways: Readonly<Record<GuideStep, () => void>> = {
    invite: onInvite,
    plan: onPlan,
    install: () =>
      void (installWay() === "prompt"
        ? install()
        : showMessage({ title: t("step.install"), text: t("installHow") })),
    offline: () => void showMessage({ title: t("step.offline"), text: t("offlineHow") }),
  };
  return (
    <section className={classes.steps} aria-labelledby="first-steps">
      <header className={classes.head}>
        <h2 id="first-steps" className={classes.title}>
          {t("title")}
        </h2>
        <span className={classes.progress}>
          {t("progress", { done: taken.size, all: GUIDE_STEPS.length })}
        </span>
        <IconButton
          icon={IconX}
          size="sm"
          label={t("dismiss")}
          onClick={() => void run("guide.save", { dismissed: true })}
        />
      </header>
      <ul className={classes.list}>
        {GUIDE_STEPS.map((step) => (
          <li key={step}>
            {taken.has(step) ? (
              <span className={classes.done}>
                <IconCircleCheck className={classes.tick} size="1.125rem" aria-hidden />
                <VisuallyHidden>{t("taken", { step: t(`step.${step}`) })}</VisuallyHidden>
                <span aria-hidden>{t(`step.${step}`)}</span>
              </span>
            ) : (
              <button type="button" className={classes.open} onClick={ways[step]}>
                <IconCircle size="1.125rem" aria-hidden />
                {t(`step.${step}`)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
