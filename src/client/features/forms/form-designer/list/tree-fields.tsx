import { Checkbox, NativeSelect, Select, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDictionaries } from "#client/live/company/use-dictionaries.ts";
import { useInterfaces } from "#client/live/forms/use-interfaces.ts";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import { shownColumns } from "#client/parts/form-fill/rows/asked-rows.ts";
import { interfaceNamed } from "#domain/data-interface/interfaces.ts";
import { dictionaryNamed } from "#domain/dictionary/entries.ts";
import { textOf } from "#domain/form/json/json.ts";
import { canSearch } from "#domain/form/list/list-search.ts";
import { nameIn, TREE_SOURCES } from "#domain/form/list/list-tree.ts";
import { useDesigning } from "../designing.ts";
import { useDrawList } from "./use-draw-list.ts";

/** The tree beside the list: of what it is made, which field it asks, what it is called, and whether it is searched. */
export function TreeFields() {
  const { t } = useTranslation("form-designer");
  const { form } = useDesigning();
  const { data, draw } = useDrawList();
  const fields = [...form.fields.values()].filter(
    (piece) => canSearch(piece) && !piece.node.settings.noShow,
  );
  const source = TREE_SOURCES.find((each) => each === data["treeDataSource"]) ?? "formField";
  return (
    <>
      <NativeSelect
        label={t("list.treeRelation")}
        data={[
          { value: "", label: "" },
          ...fields.map((piece) => ({ value: piece.path, label: labelOf(piece) })),
        ]}
        value={textOf(data["treeRelation"])}
        onChange={(event) => draw({ treeRelation: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label={t("list.treeSource")}
        data={TREE_SOURCES.map((value) => ({ value, label: t(`list.treeSources.${value}`) }))}
        value={source}
        onChange={(event) => draw({ treeDataSource: event.currentTarget.value })}
      />
      {source === "dictionary" && <DictionaryChoice />}
      {source === "api" && <InterfaceChoice />}
      <TextInput
        label={t("list.treeTitle")}
        placeholder={t("list.treeTitleUsual")}
        value={textOf(data["treeTitle"])}
        onChange={(event) =>
          draw({ treeTitle: event.currentTarget.value || undefined }, "treeTitle")
        }
      />
      <Checkbox
        label={t("list.treeQuery")}
        checked={data["hasTreeQuery"] !== false}
        onChange={(event) => draw({ hasTreeQuery: event.currentTarget.checked })}
      />
    </>
  );
}

function DictionaryChoice() {
  const { t } = useTranslation("form-designer");
  const { data, draw } = useDrawList();
  const known = useDictionaries();
  const all = known.state === "ready" ? known.value.filter(({ enabled }) => enabled) : [];
  const chosen = dictionaryNamed(all, nameIn(data["treeDictionary"]));
  return (
    <Select
      label={t("dictionary")}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t("noDictionaries")}
      data={all.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen ? String(chosen.id) : null}
      onChange={(id) => draw({ treeDictionary: id ?? undefined })}
    />
  );
}

/** The data interface, and which of its columns are kept and read. */
function InterfaceChoice() {
  const { t } = useTranslation("form-designer");
  const { data, draw } = useDrawList();
  const known = useInterfaces();
  const all = known.state === "ready" ? known.value : [];
  const asked = interfaceNamed(all, nameIn(data["treePropsUrl"]));
  const columns = asked
    ? shownColumns({}, asked).map(({ field, label }) => ({ value: field, label }))
    : [];
  return (
    <>
      <Select
        label={t("interface.of")}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t("interface.none")}
        data={all
          .filter(({ enabled }) => enabled)
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        value={asked ? String(asked.id) : null}
        onChange={(id) => draw({ treePropsUrl: id ?? undefined })}
      />
      {asked && (
        <>
          <Select
            label={t("interface.value")}
            allowDeselect={false}
            data={columns}
            value={textOf(data["treePropsValue"]) || null}
            onChange={(field) => draw({ treePropsValue: field ?? undefined })}
          />
          <Select
            label={t("interface.label")}
            allowDeselect={false}
            data={columns}
            value={textOf(data["treePropsLabel"]) || null}
            onChange={(field) => draw({ treePropsLabel: field ?? undefined })}
          />
        </>
      )}
    </>
  );
}
