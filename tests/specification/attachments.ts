import { specify } from "./specification.ts";

const chat = "tests/browser/file-message.test.ts";
const chunks = "tests/server/files/chunks.test.ts";
const preview = "tests/browser/preview.test.ts";
const reading = "tests/server/files/reading.test.ts";
const rules = "src/domain/file/upload-rules.test.ts";
const simple = "tests/server/files/simple-uploads.test.ts";
const uploader = "src/client/data/uploads/uploader.test.ts";

/** What the specifications say of where files stand: pages of one file, messages, tasks, fields, and what is said of them. */
export const attachmentLines = specify([
  {
    source: "000 §2",
    says: "/manage/AtlasList is the register of drawings.",
    shownBy: {
      "tests/browser/drawings.test.ts": [
        "a PDF of many pages becomes a register without a network",
      ],
    },
  },
  {
    source: "000 §2",
    says: "/single/file/msg/{msgId} and /single/file/task/{fileId} are pages of one file.",
    shownBy: {
      [chat]: ["a file has a page of its own, by its number and by its message's"],
      "tests/browser/task-files.test.ts": ["a file of a task has a page of its own"],
    },
  },
  {
    source: "000 §2",
    says: "Films and sounds are played in the preview.",
    shownBy: {
      "tests/browser/films-and-sound.test.ts": ["a film and a sound are played where they lie"],
    },
  },
  {
    source: "000 §3",
    says: "A dialog says whether it has pictures and files.",
    shownBy: {
      "tests/server/dialog-lists.test.ts": [
        "pictures, files, links and bookmarks of a dialog are told of",
        "a file that is taken away from its task is none of its chat's any more",
      ],
    },
  },
  {
    source: "000 §3",
    says: "A file of a task names its task.",
    shownBy: {
      "src/domain/message/send-file.test.ts": [
        "what is sent in a task's chat is a file of the task",
      ],
    },
  },
  {
    source: "000 §3",
    says: "A recording is a message.",
    shownBy: {
      "tests/browser/voice.test.ts": ["the other sees it is new, hears it where it stands"],
    },
  },
  {
    source: "000 §4",
    says: "Task events: upload and filedelete tell of what came to a task and left it.",
    shownBy: {
      "src/domain/message/send-file.test.ts": ["a task is told that a file was uploaded to it"],
      "src/domain/file/remove-task-file.test.ts": ["a file leaves its task, which is told as that"],
    },
  },
  {
    source: "000 §7",
    says: "POST plan/task/files gives the files of a task.",
    shownBy: { [chunks]: ["a file comes in chunks, and everybody who sees its row"] },
  },
  {
    source: "001 §2",
    says: "A list of files on their way says state and percent; each is paused, resumed and removed.",
    shownBy: {
      "tests/browser/outbox-uploads.test.ts": ["a slow upload says its speed and what is left"],
    },
  },
  {
    source: "001 §4",
    says: "Uploads succeed, fail, are uploading, paused and waiting, and are called so.",
    shownBy: { "src/client/parts/file/upload-words.test.ts": ["an upload that stands at"] },
  },
  {
    source: "001 §2",
    says: "Each file of an attachment list is looked at, downloaded and taken away.",
    shownBy: {
      "tests/browser/form-files.test.ts": [
        "each is looked at and downloaded",
        "a picture that is taken out again is gone from the record",
      ],
    },
  },
  {
    source: "000 §8",
    says: "A download of a form that fails says nothing.",
    shownBy: { "tests/browser/form-files.test.ts": ["each is looked at and downloaded"] },
  },
  {
    source: "001 §2",
    says: "The preview has a strip of small pictures and arrows to both sides.",
    shownBy: { [preview]: ["one goes through pictures by arrow keys"] },
  },
  {
    source: "001 §2",
    says: "What cannot be shown says so, and is downloaded.",
    shownBy: { [chat]: ["a picture that this browser cannot draw is a file that says so"] },
  },
  {
    source: "001 §3",
    says: "A file in a field is named by name, fileId, fileSize and fileExtension.",
    shownBy: {
      "src/client/parts/form-fill/files/form-files.test.ts": [
        "a file comes back from the value that names it",
      ],
    },
  },
  {
    source: "001 §3",
    says: "A userimg that ends in /avatar.png counts as none.",
    shownBy: {
      "src/domain/user/picture.test.ts": ["where there is none, or the one that stands for none"],
    },
  },
  {
    source: "001 §4",
    says: "While its MD5 is reckoned a file stands as checking.",
    shownBy: {
      "src/client/data/uploads/copy-in.test.ts": ["a picked file is copied whole"],
      "src/client/data/uploads/progress.test.ts": ["all of it is 99 percent until the server"],
    },
  },
  {
    source: "001 §4",
    says: "The answer to the last chunk says that it can be merged.",
    shownBy: { [chunks]: ["a file comes in chunks, and everybody who sees its row"] },
  },
  {
    source: "001 §5",
    says: "Pictures have words of their own for too many, too large, and none at all.",
    shownBy: {
      [rules]: ["where pictures go their words are of pictures"],
      [simple]: ["where a picture is wanted, what is none is refused"],
      "tests/server/forms/record-files.test.ts": [
        "what is called a photograph and is none does not come in",
      ],
      "tests/browser/form-files.test.ts": ["photographs taken without a network wait"],
    },
  },
  {
    source: "001 §6",
    says: "An upload brings its token in a header, a preview one in its address.",
    shownBy: {
      [chunks]: ["an upload goes on where it stood when its person signs in anew"],
      [reading]: ["an address is for one file and one variant"],
    },
  },
  {
    source: "001 §7",
    says: "GET Uploader/Preview answers where a file can be looked at.",
    shownBy: { [reading]: ["an address is for one file and one variant"] },
  },
  {
    source: "001 §8",
    says: "What the server refuses is told in its words; the bytes stay, where the specification drops them.",
    shownBy: { [uploader]: ["stand still with the server's words where it will not have them"] },
  },
  {
    source: "001 §9",
    says: "A limit that a field does not name is 10 MB of attachments and pictures; all of them come in chunks, of which 5 MB are no limit.",
    shownBy: {
      [rules]: [
        "a file has to be smaller than the limit in its unit",
        "where pictures go their words are of pictures",
      ],
      [simple]: ["a picture has to be smaller than 10 MB"],
    },
  },
  {
    source: "001 §9",
    says: "MD5 is reckoned in slices of 10,240,000 bytes.",
    shownBy: {
      "src/client/data/uploads/copy-in.test.ts": ["expect(HASH_SLICE).toBe(10_240_000)"],
    },
  },
]);
