import { type ComponentProps, Suspense } from "react";
import { lateWithin } from "../late.tsx";
import classes from "./qr-code.module.css";
import type { QrCode } from "./qr-code.tsx";

const Code = lateWithin(async () => (await import("./qr-code.tsx")).QrCode);

/** A QR code that is drawn once its code has come; its place is kept. */
export function LateQrCode(props: ComponentProps<typeof QrCode>) {
  return (
    <Suspense fallback={<div className={classes.code} />}>
      <Code {...props} />
    </Suspense>
  );
}
