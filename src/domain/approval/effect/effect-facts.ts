import { formatDate } from "../../form/calendar/date-format.ts";
import type { FormNode } from "../../form/definition/form-node.ts";
import { readValue } from "../../form/field-kinds/read-value.ts";
import { fieldText } from "../../form/field-kinds/field-text.ts";
import { namesOfOptions, type Names } from "../../form/field-kinds/names.ts";
import { isEmptyJson } from "../../form/field-kinds/shapes/value-shape.ts";
import type { Json } from "../../form/json/json.ts";
import type { Id } from "../../id.ts";
import { MESSAGE_TEXT_MAX } from "../../limits.ts";
import type { Approval } from "../approval.ts";
import type { EffectSource } from "../flow/flow-effect.ts";
import type { RequestFacts } from "../route/read-course.ts";
import { callingNobody, textWith } from "./effect-text.ts";
import { fieldOf, namesPeople, shapeOf, sourceFits } from "./source-fits.ts";

/** What an effect is worked out from: the request as it ended. */
export interface EffectFacts {
  readonly approval: Approval;
  readonly request: RequestFacts;
  readonly names: Names;
}

/** What ends a round, or began it where nobody had to be asked. */
const LAST_WORDS = new Set(["start", "resubmit", "approve", "reject", "lapse"]);

/** When a request ended, and who had the last word; 0 = nobody, its time had come. */
export function lastWord({ events, updateTime }: Approval): { time: number; userId: Id } {
  const last = events.findLast(({ what }) => LAST_WORDS.has(what));
  const isDecided = last?.what === "approve" || last?.what === "reject";
  return { time: last?.time ?? updateTime, userId: isDecided ? last.userId : 0 };
}

/** What a field of the request says, as it reads. */
function saidIn({ request, names }: EffectFacts, path: string): string {
  const { form, zone } = request.ready;
  const node = fieldOf(form, path);
  const value = request.values.fields.get(path) ?? null;
  return node ? fieldText(node, value, { names, zone, on: "✓", off: "–" }) : "";
}

/** A text with what its fields say; nobody is called by what others have written into them. */
export function textOfEffect(facts: EffectFacts, text: string): string {
  const said = textWith(text, (path) => saidIn(facts, path), MESSAGE_TEXT_MAX);
  return callingNobody(said).trim();
}

/** What a field is filled in with; undefined where the source says nothing that fits it. */
export function valueFor(
  facts: EffectFacts,
  target: FormNode,
  source: EffectSource,
): Json | undefined {
  const { approval, request } = facts;
  const { form, zone } = request.ready;
  if (!sourceFits(target, source, form)) return undefined;
  const isText = shapeOf(target) === "text";
  switch (source.of) {
    case "value":
      return readValue(target, source.value, zone);
    case "field": {
      const from = fieldOf(form, source.path);
      const isSame = from !== undefined && shapeOf(from) === shapeOf(target);
      return isText && !isSame
        ? saidIn(facts, source.path)
        : (request.values.fields.get(source.path) ?? null);
    }
    case "decidedAt": {
      const { time } = lastWord(approval);
      return isText ? formatDate(time, "yyyy-MM-dd HH:mm", zone) : readValue(target, time, zone);
    }
    default: {
      const userId = source.of === "initiator" ? approval.createUserId : lastWord(approval).userId;
      if (userId === 0) return null;
      return isText ? nameOf(facts.names, userId) : personIn(target, userId);
    }
  }
}

function nameOf(names: Names, userId: Id): string {
  return namesOfOptions(names).nameOf({ type: "user" }, userId) ?? "";
}

function personIn(target: FormNode, userId: Id): Json {
  const id = target.kind.names === "mixed" ? `${userId}--user` : userId;
  return shapeOf(target) === "ids" ? [id] : id;
}

/** The people that a field names; of those that name departments and the like too, only people. */
export function peopleIn({ request }: EffectFacts, path: string): Id[] {
  const node = fieldOf(request.ready.form, path);
  const value = request.values.fields.get(path) ?? null;
  if (!node || !namesPeople(node) || isEmptyJson(value)) return [];
  const ids = Array.isArray(value) ? (value as readonly Json[]) : [value];
  return ids.flatMap((id) => {
    if (typeof id === "number") return [id];
    const [number = "", kind = "user"] = typeof id === "string" ? id.split("--") : [];
    return kind === "user" && Number(number) > 0 ? [Number(number)] : [];
  });
}
