import { IconAlertCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { Each } from "#client/ui/each/each.tsx";
import { textOf } from "#domain/form/json/json.ts";
import type { FormProblem } from "#domain/form/problems/form-problem.ts";
import { useDesigning } from "../designing.ts";
import { pieceName } from "../piece-name.ts";
import classes from "./problems.module.css";

/** What has to be mended before the form can be published; each line leads to where. */
export function ProblemList() {
  const { t } = useTranslation("form-designer");
  const { problems, form, definition, showProblem } = useDesigning();
  const failureText = useFailureText();
  if (problems.length === 0) return null;
  const ruleName = (id: string) =>
    textOf(definition.rules.find((rule) => rule["id"] === id)?.["name"]) || id;
  const pieceAt = ({ at }: FormProblem) => form.pieces.get(at.split(" → ")[0] ?? at);
  return (
    <section className={classes.problems} aria-label={t("problems")}>
      <h2 className={classes.heading}>{t("problemCount", { count: problems.length })}</h2>
      <ul className={classes.list}>
        <Each
          rows={problems.map((problem, at) => ({ problem, at }))}
          keyOf={({ at }) => at}
          as="li"
        >
          {({ problem }) => {
            const piece = pieceAt(problem);
            const name = piece ? pieceName(piece.node, t) : ruleName(problem.at);
            return (
              <li>
                <button
                  type="button"
                  className={classes.problem}
                  onClick={() =>
                    showProblem({ ruleId: problem.at, ...(piece && { path: piece.path }) })
                  }
                >
                  <IconAlertCircle size="1rem" aria-hidden />
                  <strong>{name}</strong>
                  <span>{failureText(problem)}</span>
                </button>
              </li>
            );
          }}
        </Each>
      </ul>
    </section>
  );
}
