import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { Moment } from "#client/parts/time/moment.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { MarkedText } from "#client/parts/search/marked-text.tsx";
import type { SearchOption } from "./option.ts";
import classes from "./search.module.css";

interface OptionRowProps {
  readonly id: string;
  readonly option: SearchOption;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** One line that can be chosen: what it is, where it stands, how old it is. */
export function OptionRow({ id, option, isActive, onPoint, onChoose }: OptionRowProps) {
  return (
    // The field keeps the focus and takes the keys; what it points at is told by its id.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- an option of a combobox
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option draws no picture and no marks
      role="option"
      aria-selected={isActive}
      className={classes.option}
      data-past={option.past || undefined}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Boundary row={option}>
        <OptionFacts option={option} />
      </Boundary>
    </div>
  );
}

function OptionFacts({ option }: Pick<OptionRowProps, "option">) {
  const { short } = useFormatTime();
  const { icon, title, marks, detail, time = 0 } = option;
  return (
    <>
      <span className={classes.picture}>
        <Picture icon={icon} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          <MarkedText text={title} marks={marks} />
        </span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
      {time > 0 && (
        <Moment className={classes.time} time={time}>
          {short(time)}
        </Moment>
      )}
    </>
  );
}

function Picture({ icon }: Pick<SearchOption, "icon">) {
  if ("userId" in icon) return <InitialsAvatar id={icon.userId} name={icon.name} size="small" />;
  const Drawn = icon;
  return <Drawn size="1.1rem" stroke={1.7} aria-hidden />;
}
