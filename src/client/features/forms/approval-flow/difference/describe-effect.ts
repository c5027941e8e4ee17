import type { EffectFilling, EffectSource, FlowEffect } from "#domain/approval/flow/flow-effect.ts";
import type { Fact, FlowWords } from "./flow-words.ts";

/** All that is said of something that happens after the end. */
export function effectFacts(effect: FlowEffect, words: FlowWords): Fact[] {
  const { t } = words;
  return [[t("effects.when"), t(`effects.on.${effect.on}`)], ...detailsOf(effect, words)];
}

function detailsOf(effect: FlowEffect, words: FlowWords): Fact[] {
  const { t, person, field, place } = words;
  switch (effect.does) {
    case "write":
      return filled(effect.fields, words);
    case "record":
      return [
        [t("effects.form"), place("form", effect.formId)],
        ...filled(effect.fields, words, effect.formId),
      ];
    case "task": {
      const { planId, columnId, name, owners, start, end } = effect;
      const whose = [
        ...owners.userIds.map(person),
        ...(owners.initiator ? [t("effects.source.initiator")] : []),
        ...owners.fields.map((path) => field(path)),
      ];
      return [
        [t("effects.plan"), place("plan", planId)],
        [t("effects.column"), place("column", columnId)],
        [t("effects.taskName"), name],
        [t("effects.owners"), whose.join(", ")],
        [t("effects.start"), start === undefined ? t("effects.fromEnd") : field(start)],
        [t("effects.end"), end === undefined ? t("effects.noTime") : field(end)],
      ];
    }
    case "message":
      return [
        [t("effects.chat"), place("dialog", effect.dialogId)],
        [t("effects.says"), effect.text],
      ];
    default:
      return [
        [t("effects.plan"), place("plan", effect.planId)],
        [t("effects.webhook"), String(effect.hookId)],
      ];
  }
}

function filled(fields: EffectFilling, words: FlowWords, formId?: number): Fact[] {
  return fields.map(({ path, from }) => [
    words.field(path, formId),
    from.of === "value" ? words.value(path, from.value, formId) : sourceText(from, words),
  ]);
}

function sourceText(
  source: Exclude<EffectSource, { of: "value" }>,
  { t, field }: FlowWords,
): string {
  const way = t(`effects.source.${source.of}`);
  return source.of === "field" ? `${way}: ${field(source.path)}` : way;
}
