import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { interfaceNote } from "./interface-note.ts";
import { interfacesToChange } from "./interfaces.ts";
import { formsThatAsk } from "./interface-uses.ts";

/** `dataInterface/remove`: one that no form that people fill in asks; others are switched off. */
export const removeDataInterface = defineCommand({
  name: "dataInterface.remove",
  path: "/api/dataInterface/remove",
  access: "admin",
  arguments: z.object({ id: idOf("dataInterface") }),
  reply: z.object({ id: idOf("dataInterface") }),
  lane: () => companyScope,
  takes: true,
  *decide({ id }, actor) {
    const found = yield* interfacesToChange(actor);
    if (!found.ok) return refused(found.error);
    const standing = found.value.find((each) => each.id === id);
    if (!standing) return refused(parameterError("dataInterface.gone"));
    const [form] = yield* formsThatAsk(standing);
    if (form) return refused(parameterError("dataInterface.inUse", { name: form.name }));
    return applied([{ entity: "dataInterface", action: "delete", remove: id }], { id }, [
      interfaceNote("remove", standing),
    ]);
  },
});
