import { specify } from "./specification.ts";

const folder = "src/domain/form";
const calculations = `${folder}/graph/calculations.test.ts`;
const capital = `${folder}/number/capital-amount.test.ts`;
const edits = `${folder}/edit/apply-edit.test.ts`;
const kinds = `${folder}/field-kinds/field-kinds.test.ts`;
const fieldPermissions = "tests/server/forms/field-permissions.test.ts";
const permissions = `${folder}/permissions/permissions.test.ts`;
const validation = `${folder}/validation/validate-form.test.ts`;
const patterns = `${folder}/pattern/pattern.test.ts`;
const listDesigns = "tests/server/forms/list-design.test.ts";
const recordLists = "tests/server/forms/record-lists.test.ts";
const sheet = "src/client/parts/form-fill/form-sheet.test.tsx";
const rowButtons = "src/client/parts/form-fill/sub-table/row-buttons.test.ts";
const pickedRows = "src/client/parts/form-fill/sub-table/picked-edits.test.ts";

/** What the specification says of forms, as far as it is shown. */
export const formLines = specify([
  {
    source: "001 §2",
    says: "An item is hidden when noShow is set, or when its visibility lacks the device.",
    shownBy: { [validation]: ["is asked for on the devices that show it"] },
  },
  {
    source: "001 §3",
    says: "The QR code of a record says t = DFD, id, mid, mt, fid, pid, ftid and opt.",
    shownBy: { [`${folder}/record/record-code.test.ts`]: ["a code leads back to its record"] },
  },
  {
    source: "001 §3",
    says: "A definition is a JSON text whose fields have a name and a config with kind, label, default, span, visibility, noShow and children.",
    shownBy: {
      [`${folder}/definition/definition.test.ts`]: [
        "comes back as it was, also what nobody here reads",
        "has the defaults of its kinds where it says nothing",
      ],
    },
  },
  {
    source: "001 §3",
    says: "There are kinds for everything that is typed, chosen, dated, picked, uploaded, located, set by the system and shown.",
    shownBy: { [kinds]: ["that keep a value are in the table of this test"] },
  },
  {
    source: "001 §3",
    says: "Of a row that is picked for a sub-table a column is taken (type 1), or a fixed value.",
    shownBy: { [`${folder}/edit/pick-rows.test.ts`]: ["picked rows become rows"] },
  },
  {
    source: "001 §3",
    says: "A calculation is shown only (isStorage 1), or shown and stored (2).",
    shownBy: {
      [`${folder}/record/record.test.ts`]: ["stores what was worked out where it is to be stored"],
    },
  },
  {
    source: "001 §4",
    says: "Rows of a sub-table are added, copied, removed, and removed several at once.",
    shownBy: {
      [edits]: ["come with their defaults", "are copied behind themselves", "go, and stand"],
    },
  },
  {
    source: "001 §4",
    says: "Adding from the dialog skips rows whose storage key stands already.",
    shownBy: {
      [`${folder}/edit/pick-rows.test.ts`]: [
        "those that are there already or were picked twice do not",
      ],
    },
  },
  {
    source: "001 §5",
    says: "Tags are trimmed and parted at commas; empty and repeated ones are ignored, and there is a most of them.",
    shownBy: { [`${folder}/field-kinds/tags.test.ts`]: ["with room for"] },
  },
  {
    source: "001 §5",
    says: "A numeric range is an empty list when both ends are empty, else [min, max].",
    shownBy: { [kinds]: ["is empty in one way, however emptiness came"] },
  },
  {
    source: "001 §5",
    says: "A required cell that is null, undefined, empty or an empty list cannot be empty; what fails a rule shows that rule's message.",
    shownBy: {
      [validation]: [
        "is told field by field, and row by row",
        "what the designer says of a pattern stands in place of the product's words",
      ],
    },
  },
  {
    source: "001 §5",
    says: "A missing or invalid operand counts as 0, a failed result becomes 0, and numbers round to two decimals.",
    shownBy: {
      [calculations]: [
        "takes what is missing or no number for 0",
        "3×(2+4)÷0",
        "rounds to two decimals where nothing else is said",
      ],
    },
  },
  {
    source: "001 §5",
    says: "A span between dates is skipped while any operand is zero.",
    shownBy: { [calculations]: ["are not reckoned while one of the times is missing"] },
  },
  {
    source: "001 §5",
    says: "Amounts in Chinese capitals: empty of nothing, zero yuan, overflow of letters and more than 15 digits, negatives with their word.",
    shownBy: { [capital]: ["零元整", "负壹元整", "CAPITAL_OVERFLOW"] },
  },
  {
    source: "001 §5",
    says: "A date has bounds at the granularity of its format; the format where none is named is YYYY-MM-DD.",
    shownBy: { [validation]: ["a date at its bound, at the granularity of its format"] },
  },
  {
    source: "001 §5",
    says: "E-mail, phone, number and money have their formats.",
    shownBy: { [patterns]: ["the formats that the designer offers"] },
  },
  {
    source: "001 §6",
    says: "Column, form and button permissions hold only with the code in the list of this menu, and never without a menu.",
    shownBy: { [permissions]: ["the permission list of the seed"] },
  },
  {
    source: "001 §6",
    says: "Form fields are hidden unless their code is in the list; those of sub-tables by table and column.",
    shownBy: {
      [permissions]: ["hides fields whose code is not in it, and of a sub-table the columns"],
    },
  },
  {
    source: "001 §6",
    says: "What a form keeps from people or lets them only read holds in every list, search, sheet and change.",
    shownBy: {
      [fieldPermissions]: [
        "what a form keeps from people reaches none of them by any door, whoever filled it in",
        "nobody finds it out by searching, ordering, asking or taking it out as a sheet",
        "nobody writes what they may only read, or not at all",
      ],
    },
  },
  {
    source: "001 §7",
    says: "GET OnlineDev/{modelId}/Config gives the definition of a form as a JSON text.",
    shownBy: { [recordLists]: ["a form says what it asks for once it was published"] },
  },
  {
    source: "001 §7",
    says: "POST OnlineDev/{modelId}/List gives the records that a query body asks for.",
    shownBy: {
      [recordLists]: ["records are searched, found by what their fields say, ordered and paged"],
    },
  },
  {
    source: "001 §7",
    says: "POST v3 OnlineDev/{modelId} creates a record, and PUT with its id updates it.",
    shownBy: {
      "src/domain/record/add-record.test.ts": ["a record says what was written"],
      "src/domain/record/edit-record.test.ts": ["two people who change different fields"],
    },
  },
  {
    source: "001 §7",
    says: "POST OnlineDev/{modelId}/Actions/Export gives records as a workbook.",
    shownBy: {
      "tests/server/forms/record-export.test.ts": ["everybody exports what they may read"],
    },
  },
  {
    source: "001 §7",
    says: "GET OnlineDev/{modelId}/{id} gives one record, and FieldDataSelect records to choose from.",
    shownBy: { [recordLists]: ["where readers are %s, others' records are listed so far"] },
  },
  {
    source: "001 §7",
    says: "DELETE takes one record away, and batchDelete those that ids name.",
    shownBy: {
      "src/domain/record/remove-record.test.ts": ["a record goes with all that says"],
      [recordLists]: ["several records go one by one"],
    },
  },
  {
    source: "001 §9",
    says: "A page of a list has 20, 50, 100 or 500 entries, and 20 where nothing is said.",
    shownBy: { [recordLists]: ["ordered and paged"] },
  },
  {
    source: "001 §9",
    says: "The units of a span are minute, hour, day, a month of 30 days and a year of 365.",
    shownBy: { [calculations]: ["in units of a %s"] },
  },
  {
    source: "001 §9",
    says: "The summary row sums the columns that are configured, with two decimals when a sum is not whole.",
    shownBy: {
      [`${folder}/record/table-summary.test.ts`]: ["the summary row sums the columns"],
      [listDesigns]: ["the sums below a list are of all that is found"],
      "tests/browser/form-list-columns.test.ts": ["the sum below them is of all pages"],
    },
  },
  {
    source: "001 §9",
    says: "Thousands are separated every three digits.",
    shownBy: { [capital]: ["parts thousands"] },
  },
  {
    source: "001 §2",
    says: "The detail of a record shows every control read-only, and nothing that is hidden.",
    shownBy: { [sheet]: ["%s can be filled in and read", "what is hidden for good"] },
  },
  {
    source: "001 §3",
    says: "The rows of a sub-table have buttons to copy and remove, its foot to add, remove and pick, as the form wants them.",
    shownBy: {
      [rowButtons]: ["rows can be copied, removed", "buttons that a form hides"],
      "tests/browser/row-buttons.test.ts": ["a designer says which buttons stand below the rows"],
    },
  },
  {
    source: "001 §4",
    says: "Rows that are picked in a dialog and are there already are skipped.",
    shownBy: {
      [pickedRows]: ["a record that has its row already is skipped"],
      "tests/browser/row-buttons.test.ts": ["rows are picked into the sub-table"],
    },
  },
  {
    source: "001 §5",
    says: "A barcode is drawn only for letters and digits.",
    shownBy: { "src/client/parts/form-fill/shown/bars.test.ts": ["what is neither"] },
  },
  {
    source: "001 §5",
    says: "The detail shortens texts of more than 20 characters.",
    shownBy: { [sheet]: ["a long text is one line when it is read"] },
  },
  {
    source: "001 §9",
    says: "A second row of buttons stands at a sub-table of more than 10 rows.",
    shownBy: { [sheet]: ["says its buttons twice from eleven rows on"] },
  },
  {
    source: "001 §4",
    says: "An import goes from a file over a preview, whose cells are edited and whose rows are deleted, to a result with failures and reasons to be saved; it needs a file and a row.",
    shownBy: {
      "tests/browser/form-import.test.ts": [
        "nothing goes on without a file",
        "cells are mended, what was begun outlives a reload, and what is right comes in",
      ],
    },
  },
  {
    source: "001 §5",
    says: "A call imports a sheet of less than 500 KB and at most 1,000 rows.",
    shownBy: {
      "tests/server/forms/record-import.test.ts": [
        "one that is too large or none at all is told so",
      ],
    },
  },
  {
    source: "001 §7",
    says: "TemplateDownload, ImportPreview, ImportData and ImportExceptionData answer as other clients expect.",
    shownBy: {
      "tests/server/forms/record-import.test.ts": [
        "a template that was filled in comes back as records",
        "good records come in beside bad ones",
      ],
    },
  },
  {
    source: "001 §8",
    says: "Deleting several records asks first, and says that it was done.",
    shownBy: {
      "tests/browser/form-list.test.ts": ["several records are selected, exported and deleted"],
    },
  },
  {
    source: "000 §7",
    says: "GET system/printDev/Selector lists print templates, printDev/Data gives what it takes to print by one.",
    shownBy: {
      "tests/server/forms/print.test.ts": ["who may read a record gets what it takes to print it"],
    },
  },
  {
    source: "001 §3",
    says: "Print data is printTemplate, printData and operatorRecordList.",
    shownBy: {
      "tests/server/forms/print.test.ts": ["who may read a record gets what it takes to print it"],
      "src/domain/form/print/print.test.ts": ["has a row for each row of a sub-table"],
    },
  },
]);
