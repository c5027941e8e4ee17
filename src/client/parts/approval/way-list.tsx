import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { Way, WayPlace } from "#domain/approval/route/read-way.ts";
import classes from "./approval.module.css";

/** Whom a request will come to, in their order. */
export function WayList({ way }: { readonly way: Way }) {
  const { t } = useTranslation("approvals");
  return (
    <ol className={classes.way} aria-label={t("comesTo")}>
      <Each
        rows={way}
        keyOf={({ nodeId, kind, userIds }) => [kind, nodeId, ...userIds].join(" ")}
        as="li"
      >
        {(place) => <PlaceLine place={place} />}
      </Each>
    </ol>
  );
}

function PlaceLine({ place }: { readonly place: WayPlace }) {
  const { t } = useTranslation("approvals");
  const users = useUsers();
  const { kind, userIds, mode, at } = place;
  const name = kind === "added" ? t("added") : place.name;
  const isCopy = kind === "copy" || kind === "copyChoice";
  const names = userIds.map((userId) => users.get(userId)?.nickname ?? "").join(", ");
  const together = userIds.length > 1 ? t(`mode.${mode}`) : "";
  const copied = at ? t(`copyAt.${at}`) : t("copy");
  const how = isCopy ? copied : together;
  const words = names || (kind === "choice" || kind === "copyChoice" ? t("youChoose") : "");
  return (
    <li className={classes.place}>
      <span className={classes.ring} data-state="later" aria-hidden />
      <span className={classes.placeWords}>
        <span>{name || words}</span>
        <span className={classes.note}>
          {[name ? words : "", how].filter((part) => part !== "").join(" · ")}
        </span>
      </span>
    </li>
  );
}
