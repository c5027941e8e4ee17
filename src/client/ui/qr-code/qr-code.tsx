import classes from "./qr-code.module.css";
import { qrPath } from "./qr-path.ts";

interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string;
  /** What the picture is, for who does not see it. */
  readonly label: string;
}

/** A QR code, dark on white in both schemes: many readers take no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = qrPath(text);
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
