import type { OpenApi, Operation } from "#contract/open-api.ts";
import { schemaText } from "./schema-text.ts";

/** Where the page, what it is drawn with, and the document itself are found. */
export const DOCS_PATH = "/api/docs";
export const STYLE_PATH = `${DOCS_PATH}/style.css`;
export const DOCUMENT_PATH = `${DOCS_PATH}/openapi.json`;

interface Listed extends Operation {
  readonly method: string;
  readonly path: string;
}

/** The document as a page that needs no script and nothing from elsewhere. */
export function docsPage({ info, tags, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Listed => ({ ...operation, method, path })),
  );
  const groups = tags.map(({ name }) => ({
    name,
    operations: operations.filter((operation) => operation.tags.includes(name)),
  }));
  const links = groups.map(({ name }) => `<a href="#${name}">${name}</a>`).join("\n");
  const sections = groups.map(
    (group) =>
      `<section><h2 id="${group.name}">${group.name}</h2>${group.operations.map(callText).join("\n")}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}: calls</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<nav aria-label="Calls by thing">${links}</nav>
<main>
<h1>${info.title}, version ${info.version} of the wire</h1>
<p>${escaped(info.description).replaceAll(/`([^`]+)`/g, "<code>$1</code>")}</p>
<p><a href="${DOCUMENT_PATH}">OpenAPI document</a></p>
${sections.join("\n")}
</main>
</body>
</html>
`;
}

function callText({ operationId, method, path, description, ...operation }: Listed): string {
  const asked = operation.parameters.map(
    ({ name, in: place, description: about }) =>
      `<li><code>${name}</code> (${place}) ${escaped(about ?? "")}</li>`,
  );
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  const answer = operation.responses["200"]?.content["application/json"]?.schema;
  return `<details id="${operationId}">
<summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> <span>${operationId}</span></summary>
<p>${escaped(description)}</p>
<ul>${asked.join("")}</ul>
${bodies.map(([type, { schema }]) => `<h3>Body, ${type}</h3><pre>${escaped(schemaText(schema))}</pre>`).join("")}
${answer ? `<h3>Answer</h3><pre>${escaped(schemaText(answer))}</pre>` : ""}
</details>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
