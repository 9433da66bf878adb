import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import { useId, type ReactNode } from 'react';
import { issueText, type FieldIssue } from '#domain/fields/fieldIssue';
import type { Choice } from '#domain/jobs/draft';
import { numberWanted } from '#domain/inputs/numberWanted';
import { parseNumber } from '#domain/inputs/parseNumber';
import type { ChecklistField } from '#domain/presite/checklist';
import { useLanguage } from '../i18n/useLanguage';
import { useLocalText } from '../i18n/useLocalText';
import { useTextLimit } from '../inputs/useTextLimit';
import { useTypedValue, type TypedMeaning } from '../inputs/useTypedValue';
import { ReasonButton } from '../page/ReasonButton';
import type { ChecklistLists, SiteCheck } from './siteCheckApi';
import { useCheckText } from './useCheckText';
import type { Fill, OpenVisit } from './createVisit';

interface Props {
  field: ChecklistField;
  check: SiteCheck;
  lists: ChecklistLists | null;
  issue: FieldIssue | undefined;
  /** Why it cannot be filled in now. */
  reason: string | null;
  onFill: Fill;
  onWrong: OpenVisit['putBack'];
  onLeave: () => void;
}

interface PartProps extends Props {
  id: string;
  label: string;
}

const valueOf = ({ check, field }: Props): SiteCheck[ChecklistField['name']] => check[field.name];

/** YES, NO, or not answered: choosing the chosen one again takes it back [PRE-022]. */
const YesNo = (props: PartProps) => {
  const text = useCheckText();
  const value = valueOf(props);
  return (
    <div className="visit-answers" role="group" aria-labelledby={props.id}>
      {([true, false] as const).map((answer) => (
        <ReasonButton
          key={String(answer)}
          className={`visit-answer is-${answer ? 'yes' : 'no'}`}
          reason={props.reason}
          aria-pressed={value === answer}
          onClick={() => props.onFill(props.field.name, value === answer ? null : answer)}
        >
          {text(answer ? 'yes' : 'no')}
        </ReasonButton>
      ))}
    </div>
  );
};

/** A whole number, with a step up and down for a thumb. */
const Count = (props: PartProps) => {
  const text = useCheckText();
  const { field, id, label, reason, onFill, onWrong, onLeave } = props;
  const value = valueOf(props);
  const count = typeof value === 'number' ? value : null;
  const { language } = useLanguage();
  const counted = { isWhole: true, min: 0, unit: field.kind === 'count' ? field.unit : undefined } as const;
  const [typing, input] = useTypedValue<number>(
    count,
    (next) => onFill(field.name, next, 'soon'),
    {
      format: (number) => (number === null ? '' : String(number)),
      read: (typed): TypedMeaning<number> => {
        const parsed = parseNumber(typed, counted);
        return 'problem' in parsed ? { wrong: numberWanted(counted, parsed.problem, language) } : parsed;
      },
    },
    { label, isLocked: reason !== null, onWrong: (before) => onWrong(field.name, before) },
  );
  const step = (by: number) => (): void => typing.put(Math.max(0, (count ?? 0) + by));
  return (
    <div className="visit-count">
      <ReasonButton
        className="visit-step"
        reason={reason}
        aria-label={text('less', { field: label })}
        onClick={step(-1)}
      >
        <Remove />
      </ReasonButton>
      <input
        ref={input}
        aria-labelledby={id}
        aria-invalid={typing.error !== null}
        aria-describedby={typing.error === null ? undefined : `${id}-wrong`}
        inputMode="numeric"
        autoComplete="off"
        readOnly={reason !== null}
        value={typing.text}
        onChange={({ target }) => typing.onText(target.value)}
        onBlur={() => {
          typing.onLeave();
          onLeave();
        }}
      />
      <ReasonButton
        className="visit-step"
        reason={reason}
        aria-label={text('more', { field: label })}
        onClick={step(1)}
      >
        <Add />
      </ReasonButton>
      {typing.error !== null && (
        <span id={`${id}-wrong`} className="visit-wrong" role="alert">
          {typing.error}
        </span>
      )}
    </div>
  );
};

const Words = (props: PartProps) => {
  const { field, id, label, reason, issue, onFill, onLeave } = props;
  const value = valueOf(props);
  const [limited, tooLong] = useTextLimit(
    typeof value === 'string' ? value : null,
    'max' in field ? field.max : undefined,
    label,
  );
  const common = {
    'aria-labelledby': id,
    'aria-invalid': issue !== undefined,
    readOnly: reason !== null,
    value: typeof value === 'string' ? value : '',
    onBlur: onLeave,
  };
  const fill = (words: string): void => onFill(field.name, words === '' ? null : words, 'soon');
  const change = ({ target }: { target: { value: string } }): void => fill(target.value);
  return (
    <>
      {field.kind === 'long' ? (
        <textarea ref={limited} rows={1} {...common} onChange={change} />
      ) : (
        <input ref={limited} {...common} onChange={change} />
      )}
      {tooLong !== null && (
        <span className="visit-wrong" role="alert">
          {tooLong}
        </span>
      )}
    </>
  );
};

/** A choice in the phone's own list; a chosen one that is no longer offered stays. */
const Pick = (props: PartProps) => {
  const text = useCheckText();
  const { field, id, lists, reason, onFill } = props;
  const value = valueOf(props);
  const chosen: Choice | null = value !== null && typeof value === 'object' ? value : null;
  const offered = (field.kind === 'picker' && lists?.[field.list]) || [];
  const options = chosen && !offered.some((one) => one.id === chosen.id) ? [chosen, ...offered] : offered;
  return (
    <select
      aria-labelledby={id}
      disabled={reason !== null || lists === null}
      value={chosen?.id ?? ''}
      onChange={({ target }) => onFill(field.name, options.find((one) => String(one.id) === target.value) ?? null)}
    >
      <option value="">{text('none')}</option>
      {options.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </select>
  );
};

const inputOf = (props: PartProps): ReactNode => {
  if (props.field.kind === 'yesNo') return <YesNo {...props} />;
  if (props.field.kind === 'count') return <Count {...props} />;
  return props.field.kind === 'picker' ? <Pick {...props} /> : <Words {...props} />;
};

/** A line of the checklist, as a thumb fills it in. */
export const AnswerField = (props: Props) => {
  const { field, issue } = props;
  const local = useLocalText();
  const { language } = useLanguage();
  const id = useId();
  const label = local(field.label);
  return (
    <div className={`visit-field is-${field.kind}`}>
      <span id={id} className="visit-label">
        {label}
      </span>
      {inputOf({ ...props, id, label })}
      {issue && issue.rule !== 'max_length' && (
        <span className="visit-wrong" role="alert">
          {issueText(issue, language, label)}
        </span>
      )}
    </div>
  );
};
