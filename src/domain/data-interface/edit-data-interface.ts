import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { type DataInterface, dataInterfaceShape } from "./data-interface.ts";
import { interfaceNote } from "./interface-note.ts";
import { interfaceNaming, interfaceParts } from "./interface-parts.ts";
import { interfacesToChange, refuseInterface } from "./interfaces.ts";

/** `dataInterface/edit`: what it is called, what it answers, and whether it does; what kind it is stays. */
export const editDataInterface = defineCommand({
  name: "dataInterface.edit",
  path: "/api/dataInterface/edit",
  access: "admin",
  arguments: z.object({
    id: idOf("dataInterface"),
    name: z.optional(interfaceNaming.name),
    code: z.optional(interfaceNaming.code),
    enabled: z.optional(z.boolean()),
    ...interfaceParts,
  }),
  reply: dataInterfaceShape,
  lane: () => companyScope,
  words: { name: "text" },
  *decide({ id, rows, formId, ...said }, actor) {
    const found = yield* interfacesToChange(actor);
    if (!found.ok) return refused(found.error);
    const before = found.value.find((each) => each.id === id);
    if (!before) return refused(parameterError("dataInterface.gone"));
    const put: DataInterface = {
      ...before,
      name: said.name ?? before.name,
      code: said.code ?? before.code,
      enabled: said.enabled ?? before.enabled,
      category: said.category ?? before.category,
      hasPage: said.hasPage ?? before.hasPage,
      parameters: said.parameters ?? before.parameters,
      columns: said.columns ?? before.columns,
      filters: said.filters ?? before.filters,
      sidx: said.sidx ?? before.sidx,
      rows: before.kind === "static" ? (rows ?? before.rows) : [],
      formId: before.kind === "query" ? (formId ?? before.formId) : 0,
    };
    const refusal = yield* refuseInterface(found.value, put);
    if (refusal) return refused(refusal);
    return applied([{ entity: "dataInterface", action: "update", put }], put, [
      interfaceNote("edit", put),
    ]);
  },
});
