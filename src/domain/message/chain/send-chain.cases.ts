import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE } from "../../refusal.ts";
import { sendChain } from "./send-chain.ts";

export const sendChainCases = casesOf(sendChain, {
  by: "member",
  arguments: ({ taskDialog, mint }, me) => ({
    id: mint(me),
    dialogId: taskDialog.id,
    text: "When do we pour?",
  }),
  roles: inside(DIALOG_GONE),
});
