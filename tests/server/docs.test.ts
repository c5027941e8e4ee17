import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenApi } from "#contract/open-api.ts";
import { calls } from "#contract/registry.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

const get = async (url: string) => server.inject({ method: "GET", url });

test("the document of the calls is an OpenAPI 3.1 document, in the eyes of others", async () => {
  const { body, headers } = await get("/api/docs/openapi.json");
  expect(headers["content-type"]).toContain("application/json");
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(body) as Record<string, unknown>)).toEqual({
    valid: true,
  });
  expect(validator.version).toBe("3.1");
  const broken = { ...(JSON.parse(body) as OpenApi), paths: { "no slash": {} } };
  expect(await new Validator().validate({ ...broken })).toMatchObject({ valid: false });
});

test("every call is in it, with its body, its answer and who may make it", async () => {
  const { paths } = JSON.parse((await get("/api/docs/openapi.json")).body) as OpenApi;
  for (const { name, method, path, access } of calls) {
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation?.operationId, name).toBe(name);
    expect(operation?.security, name).toEqual(access === "open" ? [{}] : [{ session: [] }]);
    expect(operation?.requestBody !== undefined, name).toBe(method === "POST");
  }
  const edit = paths["/api/plan/task/edit"]?.["post"];
  const body = edit?.requestBody?.content["application/json"]?.schema;
  expect(body).toMatchObject({ type: "object", required: ["id"] });
  expect(edit?.parameters.map(({ name }) => name)).toContain("mutation-id");
});

test("a call that takes more than JSON says so, and what stands in its path is named", async () => {
  const { paths } = JSON.parse((await get("/api/docs/openapi.json")).body) as OpenApi;
  const chunk = paths["/erp-api/file/chunk"]?.["post"]?.requestBody?.content;
  expect(Object.keys(chunk ?? {}).toSorted()).toEqual([
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
  ]);
  expect(chunk?.["multipart/form-data"]?.schema["properties"]).toHaveProperty("file");
  const download = paths["/erp-api/file/Download/{type}/{fileId}"]?.["get"];
  const inPath = download?.parameters.filter((parameter) => parameter.in === "path");
  expect(inPath?.map(({ name }) => name)).toEqual(["type", "fileId"]);
});

test("a page shows it without a script and without anything from elsewhere", async () => {
  const { body, headers } = await get("/api/docs");
  expect(headers["content-type"]).toContain("text/html");
  expect(headers["content-security-policy"]).toContain("default-src 'self'");
  for (const { name, path } of calls) {
    expect(body).toContain(`<details id="${name}">`);
    expect(body).toContain(`<code>${path}</code>`);
  }
  expect(body).not.toMatch(/<script|<style| style=|https?:\/\/|\son\w+=/);
  const sources = [...body.matchAll(/<(?:link|img|iframe)[^>]*(?:href|src)="([^"]+)"/g)];
  expect(sources.map(([, source]) => source)).toEqual(["/api/docs/style.css"]);
  const style = await get("/api/docs/style.css");
  expect(style.headers["content-type"]).toContain("text/css");
  expect(style.body).not.toContain("url(");
});
