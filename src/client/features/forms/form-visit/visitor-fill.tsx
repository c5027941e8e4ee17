import { Button, TextInput } from "@mantine/core";
import { IconCloudOff, IconSend } from "@tabler/icons-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CompanyLogo } from "#client/parts/outside/company-logo.tsx";
import { FillForm } from "#client/parts/form-fill/form-sheet.tsx";
import { beforeLeaving } from "#client/platform/before-leaving.ts";
import { keepWithin } from "#client/platform/keep-within.ts";
import { useOnlineSignal } from "#client/platform/online-signal.ts";
import { randomId } from "#client/platform/random-id.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { writeValues } from "#domain/form/record/write-record.ts";
import { FORM_LINK_NAME_MAX } from "#domain/form-link/form-link-limits.ts";
import { DRAFT_SAVE_DELAY } from "#domain/limits.ts";
import type { KeptVisit } from "./kept-visit.ts";
import type { ChangeVisit } from "./use-visit.ts";
import { type VisitorForm, visitorStore } from "./visitor-form.ts";
import classes from "./form-visit.module.css";

interface VisitorFillProps {
  readonly form: VisitorForm;
  readonly title: string;
  readonly company: string;
  readonly visit: KeptVisit;
  readonly change: ChangeVisit;
  readonly onSent: () => void;
}

/** A form as a visitor fills it in; what they type stays in this browser until it has been taken. */
export function VisitorFill({ form, title, company, visit, change, onSent }: VisitorFillProps) {
  const { t } = useTranslation("form-link");
  const isOnline = useOnlineSignal();
  const isPhone = useIsPhone();
  const [name, setName] = useState(visit.name);
  const typedName = useRef(visit.name);
  const [store] = useState(() => {
    const { values } = visit;
    return visitorStore(form, { values, now: Date.now(), device: isPhone ? "app" : "pc" });
  });
  const keeper = useMemo(
    () => keepWithin<Partial<KeptVisit>>(DRAFT_SAVE_DELAY, (changed) => change(() => changed)),
    [change],
  );
  const keep = useCallback(
    () => keeper.change({ values: writeValues(store.state.values), name: typedName.current }),
    [keeper, store],
  );
  useEffect(() => {
    let last = store.state.values;
    const leave = store.subscribe(() => {
      if (store.state.values === last) return;
      last = store.state.values;
      keep();
    });
    const stay = beforeLeaving(() => keeper.flush());
    return () => {
      leave();
      stay();
    };
  }, [store, keeper, keep]);

  const surroundings = useMemo(() => ({ ...form.surroundings, signer: name.trim() }), [form, name]);
  const send = () => {
    const hard = store.check();
    if (hard.length > 0) {
      showToast({ message: t("notYet", { count: hard.length }), tone: "error" });
      return;
    }
    keeper.flush();
    const data = JSON.stringify(writeValues(store.state.values));
    const record = { key: randomId(), data, name: name.trim() };
    const isKept = change(({ waiting }) => ({
      waiting: [...waiting, record],
      values: undefined,
      name,
    }));
    if (!isKept) showToast({ message: t("notKept"), tone: "error" });
    onSent();
  };
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <CompanyLogo />
        <div>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.company}>{company}</p>
        </div>
      </header>
      <div className={classes.body}>
        <FillForm store={store} surroundings={surroundings} />
        <TextInput
          className={classes.name}
          label={t("yourName")}
          description={t("yourNameHint")}
          autoComplete="name"
          maxLength={FORM_LINK_NAME_MAX}
          value={name}
          onChange={(event) => {
            typedName.current = event.currentTarget.value;
            setName(typedName.current);
            keep();
          }}
        />
      </div>
      <footer className={classes.foot} data-foot-bar>
        {!isOnline && (
          <output className={classes.offline}>
            <IconCloudOff size="1rem" aria-hidden />
            {t("offlineVisit")}
          </output>
        )}
        <Button
          className={classes.send}
          leftSection={<IconSend size="1rem" aria-hidden />}
          onClick={send}
        >
          {form.ready.form.definition.settings.confirmButtonText || t("send")}
        </Button>
      </footer>
    </main>
  );
}
