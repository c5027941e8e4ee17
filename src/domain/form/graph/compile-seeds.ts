import { readTokens } from "../expression/token.ts";
import { isJsonList, objectOf } from "../json/json.ts";
import { type FormPiece, isTable } from "../model/form-piece.ts";
import { placeIn } from "../model/form-place.ts";
import { compileTokens } from "./compile-rules.ts";
import type { FormProblem } from "../problems/form-problem.ts";
import type { FormSeed } from "./form.ts";

/** The rows that sub-tables have by themselves (`seedRows`: cells, and a formula where they are there only while it holds). */
export function compileSeeds(
  pieces: ReadonlyMap<string, FormPiece>,
  problems: FormProblem[],
): readonly FormSeed[] {
  return [...pieces.values()].filter(isTable).flatMap(({ path, node }) =>
    (node.properties.seedRows ?? []).flatMap((json, at): FormSeed[] => {
      const { cells, when } = objectOf(json);
      const seed = { table: path, rowId: `seed${at + 1}`, cells: objectOf(cells) };
      if (!isJsonList(when)) return [{ ...seed, applies: undefined }];
      const compiled = compileTokens(readTokens(when), placeIn(pieces, undefined), path);
      if (compiled.ok) return [{ ...seed, applies: compiled.value }];
      problems.push(compiled.error);
      return [];
    }),
  );
}
