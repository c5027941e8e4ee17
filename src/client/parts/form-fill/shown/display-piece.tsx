import { Alert, Anchor, Button, Divider, Text, Title } from "@mantine/core";
import { useState } from "react";
import { late } from "#client/ui/late.tsx";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import { textOf } from "#domain/form/json/json.ts";
import { safeAddress } from "./safe-address.ts";

const Codes = late(async () => (await import("./shown-code.tsx")).ShownCode);

/** What a form says and asks nothing with: words, titles, notes, links, codes. */
export function DisplayPiece({ node }: { readonly node: FormNode }) {
  const { content, contentPosition, align } = node.properties;
  const { label } = node.settings;
  switch (node.kind.name) {
    case "groupTitle":
      return (
        <Title order={2} size="h4" ta={alignOf(contentPosition)}>
          {content || label}
        </Title>
      );
    case "divider":
      return (
        <Divider {...(content && { label: content })} labelPosition={sideOf(contentPosition)} />
      );
    case "text":
      return <Text ta={alignOf(textOf(node.properties.textStyle?.["textAlign"]))}>{content}</Text>;
    case "alert":
      return <Note node={node} />;
    case "link":
    case "iframe":
      return <Link node={node} />;
    case "qrcode":
    case "barcode":
      return <Codes node={node} />;
    case "button":
      // What it did was a script, which is never run.
      return (
        <Text ta={alignOf(align)} component="div">
          <Button variant="default" disabled>
            {node.properties.buttonText || label}
          </Button>
        </Text>
      );
    default:
      return null;
  }
}

const tones: Readonly<Record<string, string>> = {
  success: "green",
  warning: "orange",
  error: "red",
};

function Note({ node }: { readonly node: FormNode }) {
  const [open, setOpen] = useState(true);
  const { title, type = "", description, closable, closeText } = node.properties;
  if (!open) return null;
  return (
    <Alert
      color={tones[type] ?? "blue"}
      title={title}
      withCloseButton={closable === true}
      closeButtonLabel={closeText || title || node.settings.label}
      onClose={() => setOpen(false)}
    >
      {description}
    </Alert>
  );
}

/** Leads out in a window of its own; an address that is none leads nowhere. */
function Link({ node }: { readonly node: FormNode }) {
  const { content, href = "" } = node.properties;
  const address = safeAddress(href);
  const words = content || node.settings.label || href;
  if (address === undefined) return <Text>{words}</Text>;
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer">
      {words}
    </Anchor>
  );
}

function alignOf(position: string | undefined): "left" | "center" | "right" {
  return position === "center" || position === "right" ? position : "left";
}

function sideOf(position: string | undefined): "left" | "center" | "right" {
  return position === "left" || position === "right" ? position : "center";
}
