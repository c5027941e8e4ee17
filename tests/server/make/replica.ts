import { type PullBody, type PullReply, syncPull } from "#contract/calls/sync.ts";
import type { DataFrame } from "#contract/frames/frames.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { type AnyRow, entityOf, scopeRootedIn, type RowId } from "#domain/entities.ts";
import { targetOfAccess } from "#domain/user/access.ts";
import type { Someone } from "./people.ts";

/** Whoever answers pulls. */
interface Puller {
  call(
    call: typeof syncPull,
    body: PullBody,
    token: string,
  ): Promise<{ code: number; msg: string; data: PullReply }>;
}

/** What a client holds: rows by entity and id, brought up to date by pulls or by frames. */
export class Replica {
  readonly rows = new Map<EntityName, Map<RowId, AnyRow>>(
    entityNames.map((name) => [name, new Map()]),
  );
  readonly windows: PullReply["windows"] = [];
  epoch = "";
  since = 0;
  /** Pages that the last pull took. */
  pages = 0;

  of<Row = AnyRow>(entity: EntityName): Row[] {
    return [...(this.rows.get(entity)?.values() ?? [])] as Row[];
  }

  /** All rows in one order, to be compared with what others hold. */
  content(): Record<string, AnyRow[]> {
    return Object.fromEntries(
      entityNames.map((entity) => [
        entity,
        this.of(entity).toSorted((left, right) => (String(left.id) < String(right.id) ? -1 : 1)),
      ]),
    );
  }

  copy(): Replica {
    const copy = new Replica();
    for (const [entity, rows] of this.rows) copy.rows.set(entity, new Map(rows));
    copy.epoch = this.epoch;
    copy.since = this.since;
    return copy;
  }

  async pull(
    server: Puller,
    { token }: Pick<Someone, "token">,
    more: Pick<PullBody, "again"> = {},
  ): Promise<this> {
    this.windows.length = 0;
    this.pages = 0;
    for (let cursor: string | undefined; ;) {
      const body = { epoch: this.epoch, since: this.since, ...more, ...(cursor && { cursor }) };
      const { data, code, msg } = await server.call(syncPull, body, token);
      if (code !== 200) throw new Error(`The pull was refused: ${msg}`);
      this.pages += 1;
      this.applyPage(data);
      cursor = data.cursor;
      if (cursor) continue;
      this.epoch = data.epoch;
      this.since = data.head;
      return this;
    }
  }

  applyPage(page: PullReply): void {
    if (page.reset) for (const rows of this.rows.values()) rows.clear();
    for (const [entity, ids] of Object.entries(page.gone)) {
      for (const id of ids) this.remove(entity as EntityName, id);
    }
    for (const [entity, rows] of Object.entries(page.rows)) {
      for (const row of rows as AnyRow[]) this.rows.get(entity as EntityName)?.set(row.id, row);
    }
    this.windows.push(...page.windows);
  }

  applyFrame(frame: DataFrame): void {
    const entity = frame.table as EntityName;
    const row = frame.data as AnyRow;
    if (frame.gone) this.remove(entity, row.id);
    else this.rows.get(entity)?.set(row.id, row);
  }

  private remove(entity: EntityName, id: RowId): void {
    const row = this.rows.get(entity)?.get(id);
    this.rows.get(entity)?.delete(id);
    const root = row && scopeRootedIn(entity, row);
    if (root) this.dropScope(root);
    if (entity === "access") this.dropScope(targetOfAccess(String(id)));
    for (const child of entityNames) {
      const parent = entityOf(child).parent;
      // What lies apart stays: where it goes, the server says so of each.
      if (parent?.entity !== entity || parent.apart) continue;
      for (const childRow of this.of<Record<string, RowId>>(child)) {
        if (childRow[parent.field] === id) this.remove(child, childRow["id"] ?? "");
      }
    }
  }

  private dropScope(scope: string): void {
    for (const entity of entityNames) {
      for (const row of this.of(entity)) {
        if (entityOf(entity).scope(row) === scope) this.rows.get(entity)?.delete(row.id);
      }
    }
  }
}
