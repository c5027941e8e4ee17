import { Menu, Stack, Text } from "@mantine/core";
import { Columns } from "#client/ui/columns/columns.tsx";
import { CountBadge } from "#client/ui/count-badge/count-badge.tsx";
import { CountTile, CountTiles } from "#client/ui/count-tile/count-tile.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { ProgressBar } from "#client/ui/progress-bar/progress-bar.tsx";
import { QrCode } from "#client/ui/qr-code/qr-code.tsx";
import { StatusChip } from "#client/ui/status-chip/status-chip.tsx";
import { SwatchItems } from "#client/ui/swatch/swatch-items.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { Tint } from "#client/ui/tint/tint.ts";
import { COLUMN_COLORS } from "#domain/column/column.ts";
import type { Exhibit } from "../exhibit.ts";

const tints: readonly Tint[] = ["neutral", "accent", "green", "amber", "red"];
const LONG = "Reinforcement of the second pier cap, second lift";

/** Short facts: marks, counts, people, progress. */
export const facts: readonly Exhibit[] = [
  {
    part: "ui/tag",
    states: Object.fromEntries(tints.map((tint) => [tint, () => <Tag tint={tint}>Curing</Tag>])),
  },
  {
    part: "ui/status-chip",
    states: {
      ...Object.fromEntries(
        tints.map((tint) => [tint, () => <StatusChip tint={tint}>3 changes waiting</StatusChip>]),
      ),
      "little room": () => (
        <div style={{ maxWidth: "8rem" }}>
          <StatusChip tint="amber">{LONG}</StatusChip>
        </div>
      ),
    },
  },
  {
    part: "ui/count-badge",
    states: {
      one: () => <CountBadge count={1} />,
      many: () => <CountBadge count={128} />,
      "more than are counted": () => <CountBadge count={4_000} />,
      red: () => <CountBadge count={7} tone="red" />,
      none: () => <CountBadge count={0} />,
    },
  },
  {
    part: "ui/count-tile",
    states: {
      chosen: () => (
        <CountTiles label="Show">
          <CountTile count={12} name="All" pressed onPress={() => undefined} />
          <CountTile count={3} name="Overdue" pressed={false} late onPress={() => undefined} />
          <CountTile count={0} name="Overdue" pressed={false} late onPress={() => undefined} />
        </CountTiles>
      ),
    },
  },
  {
    part: "ui/progress-bar",
    states: {
      "not begun": () => <ProgressBar value={0} label="Progress" />,
      half: () => <ProgressBar value={50} label="Progress" />,
      done: () => <ProgressBar value={100} label="Progress" />,
    },
  },
  {
    part: "ui/swatch",
    states: {
      medium: () => COLUMN_COLORS.map((color) => <Swatch key={color} color={color} />),
      small: () => COLUMN_COLORS.map((color) => <Swatch key={color} color={color} size="small" />),
      "to be chosen from": () => (
        <Menu opened withinPortal={false} trapFocus={false}>
          <Menu.Target>
            <span />
          </Menu.Target>
          <Menu.Dropdown>
            <SwatchItems
              colors={COLUMN_COLORS}
              color="green"
              nameOf={(color) => color || "none"}
              onChoose={() => undefined}
            />
          </Menu.Dropdown>
        </Menu>
      ),
    },
  },
  {
    part: "ui/initials-avatar",
    states: {
      small: () => <InitialsAvatar id={1} name="Dana Kim" size="small" />,
      medium: () => <InitialsAvatar id={2} name="Omar Haddad" />,
      large: () => <InitialsAvatar id={3} name="陈伟" size="large" />,
      "here now": () => <InitialsAvatar id={4} name="Ines Costa" online />,
    },
  },
  {
    part: "ui/columns",
    states: {
      "as many as there is room for": () => (
        <Columns narrowest="10rem">
          {["Planned", "Under way", "Done"].map((name) => (
            <Text key={name}>{name}</Text>
          ))}
        </Columns>
      ),
    },
  },
  {
    part: "ui/qr-code",
    states: {
      "an address": () => <QrCode text="https://plans.example.com" label="The address" />,
    },
  },
  {
    part: "ui/tint",
    states: {
      "all of them": () => (
        <Stack gap="xs" align="start">
          {tints.map((tint) => (
            <Tag key={tint} tint={tint}>
              {tint}
            </Tag>
          ))}
        </Stack>
      ),
    },
  },
];
