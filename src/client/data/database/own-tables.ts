/** Version of the tables with which the app began. */
export const FIRST = 1;

/** What is the browser's own, beside the rows. */
export const ownTables = {
  shadow: "[table+key]",
  outbox: "++n, state, lane",
  attention: "++id, n",
  settled: "n",
  history: "++id",
  draft: "dialogId",
  meta: "key",
};

/** Version with which any kind could come as windows; until then only messages did. */
export const STREAMS = 5;
export const streamTables = { stream: "[kind+parentId]", opened: "[entity+id]" };
/** What was noted of messages before. */
export const messageTables = { range: "dialogId", visit: "dialogId" };

/** Version with which contents on a device say of which note they are. */
export const NOTES = 31;

/** As ownTables, by the version of the tables in which they came. */
export const laterTables: Readonly<Record<number, Record<string, string>>> = {
  6: { claim: "key, subject" },
  8: {
    upload: "fileId, state, dialogId",
    uploadChunk: "[fileId+number]",
    keptFile: "[fileId+variant], [usedTime+size]",
  },
  17: { taskLog: "taskId, time", contentVersion: "taskId, time" },
  18: { seenPage: "key, formId, seenAt" },
  19: { importDraft: "key", importLines: "[key+part]" },
  26: { offline: "key" },
  29: { automationLog: "planId, time" },
  30: { writing: "name", seenRows: "key, interfaceId, seenAt" },
  [NOTES]: {
    keptFile: "[fileId+variant], [usedTime+size], noteId",
    keptPiece: "[fileId+variant+number]",
    begunFile: "[fileId+variant], [time+length]",
  },
};
