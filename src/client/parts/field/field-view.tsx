import { Anchor, VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import tags from "#client/parts/task/tag/tag.module.css";
import { Each } from "#client/ui/each/each.tsx";
import colors from "#client/ui/swatch/swatch.module.css";
import { idsIn } from "#domain/field/field-value.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import classes from "./field.module.css";
import type { FieldWords } from "./use-field-words.ts";

interface FieldViewProps {
  readonly field: PlanField;
  readonly value: string;
  readonly words: FieldWords;
}

/** What a task says in a field, in one line. */
export function FieldView({ field, value, words }: FieldViewProps) {
  if (value === "") return null;
  if (field.kind === "choice") return <ChosenOptions field={field} value={value} words={words} />;
  if (field.kind === "tick")
    return (
      <>
        <IconCheck size="1rem" aria-hidden />
        <VisuallyHidden>{words(field, value)}</VisuallyHidden>
      </>
    );
  if (field.kind === "link")
    return (
      <Anchor
        className={classes.words}
        href={value}
        target="_blank"
        rel="noopener noreferrer nofollow"
        title={value}
      >
        {value.replace(/^(https?:\/\/|mailto:|tel:)/i, "")}
      </Anchor>
    );
  const text = words(field, value);
  return (
    <span className={classes.words} title={text}>
      {text}
    </span>
  );
}

function ChosenOptions({ field, value, words }: FieldViewProps) {
  const chosen = idsIn(value).map((id) => ({
    id,
    name: words(field, String(id)),
    color: field.options.find((option) => option.id === id)?.color ?? "",
  }));
  return (
    <span className={classes.values}>
      <Each rows={chosen} keyOf={({ id }) => id}>
        {({ name, color }) => (
          <span
            className={`${tags.tag} ${colors.color}`}
            data-color={color || undefined}
            title={name}
          >
            <span className={tags.name}>{name}</span>
          </span>
        )}
      </Each>
    </span>
  );
}
