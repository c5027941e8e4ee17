import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useCollectChat } from "#client/live/chat/use-collect-chat.ts";
import { useData } from "#client/live/data-context.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { fileName } from "#client/parts/sheet/save-sheet.ts";
import { saveContent } from "#client/platform/save-file.ts";
import type { FileBody, Message } from "#domain/message/message.ts";
import { fileBodyOf } from "#domain/message/message-body.ts";
import { ChatPage } from "./chat-page.ts";
import { pathOf, usePageMessages } from "./use-page-messages.ts";

/** Messages that are drawn in one go; between two of them the screen is heard. */
const SLICE = 100;

/** How far an export has come. */
export type ExportState =
  | { readonly step: "asked" }
  | { readonly step: "messages" | "files"; readonly count: number }
  | { readonly step: "packing" | "failed" }
  /** How many files could not be had. */
  | { readonly step: "saved"; readonly missing: number }
  /** What is before could not be had; those that are here can be saved all the same. */
  | { readonly step: "cut"; readonly messages: readonly Message[]; readonly problem: string };

interface ExportedChat {
  readonly id: number;
  readonly name: string;
}

/** Makes a chat a page with its files beside it, as one file to be kept. */
export function useExportChat({ id, name }: ExportedChat, withFiles: boolean) {
  const { t, i18n } = useTranslation("chat-export");
  const { now } = useData();
  const { absolute, fullDate } = useFormatTime();
  const collect = useCollectChat();
  const failureText = useFailureText();
  const toPage = usePageMessages();
  const [state, setState] = useState<ExportState>({ step: "asked" });

  const begin = async (before?: readonly Message[]) => {
    try {
      const count = (had: number) => setState({ step: "messages", count: had });
      count(before?.length ?? 0);
      const { messages, failure } = await collect.messages(id, before, count);
      if (failure) setState({ step: "cut", messages, problem: failureText(failure) });
      else await save(messages);
    } catch {
      setState({ step: "failed" });
    }
  };

  const saveCut = async (messages: readonly Message[]) =>
    save(messages).catch(() => setState({ step: "failed" }));

  async function save(messages: readonly Message[]): Promise<void> {
    const count = (had: number) => setState({ step: "files", count: had });
    const files = withFiles ? await collect.files(messages, count) : new Map<number, Blob>();
    const missing = withFiles ? filesOf(messages).size - files.size : 0;
    setState({ step: "packing" });
    const html = await pageOf(messages, files);
    const contents = messages.flatMap((message) => {
      const body = standingFile(message);
      const content = body && files.get(body.fileId);
      return body && content ? [{ path: pathOf(message.id, body), content }] : [];
    });
    const archive = await collect.pack([{ path: "index.html", content: html }, ...contents]);
    saveContent(`${fileName(`${name} ${fullDate(now())}`)}.zip`, archive);
    setState({ step: "saved", missing });
  }

  async function pageOf(
    messages: readonly Message[],
    files: ReadonlyMap<number, unknown>,
  ): Promise<string> {
    const known = new Map(messages.map((message) => [message.id, message]));
    const page = new ChatPage({ title: name, facts: factsOf(messages), language: i18n.language });
    for (const [place, message] of messages.entries()) {
      if (place % SLICE === 0) await new Promise((resolve) => setTimeout(resolve));
      page.add(toPage(message, known.get(message.replyId), files));
    }
    return page.html();
  }

  function factsOf(messages: readonly Message[]): readonly string[] {
    const [oldest] = messages;
    const isCut = oldest !== undefined && oldest.position > 1;
    return [
      t("made", { time: absolute(now()) }),
      t("holds", { count: messages.length }),
      ...(isCut ? [t("cut", { time: absolute(oldest.createTime) })] : []),
    ];
  }

  return { state, begin, saveCut };
}

/** The file of a message that was not taken back. */
function standingFile(message: Message): FileBody | undefined {
  return message.withdrawTime === 0 ? fileBodyOf(message) : undefined;
}

function filesOf(messages: readonly Message[]): ReadonlySet<number> {
  return new Set(messages.flatMap((message) => standingFile(message)?.fileId ?? []));
}
