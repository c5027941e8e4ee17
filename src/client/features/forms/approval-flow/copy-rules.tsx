import { Button, NativeSelect } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { COPY_TIMES, type FlowCopyRule } from "#domain/approval/flow/flow.ts";
import { FLOW_COPIES_MAX } from "#domain/approval/flow/flow-limits.ts";
import { newCopyRule } from "./edit/edit-nodes.ts";
import { CopyFields } from "./nodes/copy-fields.tsx";
import { useFlowEditing } from "./nodes/flow-editing.ts";
import { QuestionFields } from "./nodes/question-fields.tsx";
import classes from "./approval-flow.module.css";

/** Who gets to know of all requests of the flow: at the start, at each step, at the end. */
export function CopyRules() {
  const { t } = useTranslation("approval-flow");
  const { flow, change } = useFlowEditing();
  const rules = flow.copies ?? [];
  const put = (copies: readonly FlowCopyRule[]) => change({ ...flow, copies: [...copies] });
  return (
    <section className={classes.settings} aria-label={t("copies.title")}>
      <h2 className={classes.heading}>{t("copies.title")}</h2>
      <ol className={classes.nodes}>
        <Each rows={rules.map((rule, at) => ({ rule, at }))} keyOf={({ rule }) => rule.id} as="li">
          {({ rule, at }) => (
            <RuleCard
              rule={rule}
              number={at + 1}
              onChange={(next) => put(rules.with(at, next))}
              onRemove={() => put(rules.toSpliced(at, 1))}
            />
          )}
        </Each>
      </ol>
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          disabled={rules.length >= FLOW_COPIES_MAX}
          onClick={() => put([...rules, newCopyRule(flow)])}
        >
          {t("copies.add")}
        </Button>
      </div>
    </section>
  );
}

interface RuleCardProps {
  readonly rule: FlowCopyRule;
  readonly number: number;
  readonly onChange: (rule: FlowCopyRule) => void;
  readonly onRemove: () => void;
}

function RuleCard({ rule, number, onChange, onRemove }: RuleCardProps) {
  const { t } = useTranslation("approval-flow");
  const { problems } = useFlowEditing();
  const problem = problems.find(({ node }) => node === rule.id);
  return (
    <li className={classes.node} data-broken={problem ? true : undefined}>
      <div className={classes.head}>
        <NativeSelect
          className={classes.nodeName}
          aria-label={t("copies.when", { number })}
          data={COPY_TIMES.map((value) => ({ value, label: t(`copies.at.${value}`) }))}
          value={rule.at}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...rule, at: COPY_TIMES.find((at) => at === value) ?? rule.at })
          }
        />
        <IconButton icon={IconTrash} label={t("copies.remove", { number })} onClick={onRemove} />
      </div>
      {problem && (
        <p role="alert" className={classes.problem}>
          {t(`problem.${problem.what}`)}
        </p>
      )}
      <CopyFields copy={rule} onChange={(copy) => onChange({ ...rule, ...copy })} />
      <QuestionFields
        when={rule.when}
        always={t("copies.always")}
        onChange={(when) => onChange({ ...rule, when })}
      />
    </li>
  );
}
