import { specify } from "./specification.ts";

const chat = "tests/browser/file-message.test.ts";
const chunks = "tests/server/files/chunks.test.ts";
const library = "tests/server/files/library.test.ts";
const libraryStory = "tests/browser/file-library.test.ts";
const merge = "tests/server/files/merge.test.ts";
const reading = "tests/server/files/reading.test.ts";
const simple = "tests/server/files/simple-uploads.test.ts";
const uploader = "src/client/data/uploads/uploader.test.ts";

/** What the specifications say of files, uploads and previews, as far as it is built. */
export const fileLines = specify([
  {
    source: "000 §3",
    says: "A message brings a picture or a file with width, height, a small picture, ending and name.",
    shownBy: {
      "src/domain/message/send-file.test.ts": ["a photograph is a picture in the chat at once"],
    },
  },
  {
    source: "000 §4",
    says: "File events: add, update, delete, compress.",
    shownBy: {
      "tests/server/files/library.test.ts": [
        "what becomes of a folder is told at once to whoever may read it",
      ],
      "tests/server/files/packs.test.ts": [
        "the browser that downloads a pack is told how far it is, and no other one",
      ],
    },
  },
  {
    source: "000 §2",
    says: "/manage/file/{id}/{id} is reported to the socket as /single/file/{id}.",
    shownBy: {
      "src/client/data/sync/live-line.test.ts": [
        "a file that is looked at in its folder is told as the file",
      ],
    },
  },
  {
    source: "000 §2",
    says: "/single/file/{codeOrFileId} takes the code of a link in place of an id.",
    shownBy: {
      "tests/browser/public-links.test.ts": [
        "the code of a link leads to it from the page of a file too",
      ],
    },
  },
  {
    source: "000 §2",
    says: "/single/file/APPboard is a page of its own: the files of a folder stand there in turn.",
    shownBy: {
      "tests/browser/file-board.test.ts": [
        "the files of a folder stand one after the other by themselves",
      ],
    },
  },
  {
    source: "000 §8",
    says: "A download that is answered by an error shows its message, unless its code is 302.",
    shownBy: {
      "src/client/data/calls/told-download.test.ts": [
        "the words of an answer that is no content are told",
        "an answer that leads elsewhere tells nothing",
      ],
    },
  },
  {
    source: "001 §5",
    says: "文件不存在 is said of a missing file, 不支持全屏 where the screen cannot be filled.",
    shownBy: {
      "tests/browser/preview.test.ts": [
        "the words for a file that is gone and for a screen that cannot be filled",
      ],
    },
  },
  {
    source: "001 §9",
    says: "First and last notices of the preview stand for ten seconds.",
    shownBy: {
      "tests/browser/preview.test.ts": [
        "that there is nothing before the first and behind the last is said for ten seconds",
      ],
    },
  },
  {
    source: "000 §3",
    says: "A task counts its files.",
    shownBy: {
      "src/domain/message/send-file.test.ts": [
        "what is sent in a task's chat is a file of the task",
      ],
      "tests/browser/task-files.test.ts": ["photographs and papers hang on a task"],
    },
  },
  {
    source: "000 §3",
    says: "A file of the library has an id, the id of what it lies in, and a name.",
    shownBy: {
      "src/domain/library/add-file.test.ts": ["a file is in its folder at once"],
      "src/domain/library/move-items.test.ts": ["no folder comes to lie in itself"],
    },
  },
  {
    source: "000 §2",
    says: "/manage/file/{folderId?}/{fileId?} is a folder, with a file of it open.",
    shownBy: {
      "src/client/routes/manage/-library-address.test.ts": ["a file stands behind its folder"],
      [libraryStory]: ["a file is looked at under an address of its own"],
    },
  },
  {
    source: "000 §4",
    says: "The order of files is kept.",
    shownBy: {
      "src/client/features/files/library/sort-items.test.ts": ["an order is kept"],
      [libraryStory]: ["the order is kept, and so is the way things are drawn"],
    },
  },
  {
    source: "000 §7",
    says: "A list of files is asked for by what they lie in, a search by words.",
    shownBy: {
      [library]: [
        "a folder lists folders before files",
        "what lies in the trash, or in something that does, is in no list and no search",
      ],
    },
  },
  {
    source: "000 §8",
    says: "What goes wrong with a download is told as JSON.",
    shownBy: { [reading]: ["whoever is outside reads nothing, and learns nothing"] },
  },
  {
    source: "000 §9",
    says: "A picture in a chat is at most 220 px large.",
    shownBy: {
      "src/client/parts/chat/message/picture-box.test.ts": ["a picture of %d x %d stands as"],
      [chat]: ["a picture stands at most 220 px large"],
    },
  },
  {
    source: "000 §9",
    says: "On a phone the preview holds 50 pictures around the current one.",
    shownBy: { "src/client/parts/preview/around-current.test.ts": ["a phone holds 50 pictures"] },
  },
  {
    source: "001 §2",
    says: "The preview's title is the file's name and its place, n / total.",
    shownBy: { [chat]: ["a photograph with words to it reaches the other"] },
  },
  {
    source: "001 §3",
    says: "A merge names identifier, name, size, type and extension, and answers name, size, extension, version and address.",
    shownBy: { [chunks]: ["a merge is asked for as a form, too", "a file comes in chunks"] },
  },
  {
    source: "001 §4",
    says: "A file is checked before it is uploaded; it pauses, goes on, is retried and removed.",
    shownBy: {
      "src/client/data/uploads/copy-in.test.ts": ["a picked file is copied whole"],
      [uploader]: ["pause and go on where they were", "stand still with the server's words"],
    },
  },
  {
    source: "001 §4",
    says: "An upload stands at 99 percent at most until it is merged.",
    shownBy: {
      "src/client/data/uploads/progress.test.ts": ["all of it is 99 percent until the server"],
    },
  },
  {
    source: "001 §4",
    says: "The preview says for 10 s that a file is the first or the last one.",
    shownBy: {
      "tests/browser/preview.test.ts": [
        "that there is nothing before the first and behind the last is said for ten seconds",
      ],
    },
  },
  {
    source: "001 §4",
    says: "Zoom goes from 0.2 to 5 in steps of 0.15, rotation by quarter turns against the clock.",
    shownBy: {
      "src/client/parts/preview/zoom.test.ts": [
        "is zoomed in steps of 0.15",
        "turns against the clock",
      ],
    },
  },
  {
    source: "001 §5",
    says: "Uploads are limited in number, size in a unit, and type, each with its message.",
    shownBy: {
      "src/domain/file/upload-rules.test.ts": [
        "a place takes so many files and no more",
        "a file has to be smaller than the limit in its unit",
      ],
    },
  },
  {
    source: "001 §5",
    says: "jpg, png, gif, jpeg, bmp and ico are previewed as pictures.",
    shownBy: { "src/client/parts/preview/shown-as.test.ts": ["a %s is shown as a picture"] },
  },
  {
    source: "001 §7",
    says: "POST /erp-api/file/chunk takes chunks and answers which are there; without a part it only answers.",
    shownBy: {
      [chunks]: ["chunks come in any order", "what a chunk is about may stand in the query"],
    },
  },
  {
    source: "001 §7",
    says: "POST /oa-api/file/upload and deleteById, the image upload and {module}/Uploader keep files in one call.",
    shownBy: {
      [simple]: [
        "a file comes in one call, is its maker's alone, and goes again",
        "where a picture is wanted",
        "a module keeps its sheets in the same store",
        "what is no sheet, or no small one, is refused by a module",
      ],
    },
  },
  {
    source: "001 §7",
    says: "GET Download/{type}/{fileId} answers an address, for one file and not for long.",
    shownBy: { [reading]: ["an address is for one file and one variant"] },
  },
  {
    source: "001 §8",
    says: "A file that cannot be read is told by its name and cancelled.",
    shownBy: {
      "src/client/data/uploads/keep-uploads.test.ts": [
        "of a copy that a killed page left torn nothing stays",
      ],
    },
  },
  {
    source: "001 §9",
    says: "Chunks of 5 MB; one that fails is sent five times more.",
    shownBy: { [uploader]: ["are tried five times more on a bad line"] },
  },
  {
    source: "001 §9",
    says: "Sizes are shown from Bytes to YB, base 1024, with two decimals.",
    shownBy: { "src/domain/file/upload-rules.test.ts": ["formatFileSize(bytes)"] },
  },
  {
    source: "001 §9",
    says: "Endings belong to categories: image, video, audio, document and those of the detail view.",
    shownBy: { "src/domain/file/file-kind.test.ts": ["what ends in %j is of the kind %s"] },
  },
  {
    source: "001 §3",
    says: "A content is known by its MD5 on the wire; two of one MD5 stay two.",
    shownBy: { [merge]: ["two contents of one MD5 stay two"] },
  },
]);
