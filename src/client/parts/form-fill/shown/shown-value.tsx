import { ColorSwatch, Rating, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { late } from "#client/ui/late.tsx";
import { BreakableText } from "#client/parts/text/breakable-text.tsx";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import { fieldText } from "#domain/form/field-kinds/field-text.ts";
import { isEmptyJson } from "#domain/form/field-kinds/shapes/value-shape.ts";
import { type Json, textOf } from "#domain/form/json/json.ts";
import classes from "./shown.module.css";
import { CapitalAmount } from "../kinds/number-controls.tsx";
import { formFilesOf } from "../files/form-files.ts";
import { isSignature } from "#client/parts/signature/signature-picture.ts";
import { interfaceOf } from "#domain/form/graph/related-interfaces.ts";
import { PickedWords } from "../rows/picked-words.tsx";
import { ShownOutline } from "./shown-outline.tsx";
import { useShownForm } from "../store/form-context.ts";

const FileList = late(async () => (await import("../files/file-list.tsx")).FileList);

const RichTextView = late(
  async () => (await import("#client/parts/rich-text/rich-text-view.tsx")).RichTextView,
);

interface ShownValueProps {
  readonly node: FormNode;
  readonly value: Json;
  /** It follows from something that only the server has. */
  readonly unknown?: boolean;
}

/** A value as people read it, and nothing to change it with. */
export function ShownValue({ node, value, unknown = false }: ShownValueProps) {
  const { t } = useTranslation("form-fill");
  const { words, mode } = useShownForm();
  if (unknown) return <Quiet text={t("onlyServerKnows")} />;
  if (isEmptyJson(value)) {
    const comesLater = mode === "fill" && node.kind.group === "system";
    return <Quiet text={comesLater ? t("setWhenSent") : "–"} />;
  }
  switch (node.kind.name) {
    case "colorPicker":
      return <ShownColor color={textOf(value)} />;
    case "rate":
      return (
        <Rating readOnly value={Number(value)} count={node.properties.count ?? 5} fractions={2} />
      );
    case "sign":
    case "signature":
      return isSignature(value) ? (
        <img className={classes.signed} src={value} alt={t("signed")} />
      ) : (
        <ShownText text={textOf(value)} />
      );
    case "uploadFile":
    case "uploadImg":
      return <FileList files={formFilesOf(value)} asPictures={node.kind.name === "uploadImg"} />;
    case "map":
      return (
        <>
          <ShownOutline value={value} />
          <ShownText text={fieldText(node, value, words)} />
        </>
      );
    case "editor":
      return <RichTextView html={textOf(value)} />;
    default:
      return (
        <>
          {interfaceOf(node) !== "" && <PickedWords node={node} value={value} />}
          <ShownText text={fieldText(node, value, words)} isShort={node.kind.name === "input"} />
          {node.properties.isAmountChinese === true && <CapitalAmount value={value} />}
        </>
      );
  }
}

/** Letters of a text in one line that are shown before the rest is asked for (seed 001 section 5). */
const SHORT = 20;

interface ShownTextProps {
  readonly text: string;
  /** A long one stands in one line with an ellipsis, and is whole when it is pressed. */
  readonly isShort?: boolean;
}

function ShownText({ text, isShort = false }: ShownTextProps) {
  const { mode } = useShownForm();
  const [whole, setWhole] = useState(false);
  if (!isShort || mode === "fill" || text.length <= SHORT) {
    return (
      <span className={classes.text}>
        <BreakableText text={text} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes.long}
      aria-expanded={whole}
      title={text}
      onClick={() => setWhole(!whole)}
    >
      <BreakableText text={text} />
    </button>
  );
}

function Quiet({ text }: { readonly text: string }) {
  return (
    <Text span c="dimmed" size="sm">
      {text}
    </Text>
  );
}

function ShownColor({ color }: { readonly color: string }) {
  return (
    <span className={classes.color}>
      <ColorSwatch color={color} size="var(--plumbline-mark)" />
      {color}
    </span>
  );
}
