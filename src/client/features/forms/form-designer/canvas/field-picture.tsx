import { IconCheck, IconChevronDown, IconCircle, IconSquare } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import { KindIcon } from "../palette/kind-icon.tsx";
import classes from "./field-picture.module.css";

interface FieldPictureProps {
  readonly node: FormNode;
  readonly name: string;
  /** It is a column, below its name. */
  readonly inTable: boolean;
}

/** A field as it will look, with nothing in it to be filled in. */
export function FieldPicture({ node, name, inTable }: FieldPictureProps) {
  const { settings, kind } = node;
  const isShown = kind.group === "display";
  const isNamed = !isShown && settings.showLabel;
  return (
    <div
      className={classes.picture}
      data-hidden={settings.noShow}
      data-beside={isNamed && !inTable ? true : undefined}
    >
      {isNamed && (
        <span className={classes.label}>
          {name}
          {settings.required && <span className={classes.star}>{"*"}</span>}
        </span>
      )}
      {isShown ? <ShownPicture node={node} name={name} /> : <ControlPicture node={node} />}
    </div>
  );
}

function ShownPicture({
  node: { kind },
  name,
}: {
  readonly node: FormNode;
  readonly name: string;
}) {
  if (kind.name === "groupTitle") return <strong>{name}</strong>;
  if (kind.name === "divider") return <span className={classes.divider}>{name}</span>;
  if (kind.name === "text") return <span>{name}</span>;
  return (
    <span className={classes.box}>
      <KindIcon kind={kind.name} />
      {name}
    </span>
  );
}

function ControlPicture({ node }: { readonly node: FormNode }) {
  const { t } = useTranslation("form-designer");
  const { kind, properties, settings } = node;
  if (kind.name === "radio" || kind.name === "checkbox") return <Choices node={node} />;
  if (kind.name === "switch") return <span className={classes.toggle} />;
  const { placeholder, addonBefore, addonAfter } = properties;
  const { defaultValue } = settings;
  const isChosen = kind.names !== undefined;
  const told = typeof defaultValue === "string" || typeof defaultValue === "number";
  const words = told && !isChosen ? String(defaultValue) : (placeholder ?? "");
  return (
    <span className={classes.box} data-large={kind.name === "textarea" || kind.name === "editor"}>
      {kind.name !== "input" && kind.name !== "textarea" && <KindIcon kind={kind.name} />}
      {addonBefore}
      <span className={classes.words}>
        {settings.defaultCurrent ? t(`current.${kind.group === "time" ? "now" : "own"}`) : words}
      </span>
      {addonAfter}
      {isChosen && <IconChevronDown size="1rem" aria-hidden />}
    </span>
  );
}

/** Choices that are shown before the rest is counted. */
const SHOWN = 6;

function Choices({ node: { kind, properties, settings } }: { readonly node: FormNode }) {
  const options = properties.options ?? [];
  const Picture = kind.name === "radio" ? IconCircle : IconSquare;
  return (
    <span className={classes.choices}>
      <Each rows={options.slice(0, SHOWN)} keyOf={({ id }) => id}>
        {({ id, name }) => (
          <span className={classes.choice}>
            {settings.defaultValue === id ? (
              <IconCheck size="1rem" aria-hidden />
            ) : (
              <Picture size="1rem" stroke={1.6} aria-hidden />
            )}
            {name}
          </span>
        )}
      </Each>
      {options.length > SHOWN && <span>{`+${options.length - SHOWN}`}</span>}
    </span>
  );
}
