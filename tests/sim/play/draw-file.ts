import type { Draw } from "./action.ts";
import { aDialog, aWord } from "./draw-thing.ts";

/** A file whose content never comes: its row is there all the same. */
export const sendFile: Draw = async (seen) => {
  const dialog = await aDialog(seen);
  const ending = seen.luck.chance(0.5) ? "jpg" : "pdf";
  return (
    dialog && {
      name: "message.sendFile",
      args: {
        dialogId: dialog.id,
        name: `${aWord(seen)}.${ending}`,
        size: 3,
        md5: "900150983cd24fb0d6963f7d28e17f72",
        ...(seen.luck.chance(0.5) && { text: aWord(seen) }),
      },
    }
  );
};

export const removeTaskFile: Draw = async (seen) => {
  const files = await seen.database.file.where("taskId").above(0).toArray();
  const file = seen.luck.pick(files);
  return file && { name: "task.removeFile", args: { fileId: file.id } };
};
