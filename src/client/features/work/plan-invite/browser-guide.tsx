import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./browser-guide.module.css";

interface BrowserGuideProps {
  readonly onDismiss: () => void;
}

/** Shows people inside WeChat how to open the page in the phone's own browser, where it can be installed and kept. */
export function BrowserGuide({ onDismiss }: BrowserGuideProps) {
  const { t } = useTranslation("plan-invite");
  return (
    <dialog open className={classes.guide} aria-label={t("guide.title")}>
      <svg
        className={classes.picture}
        viewBox="0 0 320 300"
        role="img"
        aria-label={t("guide.picture")}
      >
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
          <rect x="70" y="40" width="180" height="240" rx="18" />
          <path d="M70 84h180" />
          <circle cx="212" cy="62" r="2" />
          <circle cx="222" cy="62" r="2" />
          <circle cx="232" cy="62" r="2" />
          <circle className={classes.mark} cx="222" cy="62" r="18" />
          <path className={classes.mark} d="M286 128c14-30-4-62-36-66m9-9-11 9 9 10" />
          <rect x="98" y="150" width="124" height="92" rx="10" />
          <circle cx="126" cy="180" r="12" />
          <path d="M114 180h24m-12-12c-7 7-7 17 0 24 7-7 7-17 0-24M152 174h50m-50 12h34M114 214h88" />
          <rect className={classes.mark} x="106" y="160" width="108" height="40" rx="8" />
        </g>
      </svg>
      <p className={classes.title}>{t("guide.title")}</p>
      <ol className={classes.steps}>
        <li>{t("guide.menu")}</li>
        <li>{t("guide.choose")}</li>
      </ol>
      <Button onClick={onDismiss}>{t("guide.dismiss")}</Button>
    </dialog>
  );
}
