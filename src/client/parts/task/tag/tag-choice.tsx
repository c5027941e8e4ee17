import { Button, Stack, Text, TextInput } from "@mantine/core";
import { IconCheck, IconPencil, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { usePlan } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { usePlanTags } from "#client/live/use-tags.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { TAG_NAME_MAX } from "#domain/limits.ts";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { isLeader } from "#domain/plan/plan-role.ts";
import type { PlanTag } from "#domain/tag/plan-tag.ts";
import { nextTagColor } from "./next-tag-color.ts";
import { TagForm } from "./tag-form.tsx";
import classes from "./tag.module.css";

interface TagChoiceProps {
  readonly planId: number;
  readonly chosen: readonly number[];
  readonly onToggle: (tagId: number, wanted: boolean) => void;
}

/** The tags of a plan to choose from; what is not there is made where it is missed. */
export function TagChoice({ planId, chosen, onToggle }: TagChoiceProps) {
  const { t } = useTranslation("task-tag");
  const run = useRun();
  const tags = usePlanTags(planId);
  const { mayMake, mayChange } = useTagRights(planId);
  const [text, setText] = useState("");
  const [edited, setEdited] = useState<PlanTag>();
  const name = text.trim();
  const wanted = name.toLowerCase();
  const found = tags.filter((tag) => tag.name.toLowerCase().includes(wanted));
  const isNew = mayMake && name !== "" && !tags.some((tag) => tag.name.toLowerCase() === wanted);
  if (edited) return <TagForm tag={edited} onDone={() => setEdited(undefined)} />;
  const make = async () => {
    setText("");
    const result = await run("tag.add", { planId, name, color: nextTagColor(tags) });
    if (result.ok) onToggle(result.reply.id, true);
    else setText(text);
  };
  const confirm = () => {
    const [first] = found;
    if (isNew) void make();
    else if (first && name !== "") {
      onToggle(first.id, !chosen.includes(first.id));
      setText("");
    }
  };
  return (
    <Stack gap="xs">
      <TextInput
        data-autofocus
        aria-label={t("find")}
        placeholder={t("find")}
        maxLength={TAG_NAME_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          confirm();
        }}
      />
      {tags.length === 0 && name === "" && (
        <Text size="sm" c="dimmed">
          {t("none")}
        </Text>
      )}
      {found.length > 0 && (
        <ul className={classes.options}>
          <Each rows={found} keyOf={({ id }) => id} as="li">
            {(tag) => {
              const has = chosen.includes(tag.id);
              return (
                <li>
                  <button
                    type="button"
                    className={classes.option}
                    aria-pressed={has}
                    onClick={() => onToggle(tag.id, !has)}
                  >
                    <Swatch color={tag.color} />
                    <span className={classes.optionName}>{tag.name}</span>
                    {has && <IconCheck size="1rem" aria-hidden />}
                  </button>
                  {mayChange(tag) && (
                    <IconButton
                      size="sm"
                      icon={IconPencil}
                      label={t("edit", { name: tag.name })}
                      onClick={() => setEdited(tag)}
                    />
                  )}
                </li>
              );
            }}
          </Each>
        </ul>
      )}
      {isNew && (
        <Button
          variant="light"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => void make()}
        >
          {t("make", { name })}
        </Button>
      )}
    </Stack>
  );
}

/** Whoever made a tag changes it for everybody, and whoever leads the plan. */
function useTagRights(planId: number) {
  const { userId } = useData();
  const plan = usePlan(planId);
  const seen = plan.state === "ready" ? plan.value : undefined;
  const mayMake = seen !== undefined && mayInOpen(seen, "tags");
  return {
    mayMake,
    mayChange: (tag: PlanTag) => mayMake && (tag.userId === userId || isLeader(seen.member)),
  };
}
