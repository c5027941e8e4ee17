import { Input, SegmentedControl, Select, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDictionaries } from "#client/live/company/use-dictionaries.ts";
import type { Dictionary } from "#domain/dictionary/dictionary.ts";
import { dictionaryNamed } from "#domain/dictionary/entries.ts";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { useDesigning } from "../designing.ts";
import { InterfaceFields } from "../interface/interface-fields.tsx";
import { OptionsField } from "./options-field.tsx";

/** Where the choices of a field come from: they are written here, those of a dictionary, which other forms share, or rows of a data interface. */
export function OptionSource({ piece }: { readonly piece: DesignPiece }) {
  const { t } = useTranslation("form-designer");
  const { draw } = useDesigning();
  const known = useDictionaries();
  const { path, node } = piece;
  const { dataType, dictionaryType } = node.settings;
  const dictionaries = known.state === "ready" ? known.value.filter(({ enabled }) => enabled) : [];
  const chosen = dictionaryNamed(dictionaries, dictionaryType);
  const take = (dictionary: Dictionary | undefined) =>
    draw({
      type: "change",
      path,
      config: {
        dataType: "dictionary",
        dictionaryType: dictionary ? String(dictionary.id) : "",
        defaultValue: undefined,
      },
    });
  const write = () =>
    draw({ type: "change", path, config: { dataType: "static", dictionaryType: undefined } });
  const ask = () =>
    draw({
      type: "change",
      path,
      config: { dataType: "dynamic", dictionaryType: undefined, defaultValue: undefined },
    });
  return (
    <>
      <Input.Wrapper label={t("optionsFrom")} labelElement="div">
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t("optionsFrom")}
          data={[
            { value: "static", label: t("optionsHere") },
            { value: "dictionary", label: t("optionsDictionary") },
            { value: "dynamic", label: t("optionsInterface") },
          ]}
          value={dataType}
          onChange={(source) => {
            if (source === "static") write();
            else if (source === "dictionary") take(dictionaries[0]);
            else ask();
          }}
        />
      </Input.Wrapper>
      {dataType === "static" && <OptionsField piece={piece} />}
      {dataType === "dynamic" && <InterfaceFields piece={piece} />}
      {dataType === "dictionary" && dictionaries.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("noDictionaries")}
        </Text>
      )}
      {dataType === "dictionary" && dictionaries.length > 0 && (
        <Select
          label={t("dictionary")}
          searchable
          allowDeselect={false}
          data={dictionaries.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen ? String(chosen.id) : null}
          onChange={(id) => take(dictionaries.find((each) => String(each.id) === id))}
        />
      )}
    </>
  );
}
