import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { socketPort } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";
import type { EnginePlace } from "./engine-place.ts";

/**
 * Writes the settings for the next start. They lie beside the cluster, not in it, so that a server running
 * as root never writes into a folder that another account could have laid links in.
 */
export async function writeSettings(place: EnginePlace, endpoint: Endpoint): Promise<void> {
  const write = (name: string, text: string) =>
    writeFile(join(place.directory, name), text, { mode: 0o644 });
  await write("postgresql.conf", settingsText(place, endpoint));
  await write("pg_hba.conf", accessText(endpoint));
  await write("pg_ident.conf", "# No user names are mapped.\n");
}

/** The text of postgresql.conf. */
export function settingsText(place: EnginePlace, endpoint: Endpoint): string {
  const lines = Object.entries({ ...settingsOf(place), ...addressOf(endpoint) }).map(
    ([name, value]) => `${name} = ${quote(value)}`,
  );
  return [
    "# Written by Plumbline at every start; changes made here do not last.",
    ...lines,
    "",
  ].join("\n");
}

/** The text of pg_hba.conf: the socket's folder is its lock, a port needs the password. */
export function accessText(endpoint: Endpoint): string {
  if (endpoint.kind === "socket") return "local all all trust\n";
  return "host all all 127.0.0.1/32 scram-sha-256\n";
}

function settingsOf(place: EnginePlace): Record<string, string> {
  return {
    data_directory: place.cluster,
    hba_file: join(place.directory, "pg_hba.conf"),
    ident_file: join(place.directory, "pg_ident.conf"),
    // What was acknowledged survives a power cut.
    fsync: "on",
    full_page_writes: "on",
    synchronous_commit: "on",
    max_connections: "50",
    shared_buffers: "64MB",
    min_wal_size: "32MB",
    max_wal_size: "256MB",
    // Plans for screens are small; compiling them costs more than running them.
    jit: "off",
    // A transaction forgotten by a stuck server must not hold its locks for ever.
    idle_in_transaction_session_timeout: "60s",
    timezone: "UTC",
    log_timezone: "UTC",
    client_encoding: "UTF8",
    lc_messages: "C",
    // Refused statements are reported to whoever sent them; the file keeps the server's own story.
    log_min_messages: "log",
    log_checkpoints: "off",
    log_line_prefix: "%m [%p] ",
  };
}

function addressOf(endpoint: Endpoint): Record<string, string> {
  if (endpoint.kind === "port") {
    return {
      listen_addresses: "127.0.0.1",
      port: String(endpoint.port),
      unix_socket_directories: "",
    };
  }
  return {
    listen_addresses: "",
    port: String(socketPort),
    unix_socket_directories: endpoint.directory,
    unix_socket_permissions: "0700",
  };
}

function quote(value: string): string {
  return `'${value.replaceAll("\\", process.platform === "win32" ? "/" : "\\\\").replaceAll("'", "''")}'`;
}
