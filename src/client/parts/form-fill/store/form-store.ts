import { whenIdle } from "#client/platform/when-idle.ts";
import { applyEdit } from "#domain/form/edit/apply-edit.ts";
import type { FormEdit } from "#domain/form/edit/form-edit.ts";
import type { Surroundings } from "#domain/form/expression/functions/form-function.ts";
import { evaluateForm } from "#domain/form/graph/evaluate-form.ts";
import type { FormState } from "#domain/form/graph/form-state.ts";
import {
  fieldProblems,
  type Filling,
  hardProblems,
  validateForm,
} from "#domain/form/validation/validate-form.ts";
import type { RecordProblem, ValueProblem } from "#domain/form/validation/value-problem.ts";

/** A field of the form, or its cell in a row. */
export interface FieldPlace {
  readonly path: string;
  readonly rowId?: string | undefined;
}

/** The name of a place, for maps and for the ids of elements. */
export function placeKey({ path, rowId }: FieldPlace): string {
  return rowId === undefined ? path : `${path} ${rowId}`;
}

/**
 * A record while it is filled in. Every field listens for itself, so that typing in one draws that one; what is wrong is said
 * of fields that somebody has left, and of all of them once the record was to be sent.
 */
export class FormStore {
  readonly #filling: Filling;
  readonly #listeners = new Set<() => void>();
  readonly #left = new Set<string>();
  readonly #later: typeof whenIdle;
  #state: FormState;
  /** The record as it was before anybody did anything to it. */
  #begun: FormState;
  #problems: ReadonlyMap<string, ValueProblem> = new Map();
  #asked = false;
  #isChecking = false;
  #wanted: FieldPlace | undefined;

  constructor(
    state: FormState,
    filling: Filling = {},
    later: typeof whenIdle = whenIdle,
    begun: FormState = state,
  ) {
    this.#state = state;
    this.#begun = begun;
    this.#filling = filling;
    this.#later = later;
  }

  get state(): FormState {
    return this.#state;
  }

  get filling(): Filling {
    return this.#filling;
  }

  /** The place that is to have the focus next, once what hides it is open. */
  get wanted(): FieldPlace | undefined {
    return this.#wanted;
  }

  readonly subscribe = (listen: () => void): (() => void) => {
    this.#listeners.add(listen);
    return () => this.#listeners.delete(listen);
  };

  /** Does one thing that a person did, with all that follows from it. */
  apply(edit: FormEdit): void {
    const { rights } = this.#filling;
    const limits = rights && { rights, begun: this.#begun };
    const next = applyEdit(this.#state, edit, limits);
    if (next === this.#state) return;
    this.#state = next;
    if (edit.type === "set") this.#sayAnew(edit);
    this.#tell();
  }

  /** Stands as another device of the person has it. */
  replace(state: FormState): void {
    this.#state = state;
    this.#checkLater();
    this.#tell();
  }

  /** Works all of it out anew with what is known beside the form by now: rows and records come while it is filled in. */
  know(around: Surroundings): void {
    const { form, values, unseen } = this.#state;
    if (around === this.#state.around) return;
    this.#state = evaluateForm(form, values, around, unseen);
    this.#begun = evaluateForm(form, this.#begun.values, around, unseen);
    this.#checkLater();
    this.#tell();
  }

  /** Somebody has been in a field and is not any more. */
  leave(place: FieldPlace): void {
    this.#left.add(placeKey(place));
    this.#sayOf(place);
    this.#tell();
    this.#checkLater();
  }

  /** What hinders the record from being sent, said at its fields from now on; the first of it gets the focus. */
  check(): readonly RecordProblem[] {
    this.#asked = true;
    const all = validateForm(this.#state, this.#filling);
    const hard = hardProblems(all);
    this.#sayAll(all);
    this.#wanted = hard[0];
    this.#tell();
    return hard;
  }

  /** Problems that the server found, said like our own. */
  say(problems: readonly RecordProblem[]): void {
    this.#asked = true;
    this.#sayAll(problems);
    this.#wanted = problems[0];
    this.#tell();
  }

  /** Leads to a place, as the table of contents does. */
  want(place: FieldPlace | undefined): void {
    this.#wanted = place;
    this.#tell();
  }

  problemAt(place: FieldPlace): ValueProblem | undefined {
    return this.#problems.get(placeKey(place));
  }

  /** What is said of the field that was just changed is true at once; all else follows when it is left. */
  #sayAnew(place: FieldPlace): void {
    if (this.#problems.has(placeKey(place))) this.#sayOf(place);
  }

  #sayOf(place: FieldPlace): void {
    const key = placeKey(place);
    const piece = this.#state.form.fields.get(place.path);
    const [first] = piece ? fieldProblems(this.#state, piece, place.rowId, this.#filling) : [];
    const problems = new Map(this.#problems);
    if (first) problems.set(key, first);
    else problems.delete(key);
    this.#problems = problems;
  }

  /** What fields say of each other takes as long as the form is, and the next key is not to wait for it. */
  #checkLater(): void {
    if (this.#isChecking) return;
    this.#isChecking = true;
    this.#later(() => {
      this.#isChecking = false;
      this.#sayAll(validateForm(this.#state, this.#filling));
      this.#tell();
    });
  }

  #sayAll(all: readonly RecordProblem[]): void {
    const problems = new Map<string, ValueProblem>();
    // What hinders is said before what is only told.
    for (const problem of [...hardProblems(all), ...all]) {
      const key = placeKey(problem);
      if (!problems.has(key) && (this.#asked || this.#left.has(key))) problems.set(key, problem);
    }
    this.#problems = problems;
  }

  #tell(): void {
    for (const listen of this.#listeners) listen();
  }
}
