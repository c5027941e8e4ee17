import { Button, Select, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { PersonPicker } from "#client/parts/people/person-picker.tsx";
import { PersonRow } from "#client/parts/people/person-row.tsx";
import { paceWords, useRuleWords } from "#client/parts/chat/rules/use-rule-words.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { Dialog } from "#domain/dialog/dialog.ts";
import { SLOW_MODES, WRITERS_MAX } from "#domain/dialog/rules/slow-modes.ts";

interface GroupRulesProps {
  readonly dialog: Dialog;
  readonly people: readonly number[];
  /** Whether the person decides about them. */
  readonly mayChange: boolean;
}

/** Who may write in a group and call everybody, and how fast: all in it can read that, who leads it decides. */
export function GroupRules({ dialog, people, mayChange }: GroupRulesProps) {
  const { t } = useTranslation("group-rules");
  const wordsOf = useRuleWords();
  const { writing, callingAll, slowMode, writers } = dialog.rules;
  if (mayChange) return <RulesForm dialog={dialog} people={people} />;
  const shown = { writing, callingAll, slowMode, ...(writing === "chosen" && { writers }) };
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t("title")}
      </Title>
      {wordsOf(shown).map((words) => (
        <Text key={words} size="sm">
          {words}
        </Text>
      ))}
    </Stack>
  );
}

function RulesForm({ dialog, people }: Pick<GroupRulesProps, "dialog" | "people">) {
  const { t } = useTranslation("group-rules");
  const run = useRun();
  const dialogId = dialog.id;
  const { rules } = dialog;
  const paces = SLOW_MODES.map((seconds) => ({
    value: `${seconds}`,
    label: seconds === 0 ? t("paceFree") : t("pace", { pace: paceWords(t, seconds) }),
  }));
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t("title")}
      </Title>
      <Select
        label={t("whoWrites")}
        allowDeselect={false}
        data={[
          { value: "all", label: t("everybody") },
          { value: "chosen", label: t("leadersAndChosen") },
        ]}
        value={rules.writing}
        onChange={(writing) => {
          if (writing) void run("dialog.setRules", { dialogId, writing });
        }}
      />
      {rules.writing === "chosen" && <Writers dialog={dialog} people={people} />}
      <Select
        label={t("whoCallsAll")}
        allowDeselect={false}
        data={[
          { value: "all", label: t("everybody") },
          { value: "leaders", label: t("leaders") },
        ]}
        value={rules.callingAll}
        onChange={(callingAll) => {
          if (callingAll) void run("dialog.setRules", { dialogId, callingAll });
        }}
      />
      <Select
        label={t("slowMode")}
        description={t("slowHint")}
        allowDeselect={false}
        data={paces}
        value={`${rules.slowMode}`}
        onChange={(chosen) => {
          const pace = SLOW_MODES.find((seconds) => `${seconds}` === chosen);
          if (pace !== undefined) void run("dialog.setRules", { dialogId, slowMode: pace });
        }}
      />
    </Stack>
  );
}

/** Those who may write although not everybody may. */
function Writers({ dialog, people }: Pick<GroupRulesProps, "dialog" | "people">) {
  const { t } = useTranslation("group-rules");
  const run = useRun();
  const [adding, setAdding] = useState(false);
  const dialogId = dialog.id;
  const writers = dialog.rules.writers.filter((id) => people.includes(id));
  return (
    <Stack gap="xs">
      <Each rows={writers} keyOf={(id) => id}>
        {(id) => (
          <PersonRow userId={id}>
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => void run("dialog.setRules", { dialogId, removeWriters: [id] })}
            >
              {t("mute")}
            </Button>
          </PersonRow>
        )}
      </Each>
      {adding ? (
        <PersonPicker
          label={t("letWrite")}
          chosen={writers}
          among={people}
          max={WRITERS_MAX}
          actionOn={(name) => t("letNameWrite", { name })}
          onChange={({ added }) => {
            setAdding(false);
            void run("dialog.setRules", { dialogId, addWriters: [...added] });
          }}
        />
      ) : (
        <Button size="compact-sm" variant="default" onClick={() => setAdding(true)}>
          {t("letWrite")}
        </Button>
      )}
    </Stack>
  );
}
