import * as z from "zod/mini";
import { idShape } from "../../shape.ts";

/** The entry of the menu that was marked, or is so no more. */
export const commonFunctionReply = z.object({ id: idShape });
