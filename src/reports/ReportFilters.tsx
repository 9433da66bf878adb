import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { shownName } from '#domain/lookups/shownName';
import { isListedWhole } from '#domain/reports/filters';
import type { FilterValue, FilterValues, ReportFilter } from '#domain/reports/report';
import { useLanguage } from '../i18n/useLanguage';
import type { Choice } from '../inputs/choice';
import { Combobox } from '../inputs/Combobox';
import { DateInput } from '../inputs/DateInput';
import { LimitedField } from '../inputs/LimitedField';
import type { ReportOptions } from './reportApi';
import { useReportText } from './useReportText';

/** Milliseconds after the last key until a text is searched for. */
const PAUSE = 350;
/** The longest text that is searched for. */
const TEXT_MAX = 100;

interface WordsProps {
  label: string;
  value: string;
  onChange: (value: string | null) => void;
}

/** A text that is taken by Enter, on leaving, or when the typing has stopped. */
const Words = ({ label, value, onChange }: WordsProps) => {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const take = (): void => {
    if (typed.trim() !== value && typed.trim().length <= TEXT_MAX) onChange(typed.trim() === '' ? null : typed.trim());
  };
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(take, PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <LimitedField
      size="small"
      type="search"
      label={label}
      max={TEXT_MAX}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
};

/** All, Yes and No as entries of a list. */
const FLAGS = [true, false] as const;

/** Filters whose entries are the product's own words. */
const LISTED: ReadonlySet<string> = new Set(['category', 'status', 'priority', 'slurry_pickup']);

/** The options of a filter in a language: its own, and those of its table. */
export const optionsOf = (filter: ReportFilter, options: ReportOptions, language: 'en' | 'es'): readonly Choice[] =>
  filter.kind === 'choice'
    ? [
        ...(filter.fixed ?? []).map(({ id, name }) => ({ id, name: name[language] })),
        ...(options[filter.name] ?? []).map((one) =>
          one.name && LISTED.has(filter.from ?? '') ? { ...one, name: shownName(one.name, language) } : one,
        ),
      ]
    : [];

interface Props {
  filters: readonly ReportFilter[];
  values: FilterValues;
  options: ReportOptions;
  onChange: (name: string, value: FilterValue) => void;
  /** Absent while they are the report's own. */
  onReset?: (() => void) | undefined;
  /** What is wrong with a filter, by its name. */
  errors: Readonly<Record<string, string>>;
}

/** The filters of a report, each from its row of the table; what is chosen stands in the address at once. */
export const ReportFilters = ({ filters, values, options, onChange, onReset, errors }: Props) => {
  const { language } = useLanguage();
  const text = useReportText();
  const flags = FLAGS.map((flag, id) => ({ id, name: text(flag ? 'yes' : 'no'), flag }));
  return (
    <>
      {filters.map((filter) => {
        const label = filter.label[language];
        const value = values[filter.name] ?? null;
        switch (filter.kind) {
          case 'date':
            return (
              <DateInput
                key={filter.name}
                label={label}
                value={typeof value === 'string' ? value : null}
                error={errors[filter.name]}
                onChange={(day) => onChange(filter.name, day)}
              />
            );
          case 'choice': {
            const offered = optionsOf(filter, options, language);
            const chosen = offered.find(({ id }) => id === value) ?? null;
            return (
              <Combobox
                key={filter.name}
                label={label}
                required={filter.isRequired === true}
                value={chosen ?? (typeof value === 'number' ? { id: value, name: `#${value}` } : null)}
                options={offered}
                {...(isListedWhole(filter) ? { limit: null } : {})}
                onChange={(choice) => onChange(filter.name, choice?.id ?? null)}
              />
            );
          }
          case 'flag':
            return (
              <Combobox
                key={filter.name}
                label={label}
                value={flags.find(({ flag }) => flag === value) ?? null}
                options={flags}
                onChange={(choice) => onChange(filter.name, choice === null ? null : choice.id === 0)}
              />
            );
          case 'text':
            return (
              <Words
                key={filter.name}
                label={label}
                value={typeof value === 'string' ? value : ''}
                onChange={(words) => onChange(filter.name, words)}
              />
            );
        }
      })}
      {onReset && (
        <Button color="inherit" onClick={onReset} className="tally-reset">
          {text('reset')}
        </Button>
      )}
    </>
  );
};
