import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE, PARAMETER_ERROR } from "../refusal.ts";
import { sendFile } from "./send-file.ts";

const md5 = "0cc175b9c0f1b6a831c399e269772661";

export const sendFileCases = casesOf(sendFile, {
  by: "member",
  arguments: ({ taskDialog, message, mint }, me) => ({
    id: mint(me),
    fileId: mint(me),
    dialogId: taskDialog.id,
    replyId: message.id,
    name: "slab.jpg",
    size: 2_000_000,
    md5,
    width: 4000,
    height: 3000,
    thumb: "/9j/4AAQ",
    text: "As of noon",
  }),
  roles: inside(DIALOG_GONE),
  refusals: {
    "an answer to a message of another chat": {
      arguments: ({ group, message }) => ({
        dialogId: group.id,
        replyId: message.id,
        name: "slab.jpg",
        size: 1,
        md5,
      }),
      code: PARAMETER_ERROR,
      reason: "message.gone",
    },
    "a name of which nothing is left": {
      arguments: ({ group }) => ({ dialogId: group.id, name: "../..", size: 1, md5 }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
    "a content of no bytes": {
      arguments: ({ group }) => ({ dialogId: group.id, name: "a.txt", size: 0, md5 }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
    "a small picture that is none": {
      arguments: ({ group }) => ({
        dialogId: group.id,
        name: "a.jpg",
        size: 1,
        md5,
        thumb: "PHN2Zz4=",
      }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
  },
});
