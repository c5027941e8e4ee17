import { Button, Input, TextInput } from "@mantine/core";
import { IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { OPTIONS_MAX } from "#domain/form/definition/form-limits.ts";
import type { Option } from "#domain/form/field-kinds/field-properties.ts";
import { useDesigning } from "../designing.ts";
import { freshOptionId, writtenOptions } from "./written-options.ts";
import classes from "./properties.module.css";

/** The choices of a field, one below the other; what they are kept as stays when they are called something else. */
export function OptionsField({ piece: { path, node } }: { readonly piece: DesignPiece }) {
  const { t } = useTranslation("form-designer");
  const { draw } = useDesigning();
  const options = node.properties.options ?? [];
  const put = (next: readonly Option[], of?: string) =>
    draw({ type: "change", path, properties: writtenOptions(next) }, of);
  const add = () => {
    const name = t("optionNumber", { number: options.length + 1 });
    put([...options, { id: freshOptionId(options), name }]);
  };
  return (
    <Input.Wrapper label={t("property.options")} labelElement="div">
      <div className={classes.options}>
        <Each rows={options.map((option, at) => ({ option, at }))} keyOf={({ at }) => at}>
          {({ option, at }) => (
            <div className={classes.option}>
              <TextInput
                aria-label={t("optionName", { number: at + 1 })}
                value={option.name}
                onChange={(event) =>
                  put(
                    options.with(at, { ...option, name: event.currentTarget.value }),
                    `${path} option ${at}`,
                  )
                }
              />
              <IconButton
                icon={IconArrowUp}
                size="sm"
                label={t("optionUp", { number: at + 1 })}
                disabled={at === 0}
                onClick={() => put(options.toSpliced(at, 1).toSpliced(at - 1, 0, option))}
              />
              <IconButton
                icon={IconTrash}
                size="sm"
                label={t("optionRemove", { number: at + 1 })}
                onClick={() => put(options.toSpliced(at, 1))}
              />
            </div>
          )}
        </Each>
        {options.length < OPTIONS_MAX && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconPlus size="1rem" aria-hidden />}
            onClick={add}
          >
            {t("optionAdd")}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
