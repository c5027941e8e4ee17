import { Button, Group } from "@mantine/core";
import { IconEraser } from "@tabler/icons-react";
import { type AriaAttributes, type PointerEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import classes from "./signature.module.css";
import {
  isSignature,
  SIGNATURE_BOX,
  signatureOfName,
  signatureOfStrokes,
  type Stroke,
} from "./signature-picture.ts";

interface SignaturePadProps {
  /** The address of a picture; anything else = nobody has signed. */
  readonly value: unknown;
  /** What is written where somebody signs by keyboard, "" = they cannot. */
  readonly name: string;
  readonly onChange: (signature: string | null) => void;
  readonly onLeave?: () => void;
  /** What the pad is called, and what describes it. */
  readonly names: AriaAttributes & { readonly id?: string };
}

/** A signature by finger, pen or mouse; with one's name by keyboard. */
export function SignaturePad({ value, name, onChange, onLeave, names }: SignaturePadProps) {
  const { t } = useTranslation("form-fill");
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [line, setLine] = useState<Stroke>();
  const { width, height } = SIGNATURE_BOX;

  const pointOf = (event: PointerEvent<SVGSVGElement>): Stroke => {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ];
  };
  const finish = () => {
    if (!line) return;
    const all = [...strokes, line];
    setStrokes(all);
    setLine(undefined);
    onChange(signatureOfStrokes(all));
    onLeave?.();
  };
  const clear = () => {
    setStrokes([]);
    onChange(null);
  };
  const drawn = [...strokes, ...(line ? [line] : [])];
  return (
    <fieldset {...names} className={classes.signature}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t(isSignature(value) ? "signed" : "signHere")}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setLine(pointOf(event));
        }}
        onPointerMove={(event) => line && setLine([...line, ...pointOf(event)])}
        onPointerUp={finish}
        onPointerCancel={finish}
      >
        {isSignature(value) && drawn.length === 0 && (
          <image href={value} width={width} height={height} />
        )}
        {drawn.map((stroke, at) => (
          <polyline
            // oxlint-disable-next-line react/no-array-index-key -- lines are added at the end and go all at once
            key={at}
            points={(stroke.length > 2 ? stroke : [...stroke, ...stroke]).join(" ")}
          />
        ))}
      </svg>
      <Group gap="xs" justify="space-between">
        <Button
          size="compact-sm"
          variant="default"
          disabled={name === ""}
          onClick={() => {
            setStrokes([]);
            onChange(signatureOfName(name));
          }}
        >
          {t("signWithName")}
        </Button>
        <IconButton icon={IconEraser} size="sm" label={t("clear")} onClick={clear} />
      </Group>
    </fieldset>
  );
}
