import type { Db } from "../../sql/db.ts";

/** Where a data interface asks another server. */
export interface InterfaceRequestRow {
  readonly interfaceId: number;
  readonly method: "GET" | "POST";
  readonly url: string;
  /** Values are sealed, for the interface and the host. */
  readonly headers: readonly { readonly name: string; readonly sealed: string }[];
  readonly body: string;
  readonly rowsPath: string;
  /** Where in a row columns stand. */
  readonly paths: readonly { readonly field: string; readonly path: string }[];
}

export async function findInterfaceRequest(
  db: Db,
  interfaceId: number,
): Promise<InterfaceRequestRow | undefined> {
  const [row] = await db.run<InterfaceRequestRow>(
    `select interface_id as "interfaceId", method, url, headers, body, rows_path as "rowsPath", paths
     from interface_requests where interface_id = $1`,
    [interfaceId],
  );
  return row;
}

export async function putInterfaceRequest(db: Db, row: InterfaceRequestRow): Promise<void> {
  const { interfaceId, method, url, headers, body, rowsPath, paths } = row;
  await db.run(
    `insert into interface_requests (interface_id, method, url, headers, body, rows_path, paths)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (interface_id) do update set
       method = excluded.method, url = excluded.url, headers = excluded.headers, body = excluded.body,
       rows_path = excluded.rows_path, paths = excluded.paths`,
    [interfaceId, method, url, JSON.stringify(headers), body, rowsPath, JSON.stringify(paths)],
  );
}

export async function removeInterfaceRequest(db: Db, interfaceId: number): Promise<void> {
  await db.run("delete from interface_requests where interface_id = $1", [interfaceId]);
}
