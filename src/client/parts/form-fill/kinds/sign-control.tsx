import { jsonOfValue } from "#domain/form/expression/value.ts";
import { SignaturePad } from "#client/parts/signature/signature-pad.tsx";
import { useOfForm, useShownForm } from "../store/form-context.ts";
import type { ControlProps } from "./control-props.ts";

/** A signature in a field of a form. */
export function SignControl({ value, onChange, onLeave, names }: ControlProps) {
  const { users, signer } = useShownForm();
  const me = useOfForm(({ state }) => jsonOfValue(state.around.variable("currentUser")));
  const name = signer ?? users.get(Number(me))?.nickname ?? "";
  return <SignaturePad {...{ value, name, onChange, onLeave, names }} />;
}
