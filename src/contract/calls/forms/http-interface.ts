import * as z from "zod/mini";
import { LISTED_HOST_MAX, LISTED_HOSTS_MAX } from "#domain/data-interface/http/http-limits.ts";
import { requestParts, requestShape } from "#domain/data-interface/http/interface-request.ts";
import { dataInterfaceShape } from "#domain/data-interface/data-interface.ts";
import { interfaceNaming, interfaceParts } from "#domain/data-interface/interface-parts.ts";
import { idOf, idOrNoneOf } from "#domain/reference.ts";
import { textShape } from "#domain/shape.ts";
import { defineCall } from "../../call.ts";
import { asked, rowShape } from "./interface-shapes.ts";

const { parameters, columns, filters, category, hasPage } = interfaceParts;

/** Where a data interface of kind http asks; of its headers the names alone, for nobody reads what is sealed. null = nobody has said it yet. */
export const getInterfaceRequest = defineCall({
  name: "dataInterface.request",
  method: "POST",
  path: "/api/dataInterface/request",
  access: "admin",
  body: z.object({ id: idOf("dataInterface") }),
  reply: z.object({
    request: z.nullable(z.object({ ...requestParts, headers: z.array(z.string()) })),
  }),
});

/**
 * Makes a data interface of kind http, or changes one, with where it asks: all of it or nothing. Refused where the host is not on the
 * list, where parameters stand in the address that are not there, and where headers that were set would go to another host.
 */
export const saveHttpInterface = defineCall({
  name: "dataInterface.saveHttp",
  method: "POST",
  path: "/api/dataInterface/saveHttp",
  access: "admin",
  perMinute: 60,
  body: z.object({
    /** 0 = a new one. */
    id: idOrNoneOf("dataInterface"),
    ...interfaceNaming,
    enabled: z.optional(z.boolean()),
    category,
    hasPage,
    parameters,
    columns,
    filters,
    request: requestShape,
  }),
  reply: dataInterfaceShape,
});

/** Asks once as it would be asked, without anything being kept: the rows, or why there are none, and what the answer is made of. */
export const tryHttpInterface = defineCall({
  name: "dataInterface.tryHttp",
  isCostly: true,
  method: "POST",
  path: "/api/dataInterface/tryHttp",
  access: "admin",
  perMinute: 120,
  body: z.object({
    /** The one whose headers are set already, 0 = none. */
    id: idOrNoneOf("dataInterface"),
    parameters,
    columns,
    request: requestShape,
    paramList: asked.paramList,
  }),
  reply: z.object({
    /** Why there are no rows, in words; "" = there are. */
    problem: z.string(),
    /** The first rows. */
    rows: z.array(rowShape),
    /** Rows in the answer, also those beyond what is taken. */
    total: z.int(),
    /** Lists that stand in the answer, "" = the answer itself. */
    lists: z.array(z.object({ path: z.string(), count: z.int() })),
    /** What rows say: where in a row it stands, what it is, and one of it. */
    fields: z.array(
      z.object({ path: z.string(), dataType: z.enum(["varchar", "int"]), example: z.string() }),
    ),
  }),
});

const hostsReply = z.object({
  /** Each as it is written: `api.example.com`, `http://10.0.0.5:8080`, `erp.example.com=10.0.0.5`. */
  hosts: z.array(z.string()),
});

/** The hosts that data interfaces may ask; none = nothing is asked. */
export const listInterfaceHosts = defineCall({
  name: "dataInterface.hosts",
  method: "POST",
  path: "/api/dataInterface/hosts",
  access: "admin",
  body: z.object({}),
  reply: hostsReply,
});

/** Puts a list of hosts in the place of the one that there was. Refused as a whole where one of them is none. */
export const saveInterfaceHosts = defineCall({
  name: "dataInterface.saveHosts",
  method: "POST",
  path: "/api/dataInterface/saveHosts",
  access: "admin",
  perMinute: 60,
  body: z.object({
    hosts: z.array(textShape(1, LISTED_HOST_MAX)).check(z.maxLength(LISTED_HOSTS_MAX)),
  }),
  reply: hostsReply,
});
