import { SegmentedControl, VisuallyHidden } from "@mantine/core";
import { IconDeviceLaptop, IconDeviceMobile } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDesigning } from "../designing.ts";
import { usePieceKeys } from "../use-piece-keys.ts";
import { CanvasNodes } from "./canvas-nodes.tsx";
import classes from "./canvas.module.css";

/** The form as it will be, to be drawn on. */
export function Canvas({ title }: { readonly title: string }) {
  const { t } = useTranslation("form-designer");
  const { definition, choose } = useDesigning();
  const [device, setDevice] = useState<"pc" | "app">("pc");
  const region = usePieceKeys();
  return (
    <section className={classes.canvas} aria-label={t("form")}>
      <div className={classes.bar}>
        <SegmentedControl
          size="xs"
          aria-label={t("width")}
          value={device}
          onChange={(value) => setDevice(value === "app" ? "app" : "pc")}
          data={[
            { value: "pc", label: <Device icon={IconDeviceLaptop} label={t("device.pc")} /> },
            { value: "app", label: <Device icon={IconDeviceMobile} label={t("device.app")} /> },
          ]}
        />
        <button type="button" className={classes.whole} onClick={() => choose(undefined)}>
          {t("formSettings")}
        </button>
      </div>
      <div
        ref={region}
        className={classes.paper}
        data-device={device}
        data-labels={device === "app" ? "top" : definition.settings.labelPosition}
      >
        <h2 className={classes.title}>{title}</h2>
        <CanvasNodes nodes={definition.nodes} />
      </div>
    </section>
  );
}

function Device({ icon: Picture, label }: { icon: typeof IconDeviceLaptop; label: string }) {
  return (
    <>
      <Picture size="1rem" aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
