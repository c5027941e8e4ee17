import * as z from "zod/mini";
import {
  COMPANY_NAME_MAX,
  EMAIL_MAX,
  NICKNAME_MAX,
  NICKNAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from "#domain/limits.ts";
import { nameShape } from "#domain/name.ts";
import { defineCall } from "../call.ts";
import { sessionShape } from "../session.ts";

/**
 * E-mail with a top-level domain of letters; kept in lower case. Plain ASCII, so that no letter of another script stands
 * for one that it looks like; a host in another script has its name in ASCII as well.
 */
export const emailShape = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(EMAIL_MAX),
    z.regex(/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z]{2,24}$/),
  );
export const passwordShape = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));
export const nicknameShape = nameShape(NICKNAME_MIN, NICKNAME_MAX);
export const languageShape = z.string().check(z.regex(/^[a-zA-Z-]{2,10}$/));
/** Made by the browser, one per local database. */
export const clientIdShape = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/));

export const getHealth = defineCall({
  name: "system.health",
  method: "GET",
  path: "/api/health",
  access: "open",
  body: z.object({}),
  reply: z.object({ status: z.literal("ready") }),
});

/** What anybody may know before signing in; also the connectivity probe (seed 000 §7). */
export const getSetting = defineCall({
  name: "system.setting",
  method: "GET",
  path: "/api/system/setting",
  access: "open",
  body: z.object({}),
  reply: z.object({
    /** Whether set-up was done. */
    ready: z.boolean(),
    company: z.string(),
    language: z.string(),
    /** Epoch ms on the server's clock. */
    time: z.int(),
    /** What the company has set for everybody, by the names of seed 000 §3 System config. */
    start_home: z.optional(z.boolean()),
    e2e_message: z.optional(z.boolean()),
    task_default_time: z.optional(z.object({ start: z.string(), end: z.string() })),
    debug: z.optional(z.boolean()),
    /** Address of the operator's privacy policy; left out where there is none. */
    privacyUrl: z.optional(z.string()),
    /** Name of the provider at which people can sign in; empty = none. */
    singleSignOn: z.optional(z.string()),
    /** Whether the server sends letters, so that it can help somebody who forgot the password. */
    mail: z.optional(z.boolean()),
    /** Whether words can be translated (`text.translate`). */
    translates: z.optional(z.boolean()),
  }),
});

/** The company's picture for whoever is not signed in; apart from the setting, which is asked for over every bad line. */
export const getLogo = defineCall({
  name: "system.logo",
  method: "GET",
  path: "/api/system/logo",
  access: "open",
  body: z.object({}),
  reply: z.object({
    /** As `data:` address, at most 16,000 characters; "" = none. */
    logo: z.string(),
  }),
});

/** Milliseconds that a set-up may take, which fills a company with its sample site. */
export const SET_UP_TIMEOUT = 180_000;

/** Once, on an empty server: the company and its administrator. */
export const setUp = defineCall({
  name: "system.setup",
  method: "POST",
  path: "/api/system/setup",
  access: "open",
  perMinute: 10,
  patience: SET_UP_TIMEOUT,
  body: z.object({
    company: nameShape(1, COMPANY_NAME_MAX),
    name: nicknameShape,
    email: emailShape,
    password: passwordShape,
    language: languageShape,
    /** Whether to fill the server with the sample site. */
    sample: z.boolean(),
    clientId: z.optional(clientIdShape),
  }),
  reply: sessionShape,
});

/** Version of the server (seed 000 §7), asked for every 600 s. */
export const getVersion = defineCall({
  name: "system.version",
  method: "GET",
  path: "/api/system/version",
  access: "open",
  body: z.object({}),
  reply: z.object({
    version: z.string(),
    /** Id of the build of the app that is served. */
    build: z.string(),
    /** Version of the wire. */
    wire: z.int(),
    /** Where the app is published (seed 000 §7). */
    publish: z.optional(
      z.union([
        z.object({ provider: z.literal("generic"), url: z.string() }),
        z.object({ provider: z.literal("github"), owner: z.string(), repo: z.string() }),
      ]),
    ),
    /** Page from which the newest release of the app can be fetched, where the operator publishes it. */
    download: z.optional(z.string()),
    /** What is new, the newest release first, in the caller's language. */
    releases: z.optional(
      z.array(
        z.object({
          version: z.string(),
          /** YYYY-MM-DD */
          date: z.string(),
          notes: z.array(z.string()),
        }),
      ),
    ),
  }),
});

/** Addresses that the service worker fetches ahead (seed 000 §7). */
export const getPrefetch = defineCall({
  name: "system.prefetch",
  method: "GET",
  path: "/api/system/prefetch",
  access: "open",
  body: z.object({ language: z.optional(languageShape) }),
  reply: z.array(z.string()),
});

/** Addresses of the bundles that hold what `system.prefetch` lists, for a browser that has next to nothing of it. */
export const getBundles = defineCall({
  name: "system.bundles",
  method: "GET",
  path: "/api/system/bundles",
  access: "open",
  body: z.object({ language: z.optional(languageShape) }),
  reply: z.array(z.string()),
});

/** Priorities a task can have (seed 000 §7). */
export const listPriorities = defineCall({
  name: "system.priority",
  method: "POST",
  path: "/api/system/priority",
  access: "member",
  body: z.object({}),
  reply: z.array(
    z.object({ priority: z.int(), name: z.string(), color: z.string(), days: z.int() }),
  ),
});

/** Sets of columns that a new plan can start with (seed 000 §7). */
export const listColumnTemplates = defineCall({
  name: "system.columnTemplate",
  method: "POST",
  path: "/api/system/column/template",
  access: "member",
  body: z.object({}),
  reply: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
