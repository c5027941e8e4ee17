import { type ComponentProps } from "react";
import { late } from "../late.tsx";
import { Meanwhile } from "../meanwhile.tsx";
import classes from "./qr-code.module.css";
import type { QrCode } from "./qr-code.tsx";

const Code = late(async () => (await import("./qr-code.tsx")).QrCode);

/** A QR code that is drawn once its code has come; its place is kept. */
export function LateQrCode(props: ComponentProps<typeof QrCode>) {
  return (
    <Meanwhile instead={<div className={classes.code} />}>
      <Code {...props} />
    </Meanwhile>
  );
}
