import { isJsonList, isJsonObject, type Json } from "../../form/json/json.ts";

/** What is shorter could stand anywhere. */
const LENGTH_MIN = 16;
const HIDDEN = "•••";

/** An answer without the secrets it was asked with: some servers say again what they were told. Short ones are left, for they mean other things too. */
export function hideSecrets(answer: Json, secrets: readonly string[]): Json {
  const hidden = secrets
    // Of "Bearer abc" what follows is secret by itself.
    .flatMap((secret) => [secret, secret.slice(secret.indexOf(" ") + 1)])
    .filter((secret) => secret.length >= LENGTH_MIN);
  return hidden.length === 0 ? answer : without(answer, hidden);
}

function without(json: Json, secrets: readonly string[]): Json {
  if (typeof json === "string")
    return secrets.reduce((text, secret) => text.replaceAll(secret, HIDDEN), json);
  if (isJsonList(json)) return json.map((each) => without(each, secrets));
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, each]) => [
      secrets.reduce((text, secret) => text.replaceAll(secret, HIDDEN), key),
      without(each, secrets),
    ]),
  );
}
