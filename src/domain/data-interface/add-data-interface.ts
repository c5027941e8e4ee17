import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { INTERFACES_MAX } from "./data-interface-limits.ts";
import { type DataInterface, dataInterfaceShape } from "./data-interface.ts";
import { interfaceNote } from "./interface-note.ts";
import { interfaceNaming, interfaceParts } from "./interface-parts.ts";
import { interfacesToChange, refuseInterface } from "./interfaces.ts";

/** `dataInterface/add`: rows that forms let people choose from. */
export const addDataInterface = defineCommand({
  name: "dataInterface.add",
  path: "/api/dataInterface/add",
  access: "admin",
  arguments: z.object({
    id: z.optional(newIdOf("dataInterface")),
    kind: z.enum(["static", "query", "http"]),
    ...interfaceNaming,
    ...interfaceParts,
  }),
  reply: dataInterfaceShape,
  lane: () => companyScope,
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { name: "text" },
  *decide({ id = 0, kind, name, code, ...parts }, actor) {
    const found = yield* interfacesToChange(actor);
    if (!found.ok) return refused(found.error);
    if (found.value.length >= INTERFACES_MAX)
      return refused(parameterError("dataInterface.max", { count: INTERFACES_MAX }));
    const put: DataInterface = {
      id,
      companyId: COMPANY_ID,
      name,
      code,
      kind,
      enabled: true,
      category: parts.category ?? "",
      hasPage: parts.hasPage ?? true,
      parameters: parts.parameters ?? [],
      columns: parts.columns ?? [],
      filters: parts.filters ?? [],
      rows: kind === "static" ? (parts.rows ?? []) : [],
      formId: kind === "query" ? (parts.formId ?? 0) : 0,
      sidx: parts.sidx ?? "",
      createTime: actor.now,
    };
    const refusal = yield* refuseInterface(found.value, put);
    if (refusal) return refused(refusal);
    return applied([{ entity: "dataInterface", action: "add", put }], put, [
      interfaceNote("add", put),
    ]);
  },
});
