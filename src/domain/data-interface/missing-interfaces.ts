import { COMPANY_ID } from "../company/company-id.ts";
import type { Form } from "../form/graph/form.ts";
import { interfacesOf, relatedInterfaces } from "../form/graph/related-interfaces.ts";
import { formProblem, type FormProblem } from "../form/problems/form-problem.ts";
import { list, type Reading } from "../reading.ts";
import type { DataInterface } from "./data-interface.ts";
import { interfaceNamed } from "./interfaces.ts";

type Named = Pick<DataInterface, "id" | "code" | "enabled">;

/** All data interfaces, where the form asks one. */
export function* interfacesFor(form: Form): Reading<readonly Named[]> {
  const asks = relatedInterfaces(form).length > 0;
  return asks ? yield* list("dataInterface", { companyId: COMPANY_ID }) : [];
}

/** Fields that ask a data interface that is not there, or is switched off. */
export function missingInterfaces(form: Form, all: readonly Named[]): readonly FormProblem[] {
  return [...form.pieces.values()].flatMap(({ path, node }) =>
    interfacesOf(node)
      .filter((name) => interfaceNamed(all, name)?.enabled !== true)
      .map((name) => formProblem("form.interfaceMissing", path, { interface: name })),
  );
}
