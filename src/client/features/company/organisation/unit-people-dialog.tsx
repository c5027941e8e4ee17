import { Button, Divider, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { PersonPicker } from "#client/parts/people/person-picker.tsx";
import { PersonRow } from "#client/parts/people/person-row.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { UNIT_MEMBERS_MAX } from "#domain/limits.ts";
import type { Unit, UnitKind, UnitMember } from "#domain/organisation/unit.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

interface UnitPeopleDialogProps {
  readonly kind: UnitKind;
  readonly unit: Unit;
  readonly onClose: () => void;
}

/** Who is in a department, a position or a group, or has a role, and who else could be. */
export function UnitPeopleDialog({ kind, unit, onClose }: UnitPeopleDialogProps) {
  const { t } = useTranslation(["administration", "people"]);
  const run = useRun();
  const memberIds = unit.members.map(({ userId }) => userId);
  return (
    <Dialog onClose={onClose} title={t("organisation.peopleTitle", { name: unit.name })}>
      <Stack>
        {unit.members.length === 0 && (
          <Text c="dimmed" size="sm">
            {t("organisation.nobody")}
          </Text>
        )}
        <Each rows={unit.members} keyOf={({ userId }) => userId}>
          {(member) => <UnitPerson kind={kind} unit={unit} member={member} />}
        </Each>
        <Divider />
        <PersonPicker
          chosen={memberIds}
          uncancelable={memberIds}
          max={UNIT_MEMBERS_MAX}
          actionOn={(name) => t("people:add", { name })}
          onChange={({ added }) =>
            void run(`${kind}.edit`, { id: unit.id, addMembers: [...added] })
          }
          plans
        />
      </Stack>
    </Dialog>
  );
}

interface UnitPersonProps {
  readonly kind: UnitKind;
  readonly unit: Unit;
  readonly member: UnitMember;
}

function UnitPerson({ kind, unit, member: { userId, main } }: UnitPersonProps) {
  const { t } = useTranslation("administration");
  const run = useRun();
  const name = useUsers().get(userId)?.nickname ?? "";
  const edit = (args: { main?: number; removeMembers?: number[] }) =>
    void run(`${kind}.edit`, { id: unit.id, ...args });
  return (
    <PersonRow userId={userId}>
      {kind === "department" && <Leading unit={unit} userId={userId} />}
      {main === 1 && <Tag tint="accent">{t("organisation.main")}</Tag>}
      {main === 0 && kind !== "userGroup" && kind !== "role" && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t("organisation.makeMainOf", { name })}
          onClick={() => edit({ main: userId })}
        >
          {t("organisation.makeMain")}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t("organisation.takeOutOf", { name })}
        onClick={() => edit({ removeMembers: [userId] })}
      >
        {t("organisation.takeOut")}
      </Button>
    </PersonRow>
  );
}

/** Whether somebody leads the department; who leads it decides for those in it. */
function Leading({ unit, userId }: { readonly unit: Unit; readonly userId: number }) {
  const { t } = useTranslation("administration");
  const run = useRun();
  const name = useUsers().get(userId)?.nickname ?? "";
  const leads = unit.leaderId === userId;
  const set = (leaderId: number) => void run("department.edit", { id: unit.id, leaderId });
  return (
    <>
      {leads && <Tag tint="green">{t("organisation.leads")}</Tag>}
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t(leads ? "organisation.endLeadingOf" : "organisation.makeLeaderOf", { name })}
        onClick={() => set(leads ? 0 : userId)}
      >
        {t(leads ? "organisation.endLeading" : "organisation.makeLeader")}
      </Button>
    </>
  );
}
