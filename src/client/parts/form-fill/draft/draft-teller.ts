import { type Keeper, keepWithin } from "#client/platform/keep-within.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import type { FormState } from "#domain/form/graph/form-state.ts";
import { type JsonObject, sameJson } from "#domain/form/json/json.ts";
import { writeValues } from "#domain/form/record/write-record.ts";
import { DRAFT_SHARE_DELAY } from "#domain/limits.ts";
import { type HeldValues, takenOver, toTell } from "#domain/record/draft/held-values.ts";
import { isBegun, type RecordDraft } from "#domain/record/draft/record-draft.ts";
import { recordTitle } from "#domain/record/record-title.ts";
import { readValues } from "#domain/record/record-values.ts";
import type { FormStore } from "../store/form-store.ts";
import { stateOfDraft } from "./form-draft.ts";

/** What stands of a new record on all devices of the person. */
export interface SharedRecord {
  readonly formId: number;
  readonly versionId: number;
  readonly draft: RecordDraft | undefined;
}

interface TellerParts {
  readonly store: FormStore;
  readonly start: FormState;
  /** What all devices had last, when the form was opened. */
  readonly agreed: JsonObject;
  /** Undefined where the record stays on this device. */
  readonly shared: SharedRecord | undefined;
  /** Tells the other devices, without a network later; answers whether it can be told. */
  readonly tell: (told: ArgumentsOf<"record.draft">) => Promise<boolean>;
}

/** The fields that stand on all devices; undefined where none do, or those of another version of the form. */
export function sharedValues(shared: SharedRecord | undefined): JsonObject | undefined {
  const { draft, versionId } = shared ?? {};
  if (!draft || (isBegun(draft) && draft.versionId !== versionId)) return undefined;
  const read = readValues(draft.values);
  return read.ok ? read.value : undefined;
}

/**
 * Lets a new record stand on all devices of the person while it is filled in: told once they rest or leave, taken over where
 * nothing else was typed.
 */
export class DraftTeller {
  readonly #parts: TellerParts;
  readonly #resting: Keeper<true>;
  #agreed: JsonObject;
  #shared: SharedRecord | undefined;
  /** What was told and has not been seen to stand: before that, what stood earlier may be heard once more. */
  #onItsWay: JsonObject = {};
  #isOver = false;

  constructor(parts: TellerParts) {
    this.#parts = parts;
    this.#agreed = parts.agreed;
    this.#shared = parts.shared;
    this.#resting = keepWithin(DRAFT_SHARE_DELAY, () => void this.#tell());
  }

  /** What all devices had last of each field, as far as this one knows. */
  get agreed(): JsonObject {
    return this.#agreed;
  }

  /** Something was typed. */
  readonly change = (): void => this.#resting.change(true);

  /** Whoever typed leaves. */
  readonly flush = (): void => this.#resting.flush();

  /** This is what stands on all devices by now. */
  hear(shared: SharedRecord | undefined): void {
    this.#shared = shared;
    const found = sharedValues(shared);
    if (this.#isOver) return;
    if (!found) {
      // What was kept here when the page went before it could be told.
      if (shared && !shared.draft) this.change();
      return;
    }
    this.#onItsWay = notYetIn(found, this.#onItsWay);
    const { store, start } = this.#parts;
    const held = this.#held();
    const took = takenOver(held, { ...found, ...this.#onItsWay });
    this.#agreed = took.agreed;
    const next = sameJson(took.values, held.values) ? undefined : stateOfDraft(start, took);
    if (next) store.replace(next);
    // What was typed before it could be told.
    else this.change();
  }

  /** It was sent or given up. */
  end(): void {
    this.#isOver = true;
    const { formId, versionId } = this.#shared ?? {};
    if (!formId || !versionId || Object.keys(this.#agreed).length === 0) return;
    const was = JSON.stringify(this.#agreed);
    void this.#parts.tell({ formId, versionId, title: "", values: "{}", was, ends: true });
  }

  async #tell(): Promise<void> {
    const { formId, versionId, draft } = this.#shared ?? {};
    if (!formId || !versionId || this.#isOver) return;
    const stands = sharedValues(this.#shared);
    // Another version of the form is being filled in elsewhere.
    if (draft && !stands) return;
    const told = toTell(this.#held(), stands ?? {});
    if (!told) return;
    const before = this.#agreed;
    this.#agreed = { ...before, ...told.values };
    this.#onItsWay = { ...this.#onItsWay, ...told.values };
    const { form, values: filled } = this.#parts.store.state;
    const title = recordTitle(form, filled);
    const [values, was] = [JSON.stringify(told.values), JSON.stringify(told.was)];
    const isTold = await this.#parts.tell({ formId, versionId, title, values, was });
    if (isTold) return;
    this.#agreed = before;
    this.#onItsWay = {};
  }

  #held(): HeldValues {
    const { store, start } = this.#parts;
    const values = writeValues(store.state.values);
    return { values, agreed: this.#agreed, start: writeValues(start.values) };
  }
}

/** Those of what was told that do not stand yet. */
function notYetIn(stands: JsonObject, told: JsonObject): JsonObject {
  const left = Object.entries(told).filter(
    ([name, value]) => !sameJson(stands[name] ?? null, value ?? null),
  );
  return Object.fromEntries(left);
}
