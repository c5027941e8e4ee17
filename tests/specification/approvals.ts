import { specify } from "./specification.ts";

const calls = "tests/server/forms/examine-calls.test.ts";
const codes = "tests/server/forms/approval-codes.test.ts";
const requests = "tests/server/forms/request-codes.test.ts";
const lists = "tests/server/forms/approvals.test.ts";
const model = "src/domain/approval/state/model-check.test.ts";
const rules = "src/domain/approval/state/act.test.ts";
const story = "tests/browser/approvals.test.ts";

/** What the specifications say of approvals, as far as it is built. */
export const approvalLines = specify([
  {
    source: "000 §2",
    says: "The addresses approve, approve/details, oa/wait, oa/my/{examineId} and OaSettings lead to requests, their lists and their settings.",
    shownBy: {
      "tests/browser/requests.test.ts": [
        "known addresses lead to requests, their lists and their settings",
      ],
    },
  },
  {
    source: "001 §2",
    says: "Approving, rejecting and withdrawing open a dialog with an opinion of at most 200 characters and a counter, cancel and confirm.",
    shownBy: { [story]: ["a rejection needs a word", 'getByText("12/200")'] },
  },
  {
    source: "001 §2",
    says: "The history of the flow opens in a popover of 300 px with time, name, status and remarks of each record.",
    shownBy: { [story]: ['button(her, "View historical approval flow")'] },
  },
  {
    source: "001 §2",
    says: "A timeline shows the steps with who approves, status and time, with what the person can do.",
    shownBy: {
      [story]: ["what is asked for without a network waits for the right person"],
      [lists]: ["the log and the steps say who did what, and what the caller can do"],
    },
  },
  {
    source: "001 §4",
    says: "A request is pending, passed, rejected, in review, withdrawn, not submitted, created or voided (0 to 6, 8).",
    shownBy: { [model]: ["all that people can do is as told"] },
  },
  {
    source: "001 §4",
    says: "Steps are decided by specified members, the superior, a role, or whom the initiator chooses; examineType 5 goes up in sequence.",
    shownBy: {
      [model]: ["all that people can do is as told"],
      "src/domain/approval/definition/examine-tree.test.ts": [
        "each kind of node has the code of the seeds",
      ],
    },
  },
  {
    source: "001 §4",
    says: "Several people decide in sequence, jointly (all must sign), or either of them (any one may).",
    shownBy: {
      [rules]: [
        "in sequence one is asked after the other",
        "jointly all have to agree; either way the first one counts",
      ],
      [model]: ["two steps, %s: whatever people do"],
    },
  },
  {
    source: "001 §4",
    says: "User actions are 1 approve, 2 reject and 4 withdraw.",
    shownBy: { [lists]: ["of many who decide at the same moment exactly one counts"] },
  },
  {
    source: "001 §4",
    says: "After an action the flow, the history and the lists of all whom it concerns are there anew.",
    shownBy: { [story]: ["several are found and decided at once without a network"] },
  },
  {
    source: "001 §4",
    says: "What was deleted says 'approval form has been deleted' for 3 seconds, and closes.",
    shownBy: {
      "tests/browser/requests.test.ts": ["what was deleted says so for a while and leads back"],
    },
  },
  {
    source: "001 §4",
    says: "The printed record of decisions says returned, passed, initiated, withdrawn, terminated, assigned, added and transferred (0 to 7).",
    shownBy: {
      "src/domain/approval/state/decision-record.test.ts": [
        "all that decides is told in its order with its step",
      ],
    },
  },
  {
    source: "001 §5",
    says: "Rejecting needs an opinion, withdrawing a reason, each with its own words where it is missing; approving does not.",
    shownBy: {
      [codes]: ["who rejects or withdraws says why"],
      [story]: ["please enter approval opinion (required)"],
    },
  },
  {
    source: "001 §6",
    says: "Approve and reject are shown where isCheck is 1, withdraw where isRecheck is 1.",
    shownBy: {
      [calls]: ["it can be read by those whom it concerns"],
      [model]: ["whatever flow, whoever is away"],
    },
  },
  {
    source: "001 §7",
    says: "POST examineRecord/auditExamine decides with typeId, recordId, status and remarks.",
    shownBy: { [lists]: ["of many who decide at the same moment exactly one counts"] },
  },
  {
    source: "001 §7",
    says: "POST queryExamineRecordLog gives the log of a request, queryExamineRecordList its steps.",
    shownBy: { [lists]: ["the log and the steps say who did what, and what the caller can do"] },
  },
  {
    source: "001 §7",
    says: "POST examines/queryField, previewFiledName and previewExamineFlow give fields, those that lead the way, and where it leads.",
    shownBy: {
      [calls]: [
        "fields that lead the way are named",
        "who decides what was asked for is told to whom it concerns",
      ],
    },
  },
  {
    source: "001 §7",
    says: "POST examines/addExamine draws a flow as a tree, queryExamineFlow gives it, updateStatus switches it.",
    shownBy: {
      [calls]: [
        "a flow is drawn by the tree that is told of it",
        "of several versions only the newest can be switched on",
      ],
    },
  },
  {
    source: "001 §7",
    says: "What a tree of addExamine does not tell of a flow stays as it was in the version before.",
    shownBy: {
      "tests/server/forms/drawn-flows.test.ts": [
        "whoever changes a step by the tree of the seeds takes nothing else away",
        "who may ask is as it was where it is not said, and stays so for positions",
      ],
    },
  },
  {
    source: "001 §7",
    says: "POST examines/queryList/{label} gives all flows in pages, queryPartList those that the person may start.",
    shownBy: { [calls]: ["flows are told as a tree, to whom they are for"] },
  },
  {
    source: "001 §7",
    says: "Flows and requests have a label: 0 what comes with the product, 100 and more the forms of the company; by it they are found.",
    shownBy: {
      "tests/server/forms/labels.test.ts": [
        "flows have the label of their form, by which they are found, and no others",
        "requests have the label of their form, are found by it, and say what was filled in",
        "what a step hides is not in the summary of whoever decides it",
      ],
    },
  },
  {
    source: "001 §7",
    says: "POST myExamine/waitingList and ccList give what waits for the person and what was copied to them.",
    shownBy: {
      [lists]: [
        "what waits, was decided and was copied is listed to whom it concerns",
        "what was copied is read by whom it was copied to",
      ],
    },
  },
  {
    source: "001 §7",
    says: "POST oaExamine/setOaExamine, getField, queryOaExamineInfo/{id}, myInitiate and deleteOaExamine ask, tell, list and delete.",
    shownBy: {
      [calls]: ["asked for in one call", "it can be read by those whom it concerns"],
    },
  },
  {
    source: "001 §8",
    says: "What a request cannot be asked for by has a code and words of its own: turned times (502, 503), durations (505), lines of nothing (513), missing parts (512).",
    shownBy: {
      [requests]: [
        "leave and overtime end after they start (502)",
        "each leg of a journey ends after it starts (503)",
        "a duration has three digits and the decimals of its field (505)",
        "each line of a reimbursement comes to something (513)",
        "what is only left out has the code of incomplete requests",
      ],
    },
  },
  {
    source: "001 §8",
    says: "What cannot be withdrawn, named, deleted or drawn has a code of its own (4200 to 4204, 504, 506 to 508, 511).",
    shownBy: {
      [codes]: [
        "what was passed cannot be withdrawn (4201)",
        "what came back cannot be withdrawn either (4202)",
        "a replaced version cannot be used (4200), a role of nobody cannot decide (4203)",
        "a form of requests keeps its name to itself (507), and stays while it is used (4204)",
        "whoever is not asked has no right now (506), and what is not there is gone (511)",
        "a flow that is switched off takes no requests (504)",
        "what has no flow but that of its form cannot be given another one (508)",
      ],
    },
  },
  {
    source: "001 §8",
    says: "Where an action fails the message of the server is shown, and what was done counts once.",
    shownBy: {
      [story]: ["what somebody else has decided meanwhile is not decided once more"],
      [codes]: ["of two who decide at the same moment, by two servers"],
    },
  },
  {
    source: "001 §8",
    says: "What succeeded says 'operation successful'.",
    shownBy: { [story]: ["operation successful"] },
  },
]);
